import Mustache
import Testing

@Suite struct NumberTests {
  @Test(arguments: [
    (1.21, "1.21"), (85, "85"), (2.0, "2"), (-2.5, "-2.5"), (0, "0"), (-0.0, "0"), (0.1, "0.1"), (100, "100"),
    (0.00001, "0.00001"), (0.000001, "0.000001"), (0.0000001, "1e-7"), (-0.00000125, "-0.00000125"),
    (1e16, "10000000000000000"), (1.5e20, "150000000000000000000"), (1e21, "1e+21"), (-1.25e300, "-1.25e+300"),
    (1234567.875, "1234567.875"), (.infinity, ".inf"), (-.infinity, "-.inf"), (.nan, ".nan"),
  ])
  func writesNumbers(number: Double, expected: String) throws {
    #expect(try render("{{.}}", .number(number)) == expected)
  }

  @Test(arguments: [(Int.min, "-9223372036854775808"), (0, "0"), (Int.max, "9223372036854775807")])
  func writesIntegers(integer: Int, expected: String) throws {
    #expect(try render("{{.}}", .integer(integer)) == expected)
  }

  @Test func writesFlags() throws {
    #expect(try render("{{a}} {{b}}", ["a": true, "b": false]) == "true false")
  }
}

import Testing
import YAML

struct ScalarCoreValueTests {
  @Test(arguments: [
    ("", CoreValue.null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null), ("nULL", .text("nULL")),
    ("true", .bool(true)), ("True", .bool(true)), ("FALSE", .bool(false)), ("yes", .text("yes")), ("no", .text("no")),
    ("0", .integer(0)), ("-12", .integer(-12)), ("+007", .integer(7)), ("0o17", .integer(15)), ("0x1F", .integer(31)),
    ("9223372036854775807", .integer(.max)), ("9223372036854775808", .float(9_223_372_036_854_775_808)),
    ("0xFFFFFFFFFFFFFFFF", .float(18_446_744_073_709_551_616)),
    ("0o", .text("0o")), ("0x", .text("0x")), ("0o8", .text("0o8")), ("0xG", .text("0xG")), ("-0x1", .text("-0x1")),
    ("1.5", .float(1.5)), (".5", .float(0.5)), ("1.", .float(1)), ("-1e3", .float(-1000)), ("1E-2", .float(0.01)),
    ("1e", .text("1e")), (".", .text(".")), ("-", .text("-")), ("+", .text("+")), ("1_000", .text("1_000")),
    ("1.2.3", .text("1.2.3")), ("18.0+", .text("18.0+")), ("nan", .text("nan")), ("inf", .text("inf")),
    (".inf", .float(.infinity)), ("-.INF", .float(-.infinity)), ("+.Inf", .float(.infinity)),
    ("1e999", .float(.infinity)), ("0x1p3", .text("0x1p3")), ("٣", .text("٣")),
  ])
  func readsAPlainTextByTheCoreSchema(text: String, value: CoreValue) {
    #expect(Scalar(text).coreValue == value)
  }

  @Test func readsNotANumber() {
    guard case .float(let number) = Scalar(".nan").coreValue else {
      Issue.record("'.nan' is a float")
      return
    }
    #expect(number.isNaN)
  }

  @Test(arguments: [Scalar.Style.singleQuoted, .doubleQuoted, .literal, .folded])
  func takesEveryOtherStyleForText(style: Scalar.Style) {
    #expect(Scalar("12", style).coreValue == .text("12"))
    #expect(Scalar("", style).coreValue == .text(""))
  }
}

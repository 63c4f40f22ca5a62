import Foundation

/// A catalog on disk, made from a seed: the same seed and count give the same bytes on every machine.
struct MadeCatalog {
  let root: URL
  let count: Int
  /// The id of the first block.
  private(set) var firstID = ""
  /// The bytes of every manifest, in the order of the blocks.
  private(set) var manifests: [[UInt8]] = []
  /// The bytes of every source, in the order of the blocks.
  private(set) var sources: [[UInt8]] = []

  init(count: Int, seed: UInt64, in folder: URL) throws {
    root = folder.appending(path: "catalog-\(count)")
    self.count = count
    var random = SplitMix64(state: seed)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data(Self.info.utf8).write(to: root.appending(path: "catalog.yaml"))
    for index in 0..<count {
      let block = MadeBlock(index: index, random: &random)
      if index == 0 { firstID = block.id }
      let folder = root.appending(path: block.id)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      manifests.append(Array(block.manifest.utf8))
      sources.append(Array(block.source.utf8))
      try Data(block.manifest.utf8).write(to: folder.appending(path: "block.yaml"))
      try Data(block.source.utf8).write(to: folder.appending(path: "\(block.typeName).swift"))
    }
  }

  private static let info = """
    name: Made
    summary: {en: A made catalog., es: Un catálogo hecho.}
    languages: [en, es]
    categories: {sheets: {en: Sheets, es: Hojas}, controls: {en: Controls, es: Controles}}
    levels: {beginner: {en: Beginner, es: Principiante}, advanced: {en: Advanced, es: Avanzado}}
    license: MIT
    """
}

/// One block, in the size of a real one: a manifest of about 2 KB and a source of about 100 lines.
private struct MadeBlock {
  let id: String
  let typeName: String
  let manifest: String
  let source: String

  private static let words = [
    "sheet", "button", "card", "list", "row", "title", "picker", "slider", "badge", "banner", "avatar", "chart", "grid",
    "header", "footer", "menu", "panel", "progress", "rating", "search", "stepper", "toggle", "table", "timeline",
    "toast",
  ]
  private static let palabras = [
    "hoja", "botón", "tarjeta", "lista", "fila", "título", "selector", "deslizador", "insignia", "pancarta", "avatar",
    "gráfico", "cuadrícula", "cabecera", "pie", "menú", "panel", "progreso", "valoración", "búsqueda", "paso", "tabla",
  ]
  private static let types =
    [
      ("String", nil), ("CGFloat", "24"), ("Bool", "true"), ("Binding<Bool>", nil), ("Color", ".blue"),
      ("@escaping () -> Void", nil), ("[String: Int]", "[:]"), ("Int?", "nil"),
    ] as [(String, String?)]

  init(index: Int, random: inout SplitMix64) {
    func pick<Element>(_ list: [Element], _ random: inout SplitMix64) -> Element {
      list[Int(random.next() % UInt64(list.count))]
    }
    let words = (0..<12).map { _ in pick(Self.words, &random) }
    let palabras = (0..<12).map { _ in pick(Self.palabras, &random) }
    id = "\(words[0])-\(words[1])-\(index)"
    let typeName = "\(words[0].capitalized)\(words[1].capitalized)\(index)"
    self.typeName = typeName
    let function = "\(words[0])\(words[1].capitalized)\(index)"
    let parameters = (0..<6).map { number in
      let (type, value) = pick(Self.types, &random)
      return (name: "\(words[number + 2])\(number)", type: type, value: value)
    }
    manifest = """
      # A made block.
      title: {en: "\(words[0].capitalized) \(words[1]) \(index)", es: "\(palabras[0].capitalized) \(index)"}
      summary:
        en: A \(words[2]) with a \(words[3]) that follows the \(words[4]) of its \(words[5]).
        es: Una \(palabras[2]) con \(palabras[3]) que sigue la \(palabras[4]) de su \(palabras[5]).
      origin: {en: Made for a measurement., es: Hecho para una medición.}
      description:
        en: |
          Shows a **\(words[2])** above a \(words[3]), as tall as its content.

          - The \(words[4]) follows the content.
          - The \(words[5]) stays where it is, and `\(function)` keeps its state.
        es: |
          Muestra una **\(palabras[2])** sobre \(palabras[3]), tan alta como su contenido.

          - La \(palabras[4]) sigue al contenido.
          - La \(palabras[5]) se queda donde está, y `\(function)` conserva su estado.
      category: \(index % 3 == 0 ? "controls" : "sheets")
      level: \(index % 2 == 0 ? "beginner" : "advanced")
      platform: iOS 17.0+
      tags:
        en: [\(Set(words.prefix(6)).sorted().joined(separator: ", ")), item \(index)]
        es: [\(Set(palabras.prefix(6)).sorted().joined(separator: ", ")), elemento \(index)]
      parameters:
      \(parameters.map { parameter in
        """
          \(parameter.name):
            description:
              en: The \(parameter.name) of the block, which a caller gives.
              es: El valor \(parameter.name) del bloque, que da quien llama.
            type: "\(parameter.type)"\(parameter.value.map { "\n    default: \"\($0)\"" } ?? "")
        """
      }.joined(separator: "\n"))
      demo: \(typeName)Demo
      """
    source = """
      // SPDX-License-Identifier: MIT
      import SwiftUI

      extension View {
        /// Shows a \(words[2]) above a \(words[3]).
        ///
        /// - Parameters:
      \(parameters.map { "  ///   - \($0.name): The \($0.name) of the block." }.joined(separator: "\n"))
        func \(function)(
      \(parameters.map { "    \($0.name): \($0.type)\($0.value.map { " = \($0)" } ?? "")" }.joined(separator: ",\n"))
        ) -> some View {
          modifier(\(typeName)(text: "\(words[6])"))
        }
      }

      \((0..<4).map { Self.part(typeName, $0, words[$0 + 3]) }.joined(separator: "\n\n"))

      struct \(typeName)Demo: View {
        @State private var isOn = false

        var body: some View {
          Toggle("\(words[7])", isOn: $isOn)
            .\(function)(
      \(parameters.filter { $0.value == nil }.map { "        \($0.name): \(Self.value(of: $0.type))" }.joined(separator: ",\n")))
        }
      }
      """
  }

  /// A value for a parameter that has no default.
  private static func value(of type: String) -> String {
    switch type {
    case "String": "\"Text\""
    case "Binding<Bool>": "$isOn"
    default: "{}"
    }
  }

  /// About twenty lines of an ordinary view.
  private static func part(_ typeName: String, _ number: Int, _ word: String) -> String {
    """
    private struct \(typeName)Part\(number): View {
      let \(word): String
      @State private var count = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 12) {
          Text(\(word)).font(.title2.bold())
          ForEach(0..<count, id: \\.self) { index in
            Label("Row \\(index)", systemImage: "circle")
              .padding(.horizontal, 16)
          }
          Button("Add") {
            withAnimation(.snappy) { count += 1 }
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
    """
  }
}

/// A small generator of pseudo-random numbers that is the same everywhere.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

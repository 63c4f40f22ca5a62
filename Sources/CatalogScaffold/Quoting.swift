/// A value as a message quotes it: between single quotes, cut after 60 Unicode scalars.
func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let start = String(String.UnicodeScalarView(scalars.prefix(60)))
  return "'\(start)\(scalars.count > 60 ? "…" : "")'"
}

/// The kinds of Markdown that pages are written in: what each reader takes for markup beyond CommonMark.
package enum MarkdownDialect: Sendable {
  /// GitHub: tables, and links made of bare addresses.
  case github
  /// MDX with GitHub's extensions, as Astro reads it: braces hold JavaScript, `<` always opens an element, a paragraph
  /// that begins with `import` or `export` is a module, and indentation makes no code.
  case mdx
  /// DocC: `@` at the start of a line is a directive, two backticks name a symbol, HTML is dropped, quotes and dashes
  /// are made typographic.
  case docc
}

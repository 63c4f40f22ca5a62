// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  init() {}
}

extension ForEach: View where Content: View {
  public var body: EmptyView { EmptyView() }
}

nonisolated extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {}

  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID,
    Data == [(C.Index, ID)]
  {}

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C: MutableCollection & RandomAccessCollection, Data == [(C.Index, ID)] {}

  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {}
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}

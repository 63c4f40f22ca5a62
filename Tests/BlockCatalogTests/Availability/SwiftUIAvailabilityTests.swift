import Diagnostics
import SwiftAPI
import Testing

@testable import BlockCatalog

struct SwiftUIAvailabilityTests {
  private let table = SwiftUIAvailability.table

  @Test func theTableIsSortedAndSaysEachThingOnce() {
    let keys = table.map { "\($0.name) \($0.kind.rawValue) \($0.labels.joined(separator: ":"))" }
    #expect(Set(keys).count == keys.count)
    #expect(table.map(\.name) == table.map(\.name).sorted())
    #expect(table.count >= 220)
  }

  @Test func everyEntryIsWellFormed() {
    for entry in table {
      #expect((15...18).contains(entry.iOS.major), "\(entry.title)")
      #expect(entry.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && !entry.name.isEmpty)
      #expect(entry.labels.allSatisfy { $0 == "{}" || $0.allSatisfy { $0.isLetter || $0 == "_" } && !$0.isEmpty })
      #expect((entry.kind == .type) == (entry.name.first?.isUppercase == true), "\(entry.title)")
      #expect(entry.labels.isEmpty || entry.kind == .modifier || entry.kind == .function, "\(entry.title)")
    }
  }

  @Test func namesOfAReleaseStandInOrder() {
    for release in SwiftUIAvailability.releases {
      for list in [release.modifiers, release.types, release.functions, release.environmentValues] {
        let names = list.split(whereSeparator: \.isWhitespace).map { String($0.prefix { $0 != "(" }) }
        #expect(names == names.sorted(), "\(release.version)")
      }
    }
  }

  @Test(arguments: [
    ("AsyncImage", "15.0"), ("Canvas", "15.0"), ("TimelineView", "15.0"), ("FocusState", "15.0"),
    ("interactiveDismissDisabled", "15.0"), ("task", "15.0"), ("refreshable", "15.0"), ("swipeActions", "15.0"),
    ("safeAreaInset", "15.0"), ("confirmationDialog", "15.0"), ("dismiss", "15.0"), ("listRowSpacing", "15.0"),
    ("Layout", "16.0"), ("Grid", "16.0"), ("ViewThatFits", "16.0"), ("NavigationStack", "16.0"),
    ("UnevenRoundedRectangle", "16.0"), ("presentationDetents", "16.0"), ("presentationDragIndicator", "16.0"),
    ("scrollDisabled", "16.0"), ("onGeometryChange", "16.0"), ("accessibilityZoomAction", "16.0"),
    ("isScrollEnabled", "16.0"), ("fontDesign", "16.1"), ("presentationBackground", "16.4"),
    ("presentationCornerRadius", "16.4"), ("presentationCompactAdaptation", "16.4"),
    ("presentationBackgroundInteraction", "16.4"), ("presentationContentInteraction", "16.4"),
    ("scrollBounceBehavior", "16.4"), ("verticalScrollBounceBehavior", "16.4"), ("containerRelativeFrame", "17.0"),
    ("safeAreaPadding", "17.0"), ("contentMargins", "17.0"), ("scrollTargetBehavior", "17.0"),
    ("scrollClipDisabled", "17.0"), ("phaseAnimator", "17.0"), ("sensoryFeedback", "17.0"),
    ("ContentUnavailableView", "17.0"), ("Bindable", "17.0"), ("accessibilityDirectTouch", "17.0"),
    ("listSectionSpacing", "17.0"), ("onPencilSqueeze", "17.5"), ("presentationSizing", "18.0"),
    ("PresentationSizing", "18.0"), ("MeshGradient", "18.0"), ("ScrollPosition", "18.0"),
    ("onScrollGeometryChange", "18.0"), ("onScrollPhaseChange", "18.0"), ("navigationTransition", "18.0"),
    ("toolbarBackgroundVisibility", "18.0"), ("writingToolsBehavior", "18.0"), ("TabSection", "18.0"),
  ])
  func knownFacts(name: String, version: String) {
    let entries = SwiftUIAvailability.entries(named: name).filter(\.labels.isEmpty)
    #expect(Set(entries.map(\.iOS.description)) == [version])
    #expect(SwiftUIAvailability.names.contains(name))
  }

  @Test(arguments: [
    ("x.onChange(of: a) { }", nil),
    ("x.onChange(of: a, initial: true) { }", "onChange(of:initial:) 17.0"),
    ("x.overlay(Color.red, alignment: .top)", nil),
    ("x.overlay(alignment: .top) { }", "overlay(alignment:) 15.0"),
    ("x.overlay { }", "overlay 15.0"),
    ("x.background(Color.red)", nil),
    ("x.background(.red, in: shape)", "background(_:in:) 15.0"),
    ("x.alert(item: $item) { }", nil),
    ("x.alert(\"Sure?\", isPresented: $asks) { }", "alert(_:isPresented:) 15.0"),
    ("x.scrollPosition(id: $id)", "scrollPosition 17.0"),
    ("x.scrollPosition($position)", "scrollPosition(_:) 18.0"),
    ("x.defaultScrollAnchor(.top)", "defaultScrollAnchor 17.0"),
    ("x.defaultScrollAnchor(.top, for: .alignment)", "defaultScrollAnchor(_:for:) 18.0"),
    ("withAnimation { }", nil),
    ("withAnimation(.snappy) { } completion: { }", "withAnimation(_:completion:) 17.0"),
    ("x.toolbar { }", nil),
    ("x.toolbar(.hidden, for: .tabBar)", "toolbar(_:for:) 16.0"),
    ("x.presentationSizing(.fitted)", "presentationSizing 18.0"),
    ("@Environment(\\.dismiss) var dismiss", "dismiss 15.0"),
    ("dismiss()", nil),
    ("let a: ScrollPosition", "ScrollPosition 18.0"),
  ])
  func formsAreToldApartByLabels(text: String, expected: String?) {
    let file = SourceFile(path: "a.swift", text: text)
    let entries = SourceAPI(parsing: file, seeking: .inSources).uses.compactMap {
      SwiftUIAvailability.entry(for: $0)
    }
    #expect(entries.map { "\($0.title) \($0.iOS)" } == (expected.map { [$0] } ?? []))
  }
}

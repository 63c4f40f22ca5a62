/// Names that SwiftUI has itself.
///
/// A block may add an overload to one, `sheet(height:content:)`; which of the two a call means, types alone tell.
enum SwiftUINames {
  static let all = SwiftUIAvailability.names.union(early)

  /// What came with iOS 13 and 14, which no block is too old for: the table of availability begins after them.
  ///
  /// Source: developer.apple.com/documentation/swiftui.
  private static let early = Set(
    """
    AnyView Alert Angle Animation Binding Button Capsule Circle Color ColorPicker ContainerRelativeShape DatePicker
    DisclosureGroup Divider EditButton Ellipse EmptyView Environment EnvironmentObject FetchRequest Font ForEach Form
    GeometryReader Gradient GridItem Group GroupBox HStack Image Label LazyHGrid LazyHStack LazyVGrid LazyVStack
    LinearGradient Link List Menu NavigationLink NavigationView ObservedObject Path Picker ProgressView RadialGradient
    Rectangle RoundedRectangle ScrollView ScrollViewReader Section SecureField Slider Spacer State StateObject Stepper
    TabView Text TextEditor TextField Toggle Transaction VStack View ZStack
    accentColor accessibility accessibilityAction accessibilityElement accessibilityHidden accessibilityHint
    accessibilityIdentifier accessibilityLabel accessibilityValue actionSheet alert alignmentGuide allowsHitTesting
    allowsTightening anchorPreference animation appStorage aspectRatio background baselineOffset blendMode blur bold
    border brightness buttonStyle clipShape clipped colorInvert colorMultiply colorScheme compositingGroup contentShape
    contextMenu contrast coordinateSpace cornerRadius datePickerStyle delay deleteDisabled disableAutocorrection disabled
    drawingGroup edgesIgnoringSafeArea environment environmentObject fixedSize flipsForRightToLeftLayoutDirection font
    fontWeight foregroundColor frame fullScreenCover gesture grayscale groupBoxStyle help hidden highPriorityGesture
    hoverEffect hueRotation id ignoresSafeArea imageScale italic kerning keyboardShortcut keyboardType labelStyle
    labelsHidden layoutPriority lineLimit lineSpacing listItemTint listRowBackground listRowInsets listStyle luminanceToAlpha
    mask matchedGeometryEffect minimumScaleFactor modifier monospacedDigit moveDisabled multilineTextAlignment
    navigationBarHidden navigationBarItems navigationBarTitle navigationTitle navigationViewStyle offset onAppear onChange
    onDelete onDisappear onDrag onDrop onHover onInsert onLongPressGesture onMove onOpenURL onPreferenceChange onReceive
    onTapGesture opacity overlay padding pickerStyle popover position preference preferredColorScheme previewDevice
    previewDisplayName previewLayout progressViewStyle projectionEffect redacted renderingMode resizable rotation3DEffect
    rotationEffect saturation scaleEffect scaledToFill scaledToFit shadow sheet simultaneousGesture spring statusBar
    strikethrough stroke strokeBorder tabItem tabViewStyle tag textCase textContentType textFieldStyle toggleStyle toolbar
    tracking transaction transformEffect transformEnvironment transition truncationMode underline unredacted userActivity
    withAnimation withTransaction zIndex
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

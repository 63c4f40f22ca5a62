extension SwiftUIAvailability {
  /// SwiftUI from iOS 15 to iOS 18: presentation, scrolling, layout, animation, controls, navigation, text, accessibility.
  ///
  /// Source: the availability that Apple's SwiftUI documentation states for each symbol
  /// (developer.apple.com/documentation/swiftui). What an older release has under the same name is told apart by labels,
  /// or left out: `bold()` is a view's since iOS 16, but a text's since iOS 13.
  static let releases: [SwiftUIRelease] = [
    SwiftUIRelease(
      version: "15.0",
      modifiers: """
        accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent accessibilityFocused
        accessibilityHeading accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor
        accessibilityRotorEntry accessibilityShowsLargeContentViewer accessibilityTextContentType
        alert(_:isPresented:) alert(isPresented:error:) background({}:) background(_:ignoresSafeAreaEdges:)
        background(_:in:) background(alignment:) background(ignoresSafeAreaEdges:) background(in:) badge
        buttonBorderShape confirmationDialog containerShape controlGroupStyle controlSize dynamicTypeSize
        focused focusedSceneValue foregroundStyle headerProminence interactiveDismissDisabled listRowSeparator
        listRowSeparatorTint listRowSpacing listSectionSeparator listSectionSeparatorTint mask({}:) mask(alignment:) menuIndicator
        onSubmit overlay({}:) overlay(_:ignoresSafeAreaEdges:) overlay(_:in:) overlay(alignment:)
        previewInterfaceOrientation privacySensitive refreshable safeAreaInset scenePadding searchCompletion searchable
        speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
        submitLabel submitScope swipeActions symbolRenderingMode symbolVariant task textInputAutocapitalization
        textSelection tint
        """,
      types: """
        AccessibilityFocusState AnyShapeStyle AsyncImage AsyncImagePhase BorderedButtonStyle
        BorderedProminentButtonStyle ButtonBorderShape ButtonRole Canvas ContentShapeKinds ControlGroup DismissAction
        DismissSearchAction DynamicTypeSize EllipticalGradient FocusState GraphicsContext HierarchicalShapeStyle
        HorizontalEdge InterfaceOrientation Material Prominence RefreshAction SearchFieldPlacement
        SectionedFetchRequest SubmitLabel SymbolRenderingMode SymbolVariants TextInputAutocapitalization
        TimelineSchedule TimelineView VerticalEdge Visibility
        """,
      environmentValues: """
        backgroundMaterial controlSize dismiss dismissSearch dynamicTypeSize headerProminence isPresented isSearching
        keyboardShortcut refresh symbolRenderingMode symbolVariants
        """),
    SwiftUIRelease(
      version: "16.0",
      modifiers: """
        accessibilityActions accessibilityZoomAction backgroundStyle contentTransition contextMenu({}:preview:) contextMenu(forSelectionType:)
        contextMenu(menuItems:preview:) defersSystemGestures draggable dropDestination findDisabled findNavigator
        fontWidth formStyle gaugeStyle gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment
        labeledContentStyle layoutValue lineLimit(_:reservesSpace:) menuOrder navigationDestination navigationDocument
        navigationSplitViewColumnWidth navigationSplitViewStyle onContinuousHover onGeometryChange
        persistentSystemOverlays presentationDetents presentationDragIndicator renameAction replaceDisabled
        scenePadding(_:edges:) scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollIndicators
        searchScopes searchSuggestions searchable(text:tokens:) tableStyle toolbar(_:for:) toolbarBackground toolbarColorScheme toolbarRole
        toolbarTitleMenu
        """,
      types: """
        AnyGradient AnyLayout ColumnsFormStyle ContentTransition CustomPresentationDetent FormStyle Gauge Grid
        GridLayout GridRow GroupedFormStyle HStackLayout HoverPhase ImageRenderer LabeledContent LabeledContentStyle
        Layout LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey MenuOrder MultiDatePicker NavigationPath
        NavigationSplitView NavigationSplitViewVisibility NavigationStack OpenWindowAction PasteButton
        PresentationDetent ProposedViewSize RectangleCornerRadii RenameButton ScrollDismissesKeyboardMode ScrollIndicatorVisibility
        ShareLink SharePreview SpatialTapGesture Table TableColumn TableRow ToolbarPlacement ToolbarRole
        ToolbarTitleMenu UIHostingConfiguration UnevenRoundedRectangle VStackLayout ViewSpacing ViewThatFits ZStackLayout
        """,
      environmentValues: """
        backgroundStyle contentTransition horizontalScrollIndicatorVisibility isScrollEnabled menuOrder openWindow
        rename scrollDismissesKeyboardMode supportsMultipleWindows verticalScrollIndicatorVisibility
        """),
    SwiftUIRelease(version: "16.1", modifiers: "fontDesign"),
    SwiftUIRelease(
      version: "16.4",
      modifiers: """
        menuActionDismissBehavior presentationBackground presentationBackgroundInteraction
        presentationCompactAdaptation presentationContentInteraction presentationCornerRadius scrollBounceBehavior
        searchScopes(_:activation:)
        """,
      types: """
        MenuActionDismissBehavior PresentationAdaptation PresentationBackgroundInteraction
        PresentationContentInteraction ScrollBounceBehavior SearchScopeActivation
        """,
      environmentValues: "horizontalScrollBounceBehavior verticalScrollBounceBehavior"),
    SwiftUIRelease(
      version: "17.0",
      modifiers: """
        accessibilityDirectTouch allowedDynamicRange animation(_:{}:) badgeProminence
        buttonRepeatBehavior colorEffect containerBackground containerRelativeFrame contentMargins defaultScrollAnchor
        dialogIcon dialogSuppressionToggle distortionEffect focusEffectDisabled focusable geometryGroup inspector
        inspectorColumnWidth invalidatableContent keyframeAnimator layerEffect layoutDirectionBehavior
        listSectionSpacing navigationDestination(item:) onChange(of:initial:) onKeyPress paletteSelectionEffect
        phaseAnimator safeAreaPadding scrollClipDisabled scrollIndicatorsFlash scrollPosition scrollTargetBehavior
        scrollTargetLayout scrollTransition searchDictationBehavior searchable(text:isPresented:) selectionDisabled
        sensoryFeedback springLoadingBehavior symbolEffect symbolEffectsRemoved tableColumnHeaders textEditorStyle
        textScale toolbar(removing:) toolbarTitleDisplayMode transaction(value:) typesettingLanguage visualEffect
        """,
      types: """
        AnimationCompletionCriteria AnimationContext AnimationState BadgeProminence Bindable ButtonRepeatBehavior
        ContainerBackgroundPlacement ContentMarginPlacement ContentUnavailableView CoordinateSpaceProtocol
        CubicKeyframe CustomAnimation EmptyVisualEffect KeyPress KeyframeAnimator KeyframeTimeline KeyframeTrack
        Keyframes KeyframesBuilder LayoutDirectionBehavior LinearKeyframe MagnifyGesture MoveKeyframe
        NamedCoordinateSpace NavigationSplitViewColumn PagingScrollTargetBehavior PaletteControlGroupStyle
        PalettePickerStyle PhaseAnimator RotateGesture ScrollTarget ScrollTargetBehavior ScrollTransitionConfiguration
        ScrollTransitionPhase SensoryFeedback Shader ShaderFunction ShaderLibrary Spring SpringKeyframe TextEditorStyle
        ToolbarTitleDisplayMode TransactionKey Transition TransitionPhase TypesettingLanguage UnitCurve
        ViewAlignedScrollTargetBehavior VisualEffect
        """,
      functions: """
        withAnimation(_:completionCriteria:) withAnimation(_:{}:completion:) withAnimation({}:completion:)
        withTransaction(_:_:)
        """,
      environmentValues: """
        allowedDynamicRange backgroundProminence badgeProminence buttonRepeatBehavior dismissWindow
        springLoadingBehavior
        """),
    SwiftUIRelease(version: "17.5", modifiers: "onPencilDoubleTap onPencilSqueeze"),
    SwiftUIRelease(
      version: "18.0",
      modifiers: """
        containerValue customizationBehavior defaultAdaptableTabBarPlacement defaultScrollAnchor(_:for:)
        labelsVisibility matchedTransitionSource materialActiveAppearance navigationTransition onScrollGeometryChange
        onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange presentationSizing
        scrollInputBehavior scrollPosition(_:) searchFocused sectionActions tabPlacement tabViewCustomization
        tabViewSidebarFooter tabViewSidebarHeader textRenderer textSelectionAffinity toolbarBackgroundVisibility
        toolbarVisibility writingToolsBehavior
        """,
      types: """
        AdaptableTabBarPlacement AnyScrollTargetBehavior AutomaticNavigationTransition AutomaticPresentationSizing
        ContainerValueKey ContainerValues FittedPresentationSizing FormPresentationSizing
        MatchedTransitionSourceConfiguration MaterialActiveAppearance MeshGradient NavigationTransition PagePresentationSizing
        PresentationSizing PresentationSizingContext PresentationSizingRoot PreviewModifier ScrollAnchorRole
        ScrollGeometry ScrollInputBehavior ScrollPhase ScrollPhaseChangeContext ScrollPosition SectionCollection SectionConfiguration
        SidebarAdaptableTabViewStyle Subview SubviewsCollection Tab TabBarOnlyTabViewStyle TabContent
        TabContentBuilder TabCustomizationBehavior TabPlacement TabRole TabSection TabViewCustomization TextSelection
        TextSelectionAffinity UIGestureRecognizerRepresentable WritingToolsBehavior ZoomNavigationTransition
        """,
      environmentValues: "materialActiveAppearance tabBarPlacement writingToolsBehavior"),
  ]
}

// SPDX-License-Identifier: MIT
// A bottom sheet with a title bar, as tall as its title bar and content; it needs DynamicHeightTray.swift.

import SwiftUI

// MARK: - Presenting a bottom sheet

extension View {
  /// Presents a sheet with a title bar on the system background, as tall as title bar and content together.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is open; a swipe down sets it to `false`.
  ///   - title: The text in the title bar.
  ///   - content: The content below the title bar; it scrolls where it is taller than the sheet may be.
  /// - Returns: A view that presents the sheet.
  func autoSizingBottomSheet<SheetContent: View>(
    isPresented: Binding<Bool>,
    title: String,
    @ViewBuilder content: @escaping () -> SheetContent
  ) -> some View {
    autoSizingBottomSheet(
      isPresented: isPresented, title: title, backgroundColor: Color(.systemBackground), content: content)
  }

  /// Presents a sheet with a title bar on a background of your choice, as tall as title bar and content together.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is open; a swipe down sets it to `false`.
  ///   - title: The text in the title bar.
  ///   - backgroundColor: The color behind title bar and content, up to the edges of the sheet.
  ///   - content: The content below the title bar; it scrolls where it is taller than the sheet may be.
  /// - Returns: A view that presents the sheet.
  func autoSizingBottomSheet<SheetContent: View>(
    isPresented: Binding<Bool>,
    title: String,
    backgroundColor: Color = Color(.systemBackground),
    @ViewBuilder content: @escaping () -> SheetContent
  ) -> some View {
    let options = DynamicHeightTrayOptions(
      background: AnyShapeStyle(backgroundColor),
      header: AnyView(BottomSheetTitleBar(title: title, backgroundColor: backgroundColor)))
    return dynamicHeightTray(isPresented: isPresented, options: options) {
      content()
        .frame(maxWidth: .infinity)
        .background(backgroundColor)
    }
  }
}

// MARK: - Title bar

/// A bold title over a divider; it grows where the text needs more room.
private struct BottomSheetTitleBar: View {
  let title: String
  let backgroundColor: Color

  var body: some View {
    Text(title)
      .font(.title2)
      .bold()
      .multilineTextAlignment(.center)
      .padding(.horizontal)
      .frame(maxWidth: .infinity, minHeight: 55)
      .background(backgroundColor)
      .overlay(alignment: .bottom) { Divider() }
      .accessibilityAddTraits(.isHeader)
  }
}

// MARK: - Demo

/// A delivery whose details unfold in a bottom sheet, which grows with them.
struct AutoSizingBottomSheetDemo: View {
  @State private var isPresented = false

  var body: some View {
    Button("Show delivery") { isPresented = true }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .autoSizingBottomSheet(isPresented: $isPresented, title: "Delivery") {
        Details()
      }
  }

  /// The content of the sheet; its inner state changes the sheet's height.
  private struct Details: View {
    @State private var showsStops = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Label("Arrives today, 17:30", systemImage: "shippingbox.fill")
          .font(.headline)
        if showsStops {
          Label("Left the warehouse", systemImage: "building.2.fill")
          Label("Sorted in your city", systemImage: "mappin.and.ellipse")
          Label("On the van", systemImage: "truck.box.fill")
        }
        Button(showsStops ? "Fewer details" : "More details") {
          withAnimation(reduceMotion ? nil : .snappy(duration: 0.35)) { showsStops.toggle() }
        }
        .buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(24)
    }
  }
}

#Preview {
  AutoSizingBottomSheetDemo()
}

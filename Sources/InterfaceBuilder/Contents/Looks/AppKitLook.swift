import Graphics

/// The look of a text of AppKit.
struct AppKitLook {
  var font: Font?
  /// The color of the text.
  var color: Color
  /// The color behind it; nil where an image, a material or a class of the app may be there.
  var background: Color?
  var isDisabled: Bool

  /// Reads a text field or a text view with a text; nil for any other element.
  init?(_ element: InterfaceElement) {
    let drawn: Color?
    switch element.name {
    case "textField":
      guard let cell = element.cellElement.map({ CellContent($0) }),
        cell.title?.isBlank == false, element.customClass == nil, cell.element.customClass == nil
      else { return nil }
      (font, isDisabled) = (cell.font, !cell.isEnabled)
      color = cell.textColor ?? .system("controlTextColor")
      drawn = cell.drawsBackground ? cell.backgroundColor ?? .system("textBackgroundColor") : nil
    case "textView":
      guard !AppKitTextContent(element).text.isBlank, element.customClass == nil else {
        return nil
      }
      (font, isDisabled) = (element.font("font"), false)
      color = element.color("textColor") ?? .system("textColor")
      drawn =
        element.bool("drawsBackground") == false
        ? nil : element.backgroundColor ?? .system("textBackgroundColor")
    default: return nil
    }
    background = drawn ?? element.parent.flatMap { Self.background(of: $0) }
  }

  /// Returns the color that the views around a text draw behind it; that of a window where none does.
  private static func background(of element: InterfaceElement) -> Color? {
    for view in sequence(first: element, next: \.parent).prefix(64) {
      let drawn: Color?
      switch view.name {
      // A material has a color that goes with those of AppKit.
      case "window", "objects", "visualEffectView": return .system("windowBackgroundColor")
      case "box" where view["boxType"] == "custom" && !BoxContent(view).isTransparent:
        drawn = view.color("fillColor")
      case "tableView" where view.bool("alternatingRowBackgroundColors") == true,
        "outlineView" where view.bool("alternatingRowBackgroundColors") == true:
        drawn = .system("controlBackgroundColor")
      case "scrollView", "clipView", "tableView", "outlineView", "collectionView":
        drawn =
          view.bool("drawsBackground") == false
          ? nil : view.backgroundColor ?? .system("controlBackgroundColor")
      case "view", "customView", "stackView", "splitView", "box", "gridView", "tableCellView":
        guard view.customClass == nil || view.isPlainViewOfAppKit else { return nil }
        drawn = nil
      case "tabView", "tabViewItem": drawn = nil
      default:
        guard view[.id] == nil || view.isController || view.name == "tableColumn" else {
          return nil
        }
        drawn = nil
      }
      // What is behind a translucent color cannot be told.
      if let drawn, drawn.alpha != 0 { return drawn.alpha ?? 1 < 1 ? nil : drawn }
    }
    return nil
  }
}

extension Color {
  /// Indicates whether it is a color of AppKit, which differs with the appearance.
  var isOfAppKit: Bool { if case .system = value { true } else { false } }
}

extension InterfaceElement {
  /// Indicates whether a view is of a class of AppKit, which draws nothing by itself.
  fileprivate var isPlainViewOfAppKit: Bool { ["NSView", "NSStackView"].contains(customClass) }
}

/// The colors of AppKit in its two appearances, as observed on macOS 11 to 15: a gray and its opacity.
let appKitColors: [String: (light: Color, dark: Color)] = [
  "windowBackgroundColor": (gray(0xEC), gray(0x32)),
  "textBackgroundColor": (gray(0xFF), gray(0x1E)),
  "controlBackgroundColor": (gray(0xFF), gray(0x1E)),
  "labelColor": (gray(0, 0.85), gray(0xFF, 0.85)),
  "controlTextColor": (gray(0, 0.85), gray(0xFF, 0.85)),
  "headerTextColor": (gray(0, 0.85), gray(0xFF)),
  "textColor": (gray(0), gray(0xFF)),
  "secondaryLabelColor": (gray(0, 0.5), gray(0xFF, 0.55)),
  "tertiaryLabelColor": (gray(0, 0.26), gray(0xFF, 0.25)),
  "disabledControlTextColor": (gray(0, 0.25), gray(0xFF, 0.25)),
]

private func gray(_ byte: Int, _ alpha: Double = 1) -> Color {
  .gray(white: Double(byte) / 255, alpha: alpha)
}

import Graphics

/// The natural sizes of controls, of what is aligned of them.
///
/// What stands around a text was derived from the frames of documents whose text is as wide as its frame:
/// the value that most of them have in common.
@MainActor
enum NSNaturalSize {
  /// Returns the size of a button.
  static func size(of button: NSButton) -> Size {
    guard let cell = button.cell as? NSButtonCell else { return .zero }
    let isSmall = button.controlSize == .small || button.controlSize == .mini
    let title = button.imagePosition == .imageOnly ? "" : button.title
    let text = width(of: title, font: button.font)
    if let popUp = button as? NSPopUpButton { return size(of: popUp, isSmall: isSmall) }
    if cell.isCheckBox || cell.isRadio {
      let mark = isSmall ? Size(width: 20, height: 14) : Size(width: 24, height: 16)
      return Size(width: text > 0 ? text + mark.width : mark.height, height: mark.height)
    }
    let picture = button.imagePosition == .noImage || button.image == nil ? 0 : 16.0
    guard button.isBordered else { return Size(width: max(text, picture), height: 16) }
    let bezel =
      switch button.bezelStyle {
      case .toolbar: Size(width: 14, height: 20)
      case .accessoryBar, .accessoryBarAction: Size(width: 14, height: isSmall ? 16 : 19)
      case .smallSquare: Size(width: 26, height: 21)
      default: isSmall ? Size(width: 16, height: 16) : Size(width: 20, height: 20)
      }
    return Size(width: text + picture + bezel.width, height: bezel.height)
  }

  /// A pop-up button is as wide as its longest title; one that pulls down has its own.
  private static func size(of button: NSPopUpButton, isSmall: Bool) -> Size {
    let titles = button.pullsDown ? [button.title] : button.itemTitles
    let text = titles.map { width(of: $0, font: button.font) }.max() ?? 0
    return Size(width: text + (isSmall ? 29 : 33), height: isSmall ? 16 : 20)
  }

  /// Returns the width of a segment that fits its label or its image.
  static func width(of segment: Segment, font: Font?) -> Double {
    let text = width(of: segment.label ?? "", font: font)
    return Double(text + (segment.image == nil ? 0 : 16)) + 20
  }

  /// Returns the size of a segmented control.
  static func size(of control: NSSegmentedControl) -> Size {
    let segments = control.segmentedCell?.segments ?? []
    let widths = segments.map { segment in
      segment.width > 0 ? segment.width : width(of: segment, font: control.font)
    }
    let isEqual = control.segmentDistribution == .fillEqually
    let whole =
      isEqual ? (widths.max() ?? 0) * Double(widths.count) : widths.reduce(0, +)
    let isSmall = control.controlSize == .small || control.controlSize == .mini
    return Size(width: whole, height: isSmall ? 16 : 20)
  }

  /// Returns the size of a field: a label is as large as its text.
  static func size(of field: NSTextField) -> Size {
    guard !field.isEditable, !field.isBezeled else {
      return Size(
        width: NSView.noIntrinsicMetric, height: field.controlSize == .small ? 19 : 21)
    }
    let size = self.size(of: field, within: field.wrapsText ? field.preferredMaxLayoutWidth : 0)
    return Size(width: size.width, height: max(size.height, 1))
  }

  /// Returns the size of a label whose lines wrap at a width; 0 for none.
  static func size(of field: NSTextField, within width: Scalar) -> Size {
    measurer.size(
      of: AttributedText(field.stringValue), font: field.font ?? .system(ofSize: 13),
      width: width > 0 ? Double(width) : nil, lines: field.wrapsText ? 0 : 1)
  }

  private static var measurer: SystemTextMeasurer { SystemTextMeasurer() }

  private static func width(of text: String, font: Font?) -> Scalar {
    guard !text.isEmpty else { return 0 }
    return measurer.size(
      of: AttributedText(text), font: font ?? .system(ofSize: 13), width: nil, lines: 1
    ).width
  }
}

extension NSTextField {
  /// Indicates whether the text takes as many lines as it needs.
  final var wrapsText: Bool { lineBreakMode.wraps }
}

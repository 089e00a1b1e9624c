import Graphics

/// The natural sizes of controls, of what is aligned of them.
///
/// They are derived from the frames of documents: a push button has 10 points beside its title, a
/// check box 20 before it; a label is 16 points high and a field with a bezel 21.
enum NSNaturalSize {
  @MainActor
  static func size(of button: NSButton) -> Size {
    let text = width(of: button.title, font: button.font)
    let cell = button.cell as? NSButtonCell
    if cell?.isCheckBox == true || cell?.isRadio == true {
      return Size(width: text + 20, height: 16)
    }
    let image = button.imagePosition == .noImage ? nil : button.image
    let picture = image == nil ? 0 : 16.0
    guard button.isBordered else {
      return Size(width: max(text, picture), height: 16)
    }
    return Size(width: text + picture + 20, height: 20)
  }

  @MainActor
  static func size(of field: NSTextField) -> Size {
    guard !field.isEditable, !field.isBezeled else {
      return Size(width: NSView.noIntrinsicMetric, height: 21)
    }
    return Size(width: width(of: field.stringValue, font: field.font) + 4, height: 16)
  }

  private static func width(of text: String, font: Font?) -> Double {
    guard !text.isEmpty else { return 0 }
    return CountingTextMeasurer().size(
      of: AttributedText(text), font: font ?? Font.system(ofSize: 13), width: nil, lines: 1
    ).width
  }
}

import Accessibility
import ControlCore
import Graphics
import ResponderKit

extension Button {
  /// What the button shows that could be its name: a title that is not blank, or its image.
  final var shownName: (name: String, source: LabelSource)? {
    if let title = currentAttributedTitle?.string, !title.isBlank {
      return (title, .attributedTitle)
    }
    if let title = currentTitle, !title.isBlank { return (title, .title) }
    return currentImage?.accessibilityLabel.map { ($0, .image) }
  }

  /// The name of a button of the system's types that shows the type's image; that of `contactAdd` is not
  /// known.
  private var systemName: SpokenWord? {
    guard let image = currentImage, image == buttonType.image else { return nil }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: return .moreInfo
    case .close: return .close
    case .contactAdd, .custom, .system, .plain: return nil
    }
  }

  /// The element with the name that is spoken, and with the one that is not where they differ.
  final func named(_ collected: AccessibilityElement) -> AccessibilityElement {
    var element = collected
    guard let shown = shownName else {
      if element.label == nil { element.systemLabel = systemName }
      return element
    }
    // A subclass that answers with a label of its own has one as if it were set.
    let isOwn = element.label != (explicitAccessibilityLabel ?? shown.name)
    let label = explicitAccessibilityLabel ?? (isOwn ? element.label : nil)
    // The title of a pop-up button with a label is its value.
    let isValue = label != nil && element.value == .text(shown.name)
    if label == nil || (labelPolicy == .documented && shown.source != .image && !isValue) {
      element.label = shown.name
      element.labelSource = shown.source
      element.attributedLabel =
        shown.source == .attributedTitle
        ? currentAttributedTitle.flatMap { $0.hasSpeech ? $0 : nil } : nil
    }
    if let label, shown.source != .image, label != shown.name, !isValue {
      element.overruledLabel =
        labelPolicy == .documented
        ? OverruledLabel(label, policy: .observed)
        : OverruledLabel(shown.name, policy: .documented)
    }
    return element
  }
}

extension String {
  /// Whether the text has nothing but white space: a title of a blank is set to show none.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

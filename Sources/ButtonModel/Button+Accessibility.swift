import Accessibility
import ControlCore
import Graphics
import ResponderKit

extension Button {
  /// The visible content that can name the button: a title that is not blank, or its image.
  final var shownName: (name: String, source: LabelSource)? {
    if let title = currentAttributedTitle?.string, !title.isBlank {
      return (title, .attributedTitle)
    }
    if let title = currentTitle, !title.isBlank { return (title, .title) }
    return currentImage?.accessibilityLabel.map { ($0, .image) }
  }

  /// The name of a button of a system type that shows the type's image; the name of `contactAdd` is
  /// unknown.
  private var systemName: SystemLabel? {
    guard let image = currentImage, image == buttonType.image else { return nil }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: return .moreInfo
    case .close: return .close
    case .contactAdd, .custom, .system, .plain: return nil
    }
  }

  /// Returns the element with its spoken name, and with the overruled name where the two differ.
  final func named(_ collected: AccessibilityElement) -> AccessibilityElement {
    var element = collected
    guard let shown = shownName else {
      guard element.label == nil else { return element }
      element.systemLabel = systemName
      if element.systemLabel == nil, imageNamePolicy == .guessed, let image = currentImage {
        element.label = image.readableName
        element.labelSource = element.label.map { _ in .imageName }
      }
      return element
    }
    // A subclass that overrides the label counts as having set it.
    let isOwn = element.label != (explicitAccessibilityLabel ?? shown.name)
    let label = explicitAccessibilityLabel ?? (isOwn ? element.label : nil)
    // The title of a pop-up button with a label is its value.
    let isValue = label != nil && element.value == .text(shown.name)
    if label == nil || (labelPolicy == .documented && shown.source != .image && !isValue) {
      element.label = shown.name
      element.labelSource = shown.source
      element.attributedLabel =
        shown.source == .attributedTitle
        ? currentAttributedTitle?.attributedText.ifSpoken : nil
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

extension Button {
  /// The name of a button that shows only an image, where neither has a label;
  /// UIKit has no counterpart.
  ///
  /// A named policy: Apple documents no name, and devices are observed to guess one; see
  /// Docs/Divergences.md.
  public enum ImageNamePolicy: UInt8, Sendable, Hashable, CaseIterable {
    /// No name, as in AccessibilitySnapshot.
    case silent
    /// The image's name in readable form, as VoiceOver guesses it.
    case guessed
  }
}

extension Button {
  /// The words for a button with a selection of its own, which a tap toggles; UIKit has no
  /// counterpart.
  ///
  /// A named policy: Apple documents none; see Docs/Divergences.md.
  public enum TogglePolicy: UInt8, Sendable, Hashable, CaseIterable {
    /// `Next. Button.` and `Selected: Next. Button.`
    case selectedButton
    /// `Next. Switch Button. Off.`, as SwiftUI's toggles in the style of a button say.
    case switchButton
  }
}

extension Image {
  /// The name without file extension and scale, split into words: `ic_close@2x.png` reads ic close.
  fileprivate var readableName: String? {
    var text = name[...]
    for ending in [".png", ".pdf", ".svg", ".jpg", ".jpeg"] where text.hasSuffix(ending) {
      text = text.dropLast(ending.count)
    }
    for scale in ["@2x", "@3x"] where text.hasSuffix(scale) { text = text.dropLast(3) }
    var words = ""
    var last: Character = " "
    for character in text {
      let isBreak = "_-.".contains(character)
      if character.isUppercase, last.isLowercase { words += " " }
      if !isBreak { words.append(character) } else if last != " " { words += " " }
      last = isBreak ? " " : character
    }
    let trimmed = words.split(separator: " ").joined(separator: " ")
    return trimmed.isEmpty ? nil : trimmed
  }
}

extension String {
  /// Indicates whether the text is only white space: apps set a blank title to show none.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

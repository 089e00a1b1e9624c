import Accessibility
import ControlValues
import Graphics
import InterfaceBuilder
import ResponderKit

// The standard accessibility of views and controls without a live class of their own, from the
// values of the document. The traits and values are those of UIKit's controls in
// AccessibilitySnapshot's reference images. A search field is edited like a text field, as devices
// announce it. Date pickers, pickers and color wells have none, because their contents are determined
// at run time.

extension AccessibilityElement {
  init?(_ content: LabelContent) {
    guard let text = content.text, !text.isEmpty else { return nil }
    self.init(label: text, traits: .staticText, labelSource: .text)
  }

  init(_ content: SwitchContent) {
    self.init(value: .toggle(content.isOn ? .on : .off), traits: [.button, .toggleButton])
  }

  init(_ content: SliderContent) {
    self.init(value: .percent(content.bounded.fraction), traits: .adjustable)
  }

  init(_ content: ProgressContent) {
    self.init(value: .percent(content.bounded.fraction), traits: .updatesFrequently)
    systemLabel = .progress
  }

  /// The element of an activity indicator; nil for one that is not running.
  init?(_ content: ActivityIndicatorContent) {
    guard content.isAnimating else { return nil }
    self.init(traits: .updatesFrequently)
    systemLabel = .inProgress
  }

  init?(_ content: PageControlContent) {
    guard content.numberOfPages > 0 else { return nil }
    self.init(
      value: .position(content.currentPage + 1, of: content.numberOfPages), traits: .adjustable)
  }

  init(_ content: TextInputContent) {
    var traits: AccessibilityTraits
    switch content.kind {
    case .field: traits = .textEntry
    case .area: traits = content.isEditable ? [.textEntry, .textArea] : .staticText
    case .search: traits = [.searchField, .textEntry]
    }
    if content.isSecure { traits.insert(.secureTextField) }
    let text = content.text
    let value = content.isSecure ? String(repeating: "•", count: text.count) : text
    self.init(
      label: text.isEmpty ? content.placeholder : nil, value: text.isEmpty ? nil : .text(value),
      traits: traits, labelSource: .placeholder)
  }
}

extension View {
  /// Makes each segment an accessibility element.
  func addParts(of content: SegmentedControlContent) {
    let segments = content.segments
    let selected = content.isMomentary ? nil : content.selectedSegmentIndex
    accessibilityElements = segments.enumerated().map { number, segment in
      var traits: AccessibilityTraits = .button
      if number == selected { traits.insert(.selected) }
      if !content.isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
      let title = segment.title.flatMap { $0.isEmpty ? nil : $0 }
      let item = part(
        number, of: segments.count,
        AccessibilityElement(label: title, traits: traits, labelSource: .title))
      item.accessibilityContainerPosition = .series(number + 1, of: segments.count)
      return item
    }
  }

  /// Makes each of the two buttons of a stepper an accessibility element.
  func addParts(of content: StepperContent) {
    let (value, range) = (content.bounded.value, content.bounded.range)
    let ends: [(SystemLabel, isAtEnd: Bool)] = [
      (.decrement, value <= range.lowerBound), (.increment, value >= range.upperBound),
    ]
    accessibilityElements = ends.enumerated().map { number, end in
      let isDimmed = !content.isEnabled || (end.isAtEnd && !content.wraps)
      var standard = AccessibilityElement(traits: isDimmed ? [.button, .notEnabled] : .button)
      standard.systemLabel = end.0
      return part(number, of: 2, standard)
    }
  }

  /// Returns one of several side-by-side parts of equal width.
  private func part(
    _ number: Int, of count: Int, _ element: AccessibilityElement
  ) -> AccessibilityItem {
    let item = AccessibilityItem(accessibilityContainer: self)
    item.setStandardAccessibility(element)
    let width = bounds.width / Double(max(count, 1))
    item.accessibilityFrameInContainerSpace = Rect(
      x: bounds.minX + width * Double(number), y: bounds.minY, width: width, height: bounds.height)
    return item
  }
}

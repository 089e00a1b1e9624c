import Accessibility
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

/// What views and controls that have no live class of their own say by themselves, from the values that
/// the document gives them.
///
/// Switches and sliders are in StandIns.swift. The traits and values are those that AccessibilitySnapshot's images have of UIKit's controls. Date
/// pickers, pickers and color wells say nothing: what they show is decided when they run.
extension Loading {
  func addStandardAccessibility(to view: View, _ element: InterfaceElement) {
    switch element.name {
    case "segmentedControl": addSegments(to: view, element)
    case "stepper": addStepperParts(to: view, element)
    case "imageView":
      // UIKit's page says that it is accessible; in practice it is no element until the app says so.
      view.setStandardAccessibility(AccessibilityElement(traits: .image), isElement: false)
    default:
      // A class of the app may say something else; these two say themselves what they are.
      guard !(view is LoadedSwitch), !(view is LoadedSlider),
        let standard = standardElement(element)
      else { return }
      view.setStandardAccessibility(standard)
    }
  }

  private func standardElement(_ element: InterfaceElement) -> AccessibilityElement? {
    switch element.name {
    case "label":
      let text = element.string("text") ?? element.attributedText("attributedText") ?? ""
      guard !text.isEmpty else { return nil }
      return AccessibilityElement(label: text, traits: .staticText, labelSource: .text)
    case "switch":
      return AccessibilityElement(
        value: .toggle(element["on"] == "YES" ? .on : .off), traits: [.button, .toggleButton])
    case "slider":
      return AccessibilityElement(
        value: .percent(LoadedSlider.share(of: element)), traits: .adjustable)
    case "progressView":
      let progress = element.finiteNumber("progress") ?? 0
      return AccessibilityElement(
        value: .percent(min(max(progress, 0), 1)), traits: .updatesFrequently)
    case "pageControl":
      let count = element["numberOfPages"].flatMap { Int($0) } ?? 0
      let page = element["currentPage"].flatMap { Int($0) } ?? 0
      guard count > 0, count < .max, (0..<count).contains(page) else { return nil }
      return AccessibilityElement(value: .position(page + 1, of: count), traits: .adjustable)
    case "textField", "textView", "searchBar": return textElement(element)
    default: return nil
    }
  }

  private func textElement(_ element: InterfaceElement) -> AccessibilityElement {
    let text = element.string("text") ?? element.attributedText("attributedText") ?? ""
    let placeholder = element.string("placeholder").flatMap { $0.isEmpty ? nil : $0 }
    let input = element.child("textInputTraits")
    let isSecure = input?["secureTextEntry"] == "YES"
    var traits: AccessibilityTraits = element.name == "searchBar" ? .searchField : .textEntry
    if element.name == "textView" { traits = [.textEntry, .textArea] }
    if element.name == "textView", element["editable"] == "NO" { traits = .staticText }
    if isSecure { traits.insert(.secureTextField) }
    let value = isSecure ? String(repeating: "•", count: text.count) : text
    return AccessibilityElement(
      label: text.isEmpty ? placeholder : nil, value: text.isEmpty ? nil : .text(value),
      traits: traits, labelSource: .placeholder)
  }

  private func addSegments(to view: View, _ element: InterfaceElement) {
    let segments = element.child("segments").map { Array($0.children) } ?? []
    let selected = element["selectedSegmentIndex"].flatMap { Int($0) }
    let width = view.bounds.width / Double(max(segments.count, 1))
    let isEnabled = element["enabled"] != "NO"
    view.accessibilityElements = segments.enumerated().map { number, segment in
      let item = AccessibilityItem(accessibilityContainer: view)
      let title = segment.string("title").flatMap { $0.isEmpty ? nil : $0 }
      var traits: AccessibilityTraits = .button
      if number == selected, element["momentary"] != "YES" { traits.insert(.selected) }
      if !isEnabled || segment["enabled"] == "NO" { traits.insert(.notEnabled) }
      item.setStandardAccessibility(
        AccessibilityElement(label: title, traits: traits, labelSource: .title))
      item.accessibilityContainerPosition = .series(number + 1, of: segments.count)
      item.accessibilityFrameInContainerSpace = Rect(
        x: view.bounds.minX + width * Double(number), y: view.bounds.minY, width: width,
        height: view.bounds.height)
      return item
    }
  }

  private func addStepperParts(to view: View, _ element: InterfaceElement) {
    let value = element.finiteNumber("value") ?? 0
    let low = element.finiteNumber("minimumValue") ?? 0
    let high = element.finiteNumber("maximumValue") ?? 100
    let parts: [(SpokenWord, isAtEnd: Bool)] = [
      (.decrement, value <= low), (.increment, value >= high),
    ]
    let isEnabled = element["enabled"] != "NO"
    let wraps = element["wraps"] == "YES"
    view.accessibilityElements = parts.enumerated().map { number, part in
      let item = AccessibilityItem(accessibilityContainer: view)
      let isDimmed = !isEnabled || (part.isAtEnd && !wraps)
      var standard = AccessibilityElement(traits: isDimmed ? [.button, .notEnabled] : .button)
      standard.systemLabel = part.0
      item.setStandardAccessibility(standard)
      let width = view.bounds.width / 2
      item.accessibilityFrameInContainerSpace = Rect(
        x: view.bounds.minX + width * Double(number), y: view.bounds.minY, width: width,
        height: view.bounds.height)
      return item
    }
  }
}

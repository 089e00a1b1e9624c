public import Accessibility
import Graphics
public import InterfaceBuilder

/// Shows a document as text: each control with what it says, shows and sends.
public struct DocumentOutline: Sendable {
  /// Creates the presenter.
  public init() {}

  /// Returns the outline, ending with a line break; the announcements are found by the ids of the
  /// controls.
  public func present(
    _ document: InterfaceDocument, announcements: [String: Announcement] = [:]
  ) -> String {
    var lines = ["\(visible(document.path))   \(summary(of: document))"]
    for scene in document.scenes {
      let controls = document.controls.filter { $0.sceneID == scene.id }
      guard !controls.isEmpty else { continue }
      lines += ["", headline(of: scene)]
      for control in controls { lines += describe(control, announcements[control.id]) }
    }
    let others = document.controls.filter { $0.button == nil }.map { words(of: $0.elementName) }
    if !others.isEmpty {
      lines += ["", "  (values and announcements are not shown yet: \(counted(others)))"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(of scene: InterfaceScene) -> String {
    let title = scene.title.map(visible)
    let owner = scene.ownerClass.map(visible)
    guard let title else { return owner.map { "File's Owner   \($0)" } ?? "File's Owner" }
    return owner == nil || owner == title ? title : "\(title)   \(owner ?? "")"
  }

  private func describe(_ control: InterfaceControl, _ announcement: Announcement?) -> [String] {
    let head: [String] = [
      "  ● \(control.kindWords)", control.displayName ?? "", control.handle,
      traits(of: control).joined(separator: ", "),
    ]
    var lines = [head.filter { !$0.isEmpty }.joined(separator: "  ")]
    func add(_ name: String, _ text: String) {
      lines.append("      " + name + String(repeating: " ", count: 8 - name.count) + text)
    }
    if let announcement { add("says", visible(announcement.text)) }
    if let label = control.effectiveAccessibility.label, announcement?.isNamedByTitle == true,
      label != announcement?.label
    {
      add("note", "the title is spoken, not the accessibility label '\(visible(label))'")
    }
    if let button = control.button {
      let titles = button.states.compactMap { name, content in
        (content.attributedTitle ?? content.title).map { "\(visible(name)) \(visible($0))" }
      }
      if titles.count > 1 { add("titles", titles.joined(separator: " · ")) }
      let images = button.states.compactMap { name, content in
        content.image.map { "\(visible(name)) \(visible($0.name))" }
      }
      if !images.isEmpty { add("images", images.joined(separator: " · ")) }
    }
    for action in control.actions { add("sends", action.words) }
    return lines
  }

  private func traits(of control: InterfaceControl) -> [String] {
    var traits = [control.button?.buttonType, control.button?.role].compactMap { $0 }.map(visible)
    if let style = control.button?.configuration?.style { traits.append(visible(style)) }
    if !control.isEnabled { traits.append("disabled") }
    if control.isSelected { traits.append("selected") }
    if control.isHighlighted { traits.append("highlighted") }
    if control.isHidden { traits.append("hidden") }
    return traits
  }
}

extension Announcement {
  /// Whether the name that is spoken is the title of the control.
  fileprivate var isNamedByTitle: Bool {
    description.contains { $0.source == .label(.title) || $0.source == .label(.attributedTitle) }
  }

  /// The phrase that is the name, without the punctuation of a sentence.
  fileprivate var label: String? {
    description.first { if case .label = $0.source { true } else { false } }
      .map { $0.text.hasSuffix(".") ? String($0.text.dropLast()) : $0.text }
  }
}

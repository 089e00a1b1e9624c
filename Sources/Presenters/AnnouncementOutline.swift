public import Accessibility
public import InterfaceBuilder

/// Shows what a screen reader says of each control of a document, one line each.
public struct AnnouncementOutline: Sendable {
  /// Creates the presenter.
  public init() {}

  /// Returns the lines, ending with a line break; the announcements are found by the ids of the
  /// controls.
  public func present(_ document: InterfaceDocument, announcements: [String: Announcement])
    -> String
  {
    var lines = ["\(visible(document.path))   \(summary(of: document))"]
    for scene in document.scenes {
      let controls = document.controls.filter { $0.sceneID == scene.id }
      let spoken = controls.filter { announcements[$0.id] != nil }
      if let title = scene.title, !controls.isEmpty { lines.append("  \(visible(title))") }
      let width = min(24, spoken.map(\.handle.count).max() ?? 0)
      for control in spoken {
        guard let text = announcements[control.id]?.text else { continue }
        let padding = String(repeating: " ", count: max(0, width - control.handle.count))
        lines.append("    \(control.handle)\(padding)  \(visible(text))\(remark(on: control))")
      }
      let others = controls.filter { announcements[$0.id] == nil }.map { words(of: $0.elementName) }
      if !others.isEmpty { lines.append("    (not announced yet: \(counted(others)))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why a screen reader does not get to the control as it stands in the document.
  private func remark(on control: InterfaceControl) -> String {
    if control.effectiveAccessibility.isElement == false {
      return "  (not an accessibility element)"
    }
    return control.isHidden ? "  (hidden)" : ""
  }
}

public import Accessibility
public import InterfaceBuilder
public import Localize

/// Shows what a screen reader says of each control of a document.
public struct AnnouncementOutline: Sendable {
  /// How the text stands out.
  public var style: TextStyle

  /// Creates the presenter.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// Returns the lines, ending with a line break.
  ///
  /// The announcements stand in the order of the document's controls, nil for one that has none; the
  /// language is the one that the document was put into.
  public func present(
    _ document: InterfaceDocument, announcements: [Announcement?], language: LanguageTag? = nil
  ) -> String {
    var lines = [
      style.bold(visible(document.path, limit: 8192)) + "   " + summary(of: document, in: language)
    ]
    let pairs = zip(document.controls, announcements).filter { $0.0.kind == .control }
    let scenes = Dictionary(grouping: pairs, by: \.0.sceneIndex).sorted { $0.key < $1.key }
    for (number, controls) in scenes {
      if let title = document.scenes[number].title {
        lines.append("  " + style.bold(visible(title)))
      }
      lines += spoken(controls)
      let silent = controls.filter { $0.1 == nil }.map { words(of: $0.0.elementName) }
      if !silent.isEmpty { lines.append("    (not announced yet: \(counted(silent)))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func spoken(_ controls: [(InterfaceControl, Announcement?)]) -> [String] {
    let spoken = controls.filter { $0.1 != nil }
    let width = min(24, spoken.map { columns(of: $0.0.handle) }.max() ?? 0)
    return spoken.flatMap { control, announcement -> [String] in
      let handle = control.handle
      let padding = String(repeating: " ", count: max(0, width - columns(of: handle)))
      let remark = control.unreachable.map { "  (\($0))" } ?? ""
      let text = visible(announcement?.text ?? "") + remark
      let indent = width + 6
      return wrapped(text, to: style.width - indent).enumerated().map { number, line in
        number == 0
          ? "    \(style.dim(handle))\(padding)  \(line)"
          : String(repeating: " ", count: indent) + line
      }
    }
  }
}

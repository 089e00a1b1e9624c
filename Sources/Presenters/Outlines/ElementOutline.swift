public import Accessibility
import Graphics
public import InterfaceBuilder
public import Localize
import TextFormats

/// Shows the accessibility elements and containers of each screen of a document, with the role,
/// traits and frame of each element.
public struct ElementOutline: Sendable {
  /// The style of the text.
  public var style: TextStyle

  /// Creates the presenter.
  public init(style: TextStyle = TextStyle()) { self.style = style }

  /// Returns the lines, ending with a line break; the language is that of the document.
  public func present(
    _ document: InterfaceDocument, screens: [SpokenScreen], language: LanguageTag? = nil
  ) -> String {
    var lines = style.heading(
      of: document, in: language, otherWords: screens.lazy.compactMap(\.otherWords).first)
    for screen in screens where !screen.elements.isEmpty || !screen.unread.isEmpty {
      if let title = screen.title { lines.append("  " + style.bold(visible(title))) }
      lines += present(
        screen.tree, announcements: screen.elements.map(\.announcement), indent: 4)
      lines += screen.counts(in: style)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the lines of a tree; the announcements are in the order of its elements.
  public func present(
    _ tree: AccessibilityTree, announcements: [Announcement], indent: Int = 0
  ) -> [String] {
    var announcements = announcements[...]
    return tree.nodes.flatMap { lines(of: $0, &announcements, indent) }
  }

  private func lines(
    of node: AccessibilityNode, _ announcements: inout ArraySlice<Announcement>, _ indent: Int
  ) -> [String] {
    switch node {
    case .element(let element):
      return lines(of: element, announcements.popFirst(), indent)
    case .container(let container):
      let margin = String(repeating: " ", count: min(indent, 24))
      var lines = [margin + style.bold(container.summary)]
      for child in container.children { lines += self.lines(of: child, &announcements, indent + 2) }
      return lines
    }
  }

  private func lines(
    of element: AccessibilityElement, _ announcement: Announcement?, _ indent: Int
  ) -> [String] {
    let margin = String(repeating: " ", count: min(indent, 24))
    let role = element.subrole?.rawValue ?? element.role.rawValue
    let frame = element.frame
    var facts = [element.traitDisplayNames.joined(separator: ", ")]
    facts.append(
      "at \(decimal(frame.minX)), \(decimal(frame.minY)), "
        + "\(decimal(frame.width)) × \(decimal(frame.height))")
    if let identifier = element.identifier { facts.append("#\(visible(identifier))") }
    let text = announcement.map { visible($0.text) } ?? ""
    let head = "\(style.bold(role))  \(text)"
    let width = style.width - margin.count - 2
    return wrapped(head, to: width).enumerated().map { number, line in
      margin + (number == 0 ? line : "  " + line)
    }
      + wrapped(facts.filter { !$0.isEmpty }.joined(separator: " · "), to: width).map {
        margin + "  " + style.dim($0)
      }
  }
}

extension AccessibilityContainer {
  /// The kind of container and its name.
  fileprivate var summary: String {
    var words =
      switch type {
      case .none: traits.contains(.tabBar) ? "tab bar" : isExplicit ? "in this order" : "group"
      case .dataTable: "table"
      case .list: "list"
      case .landmark: "landmark"
      case .semanticGroup: "group"
      }
    if let label, !label.isEmpty { words += " “\(visible(label))”" }
    if isModal { words += ", modal" }
    return words
  }
}

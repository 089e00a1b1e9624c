public import Accessibility
public import ControlValues
public import InterfaceBuilder
package import InterfaceLoader
public import Localize
import TextFormats

/// Shows a document as text: each control with its announcement, its content and its actions.
public struct DocumentOutline: Sendable {
  /// The style of the text.
  public var style: TextStyle
  /// A Boolean value that indicates whether unknown elements, and attributes that are not shown
  /// otherwise, are listed.
  public var isVerbose: Bool

  /// Creates the presenter.
  public init(style: TextStyle = TextStyle(), isVerbose: Bool = false) {
    self.style = style
    self.isVerbose = isVerbose
  }

  /// Returns the outline, ending with a line break.
  ///
  /// Announcements and appearances are in the order of the document's controls. A control has no
  /// announcement if it is silent, and several if it has parts. A button has an appearance for each
  /// state. The language is that of the document; other words are the language of the screen
  /// reader's own words, if the reader does not speak that of the document.
  public func present(
    _ document: InterfaceDocument, announcements: [[Announcement]] = [],
    appearances: [[ButtonAppearance]] = [], language: LanguageTag? = nil,
    otherWords: String? = nil
  ) -> String {
    var text = ""
    present(
      document, language: language, otherWords: otherWords,
      announcements: { $0 < announcements.count ? announcements[$0] : [] },
      appearances: { $0 < appearances.count ? appearances[$0] : [] }, to: { text += $0 })
    return text
  }

  /// Shows the outline control by control; the closures return what each says and looks like, and the values of the
  /// bindings of an object by their names.
  package func present(
    _ document: InterfaceDocument, language: LanguageTag?, otherWords: String?,
    announcements: (Int) -> [Announcement], appearances: (Int) -> [ButtonAppearance],
    bound: (InterfaceElement) -> [String: BindingAnswer] = { _ in [:] },
    attributes: [LoadedAttribute] = [],
    to put: (String) throws -> Void
  ) rethrows {
    func write(_ lines: [String]) throws { try put(lines.map { $0 + "\n" }.joined()) }
    let attributesOfElements = Dictionary(grouping: attributes, by: \.owner.ordinal)
    try write(style.heading(of: document, in: language, otherWords: otherWords))
    var heading: [String]?
    var place: (scene: Int, outermost: InterfaceElement?)?
    var template: InterfaceElement?
    func writeHeading(of scene: Int, _ outermost: InterfaceElement?) throws {
      guard place == nil || place?.scene != scene || place?.outermost != outermost else { return }
      place = (scene, outermost)
      let own = headline(of: document.scenes[scene], outermost)
      if own != heading { try write([""] + own) }
      heading = own
    }
    var tabs = document.tabItems[...]
    let hasTabs = !tabs.isEmpty
    func writeTabs(before control: InterfaceControl?) throws {
      while let tab = tabs.first, control.map({ tab.ordinal < $0.element.ordinal }) ?? true {
        tabs.removeFirst()
        guard let scene = document.sceneIndex(of: tab) else { continue }
        try writeHeading(
          of: scene, document.scenes[scene].id == nil ? tab.outermostObject : nil)
        try write(describe(tab: TabContent(tab), depth: tab.depthInTabs - 1))
      }
    }
    for (number, control) in document.controls.enumerated() {
      if control.hasBoundContent { template = control.element }
      let isTemplate =
        template != nil && control.kind == .item
        && sequence(first: control.element, next: \.parent).contains { $0 == template }
      guard isVerbose || !control.isSeparator && !isTemplate else { continue }
      try writeTabs(before: control)
      try writeHeading(
        of: control.sceneIndex, control.sceneID == nil ? control.element.outermostObject : nil)
      let depth = control.depth + (hasTabs ? control.element.depthInTabs : 0)
      let own = attributesOfElements[control.element.ordinal] ?? []
      try write(
        describe(control, announcements(number), bound(control.element), own, depth: depth))
      try write(table(of: appearances(number), depth: depth))
    }
    try writeTabs(before: nil)
    try write(bindings(in: document, bound))
    try write(self.attributes(attributes, in: document))
    if !document.duplicateObjects.isEmpty || isVerbose { try write(remarks(on: document)) }
  }

  /// Returns the heading above a control: its scene with the class of the controller, or the window,
  /// view or menu of a xib that it is in with its own class; a view of no class of the app has that of
  /// the owner.
  private func headline(
    of scene: InterfaceScene, _ outermost: InterfaceElement?
  ) -> [String] {
    let isWindow = outermost?.name == "window"
    let own = outermost?.headline == outermost?.customClass ? nil : outermost?.customClass
    let owner = isWindow ? outermost?.customClass : own ?? scene.ownerClass
    let title = scene.id == nil ? outermost?.headline ?? "File's Owner" : scene.title ?? "Scene"
    return style.heading(title, owner.map(visible).flatMap { $0 == title ? nil : $0 } ?? "")
  }

  /// Returns what is bound of objects that are no controls, such as columns and controllers.
  private func bindings(
    in document: InterfaceDocument, _ bound: (InterfaceElement) -> [String: BindingAnswer]
  ) -> [String] {
    let bindings = document.bindingsOfOtherObjects
    guard !bindings.isEmpty else { return [] }
    var lines = [""] + style.heading("Other bindings", "")
    var owner: InterfaceElement?
    for binding in bindings {
      if owner != binding.owner {
        owner = binding.owner
        lines += headline(ofOther: binding.owner)
      }
      let answer = bound(binding.owner)[binding.name].map { ", \(visible($0.text))" } ?? ""
      let target = binding.connection.targetSummary
      lines += fact(
        "bound", "\(visible(binding.name)) to \(target) \(visible(binding.keyPath))\(answer)", "  ")
    }
    return lines
  }

  /// Returns the runtime attributes of objects that are no controls, such as views.
  private func attributes(
    _ attributes: [LoadedAttribute], in document: InterfaceDocument
  ) -> [String] {
    let controls = Set(document.controls.map(\.element.ordinal))
    let others = attributes.filter { !controls.contains($0.owner.ordinal) }
    guard !others.isEmpty else { return [] }
    var lines = [""] + style.heading("Other runtime attributes", "")
    for (place, attribute) in others.enumerated() {
      if place == 0 || others[place - 1].owner != attribute.owner {
        lines += headline(ofOther: attribute.owner)
      }
      lines += fact("runtime", attribute.summary, "  ")
    }
    return lines
  }

  /// Returns the line of an object that is no control, below which stand its bindings or its runtime attributes.
  private func headline(ofOther owner: InterfaceElement) -> [String] {
    let title = AppKitTableContent.title(of: owner) ?? owner.userLabel
    let parts = [
      "● \(displayName(of: owner.name))", title.map { style.bold(shortened(visible($0), to: 48)) },
      owner.id.map { style.dim(visible("id \($0)")) },
    ]
    return wrapped(
      parts.compactMap { $0 }.joined(separator: "  "), to: style.width - 2, indentation: 2
    )
    .map { "  " + $0 }
  }

  private func describe(
    _ control: InterfaceControl, _ announcements: [Announcement], _ bound: [String: BindingAnswer],
    _ attributes: [LoadedAttribute], depth: Int
  ) -> [String] {
    let indent = indentation(depth)
    let facts = control.facts(announcements, bound: bound, attributes: attributes)
    let width = style.width - columns(of: indent)
    var lines = wrapped(control.headline(style: style, bound: bound), to: width, indentation: 2)
      .map { indent + $0 }
    for (name, text) in facts { lines += fact(name, text, indent) }
    if isVerbose { lines += others(of: control, indent) }
    return lines
  }

  /// Returns the line of a tab of AppKit, below which its controls stand.
  private func describe(tab: TabContent, depth: Int) -> [String] {
    let indent = indentation(depth)
    let title = tab.label.isEmpty ? tab.image.map(\.name) ?? "no title" : tab.label
    let handle = tab.element.id.map { visible("id \($0)") } ?? "without an id"
    let parts = [
      "▸ \(displayName(of: tab.element.name))", style.bold(shortened(visible(title), to: 48)),
      style.dim(handle),
    ]
    return wrapped(
      parts.joined(separator: "  "), to: style.width - columns(of: indent), indentation: 2
    )
    .map { indent + $0 }
  }

  private func indentation(_ depth: Int) -> String {
    String(repeating: "  ", count: 1 + min(8, depth))
  }

  /// Returns a line for each state, below a heading.
  private func table(of appearances: [ButtonAppearance], depth: Int) -> [String] {
    let states = rows(of: appearances)
    guard !states.isEmpty else { return [] }
    let indent = String(repeating: "  ", count: 1 + min(8, depth))
    let width = (states.map { columns(of: $0.state) }.max() ?? 0) + 2
    let margin = columns(of: indent) + 6 + width
    return [indent + "    " + style.dim("states")]
      + states.flatMap { state, looks in
        wrapped(looks, to: max(style.width - margin, 20)).enumerated().map { number, line in
          guard number == 0 else { return String(repeating: " ", count: margin) + line }
          let gap = String(repeating: " ", count: width - columns(of: state))
          return indent + "      " + style.dim(state) + gap + line
        }
      }
  }

  /// Returns the appearance of each state.
  ///
  /// A combined state that looks like one of its parts is left out, and a single state that looks
  /// like the normal state is marked as such.
  private func rows(of appearances: [ButtonAppearance]) -> [(state: String, looks: String)] {
    var known: [(state: ControlState, looks: String)] = []
    return appearances.compactMap { appearance in
      let looks = visible("\(appearance)", limit: 8192)
      let isPart = known.contains {
        appearance.state.isSuperset(of: $0.state) && $0.looks == looks
      }
      known.append((appearance.state, looks))
      if isPart, appearance.state.rawValue.nonzeroBitCount > 1 { return nil }
      return ("\(appearance.state)", isPart ? "as normal" : looks)
    }
  }

  private func fact(_ name: String, _ text: String, _ indent: String) -> [String] {
    let label = name + String(repeating: " ", count: name.count < 8 ? 8 - name.count : 2)
    let width = columns(of: indent) + 4 + label.count
    return wrapped(text, to: style.width - width).enumerated().map { number, line in
      number == 0
        ? indent + "    " + style.dim(label) + line : String(repeating: " ", count: width) + line
    }
  }

  /// Returns the lines for other attributes of the element and its cell, and for keyed properties.
  private func others(of control: InterfaceControl, _ indent: String) -> [String] {
    func list(_ attributes: [(name: String, value: String)]) -> String {
      attributes.map { "\(visible($0.name))=\(visible($0.value))" }.joined(separator: " ")
    }
    let cell = control.cell?.element
    let cellAttributes = control.cell?.otherAttributes
    let properties = control.element.otherProperties + (cell?.otherProperties ?? [])
    let facts = [
      ("other", list(control.otherAttributes)), ("cell", list(cellAttributes ?? [])),
      ("holds", properties.map { visible($0.key) }.joined(separator: " ")),
    ]
    return facts.filter { !$0.1.isEmpty }.flatMap { fact($0.0, $0.1, indent) }
  }

  /// Returns the remarks on the document as a whole: duplicate ids and unknown elements.
  private func remarks(on document: InterfaceDocument) -> [String] {
    var lines: [String] = []
    let duplicates = document.duplicateObjects
    for element in duplicates.prefix(20) {
      let line = element.position.line
      let remark =
        "(line \(line): the id '\(visible(element.id ?? ""))' is taken by an earlier object)"
      lines += wrapped(remark, to: style.width - 2, indentation: 1).map { "  " + $0 }
    }
    if duplicates.count > 20 { lines.append("  (and \(duplicates.count - 20) more such ids)") }
    let unknown = document.unknownElements.sorted { $0.key < $1.key }
    if isVerbose, !unknown.isEmpty {
      let names = unknown.map { "\($0.value) \(visible($0.key))" }.joined(separator: ", ")
      lines += wrapped("(unknown elements: \(names))", to: style.width - 2, indentation: 1)
        .map { "  " + $0 }
    }
    return lines.isEmpty ? [] : [""] + lines
  }
}

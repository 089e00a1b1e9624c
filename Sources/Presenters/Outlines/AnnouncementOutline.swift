public import Accessibility
public import InterfaceBuilder
public import Localize
import TextFormats

/// Shows what a screen reader says on each screen of a document, in reading order.
public struct AnnouncementOutline: Sendable {
  /// The style of the text.
  public var style: TextStyle
  /// A Boolean value that indicates whether each phrase is explained by its property, its table and
  /// its rule.
  public var explains: Bool

  /// Creates the presenter.
  public init(style: TextStyle = TextStyle(), explains: Bool = false) {
    self.style = style
    self.explains = explains
  }

  /// Returns the lines, ending with a line break; the language is that of the document.
  public func present(
    _ document: InterfaceDocument, screens: [SpokenScreen], language: LanguageTag? = nil
  ) -> String {
    var lines = style.heading(
      of: document, in: language, otherWords: screens.lazy.compactMap(\.otherWords).first)
    if let remark = screens.lazy.compactMap(\.readerRemark).first {
      lines += wrapped(remark, to: style.width - 2).map { "  " + style.dim($0) }
    }
    for screen in screens where !screen.elements.isEmpty || !screen.unread.isEmpty {
      if let title = screen.title { lines.append("  " + style.bold(visible(title))) }
      let width = min(24, screen.elements.map { columns(of: $0.shownHandle) }.max() ?? 0)
      lines += screen.elements.flatMap { self.lines(of: $0, width) }
      lines += screen.counts(in: style)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of element: SpokenScreen.Element, _ width: Int) -> [String] {
    let handle = element.shownHandle
    let padding = String(repeating: " ", count: max(0, width - columns(of: handle)))
    let announcement = element.announcement
    let indent = String(repeating: " ", count: width + 6)
    let text =
      announcement.text.allSatisfy(\.isWhitespace)
      ? "(nothing)" : visible(announcement.text, limit: 8192)
    var lines = wrapped(text, to: style.width - width - 6).enumerated().map { number, line in
      number == 0 ? "    \(style.dim(handle))\(padding)  \(line)" : indent + line
    }
    if let bound = element.attributes?.appKit?.bindings, !bound.isEmpty {
      let names = bound.map { visible($0) }.joined(separator: ", ")
      lines += wrapped("(bound: \(names))", to: style.width - width - 6).map { indent + $0 }
    }
    if let note = announcement.policyNote {
      lines += wrapped("(\(note))", to: style.width - width - 6).map { indent + $0 }
    }
    return explains ? lines + explanation(of: element) : lines
  }

  /// Returns a line for each phrase: the words, then their origin and the rule.
  private func explanation(of element: SpokenScreen.Element) -> [String] {
    let phrases = element.announcement.phrases
    let width = min(24, phrases.map { columns(of: visible($0.text)) }.max() ?? 0)
    return phrases.enumerated().flatMap { number, phrase -> [String] in
      let words = shortened(visible(phrase.text), to: width)
      let padding = String(repeating: " ", count: max(0, width - columns(of: words)))
      let origin =
        element.origins.indices.contains(number) ? ", \(element.origins[number].summary)" : ""
      let reason = "\(phrase.source.propertyName)\(origin): \(phrase.rule.explanation)"
      let indent = String(repeating: " ", count: width + 10)
      return wrapped(reason, to: style.width - width - 10).enumerated().map { line, text in
        line == 0 ? "        \(words)\(padding)  \(style.dim(text))" : indent + style.dim(text)
      }
    }
  }
}

extension SpokenScreen {
  /// The lines below a screen that count what is not read.
  func counts(in style: TextStyle) -> [String] {
    unreadLines.flatMap { line in
      wrapped("(\(line))", to: style.width - 4).map { "    " + $0 }
    }
  }

  /// The remarks, and what is not read, a line for each reason: `not announced yet: 1 Date Picker`.
  var unreadLines: [String] {
    remarks + unread.sorted { $0.key < $1.key }.map { "\($0.key): \(counted($0.value))" }
  }
}

extension SpokenScreen.Element {
  /// The handle, sanitized for a terminal.
  fileprivate var shownHandle: String { handle.isEmpty ? "without an id" : visible(handle) }
}

extension PhraseOrigin {
  /// The key and the table, such as `sgn-bt-001.normalTitle in de.lproj/SignIn.strings`.
  fileprivate var summary: String {
    switch self {
    case .word(let word, let language, let origin):
      "\(word.key) in \(word.table).strings (\(language)\(origin.map { ", \($0)" } ?? ""))"
    case .table(let key, let path): visible("\(key) in \(path)")
    case .document(let key?): visible("\(key) in the document")
    case .document(nil): "in the document"
    }
  }
}

extension Announcement {
  /// A note that another policy would speak another label; nil if the policies agree.
  var policyNote: String? {
    overruledLabel.map { "--label-policy \($0.policy.rawValue) says '\(visible($0.label))'" }
  }
}

extension Announcement.Source {
  /// The name of the property.
  fileprivate var propertyName: String {
    switch self {
    case .label(let source): source.map { "\($0)" } ?? "the control's own name"
    case .value: "accessibilityValue"
    case .hint: "accessibilityHint"
    case .trait(let trait): "trait \(trait)"
    case .expandedStatus: "accessibilityExpandedStatus"
    case .position: "place in its container"
    case .customContent: "accessibilityCustomContent"
    case .customActions: "accessibilityCustomActions"
    case .readerHint(let trait): trait.isEmpty ? "the reader's hint" : "hint for \(trait)"
    case .container: "the container's accessibilityLabel"
    }
  }
}

public import InterfaceBuilder

/// The totals of several documents, for the last line of a description.
public struct DocumentTotals: Sendable {
  private var documents = 0
  private var kinds: [InterfaceControl.Kind: Int] = [:]
  /// The number of files that could not be read.
  public var failures = 0
  /// The number of folders and files that the search left out.
  public var leftOut = 0

  /// Creates the totals of no document.
  public init() {}

  /// Adds a document.
  public mutating func add(_ document: InterfaceDocument) {
    documents += 1
    for control in document.controls { kinds[control.kind, default: 0] += 1 }
  }

  /// A Boolean value that indicates whether the totals say more than the heading of one document.
  public var isWorthTelling: Bool { documents + failures > 1 || leftOut > 0 }

  /// Returns the line, ending with a line break: `51 documents · 55 controls · 2 items`.
  public func present(style: TextStyle = TextStyle()) -> String {
    var facts = [amount(documents, "document"), amount(kinds[.control] ?? 0, "control")]
    if let items = kinds[.item] { facts.append(amount(items, "item")) }
    if let gestures = kinds[.gestureRecognizer] { facts.append(amount(gestures, "gesture")) }
    if let others = kinds[.actionSource] { facts.append(amount(others, "other sender")) }
    if failures > 0 { facts.append(amount(failures, "unreadable file")) }
    if leftOut > 0 { facts.append("\(leftOut) left out") }
    return wrapped(facts.joined(separator: " · "), to: style.width, indentation: 2)
      .map(style.bold).joined(separator: "\n") + "\n"
  }
}

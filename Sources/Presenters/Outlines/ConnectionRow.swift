public import InterfaceBuilder
import TextFormats

/// A connection of a document as a row of the connection panel, with what answers it.
public struct ConnectionRow: Sendable {
  /// The answer of the app's source.
  public struct Answer: Sendable {
    /// The answer in a few words: a place, or what is missing.
    public var words: String
    /// The line of source at the place; nil without one.
    public var line: String?
    /// A Boolean value that indicates whether the connection works, as far as the source is known.
    public var isFound: Bool

    /// Creates an answer.
    public init(_ words: String, line: String? = nil, isFound: Bool) {
      (self.words, self.line, self.isFound) = (words, line, isFound)
    }
  }

  /// The fields of the panel.
  public var panel: ConnectionPanel
  /// The path of the document.
  public var path: String
  /// The answer of the source; nil if none was read.
  public var answer: Answer?

  /// Creates a row.
  public init(_ panel: ConnectionPanel, path: String, answer: Answer? = nil) {
    (self.panel, self.path, self.answer) = (panel, path, answer)
  }

  /// The heading of the row: the class that declares the connection, or who is asked for it.
  var heading: String {
    panel.objectClass.map(visible) ?? panel.connection.targetSummary
  }

  /// The object in the document that sends the action or has the outlet: `Button “Save”`.
  var ownerName: String {
    let owner = panel.owner
    let name = panel.sender?.displayName ?? owner.shownLabel.map(visible)
    let kind = displayName(of: owner.name)
    if let name, !name.isEmpty { return "\(kind) “\(name.cut(to: 60))”" }
    return owner.id.map { "\(kind) \(visible($0))" } ?? kind
  }

  /// The place of the connection: `Form.xib:12:17`.
  var place: String {
    let position = panel.connection.element.position
    return "\(visible(path, limit: 8192)):\(position.line):\(position.column)"
  }
}

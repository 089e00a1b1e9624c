/// A clause of EN 301 549 V3.2.1 about software, in the form for open functionality.
public struct EN301549Clause: Sendable, Hashable {
  /// The number, such as `11.4.1.2.1`.
  public let number: String
  /// The title.
  public let title: String
  /// The success criterion of WCAG that the clause takes over; nil for one of its own.
  public let criterion: String?

  /// The clauses of chapter 11 that are about an app, in order.
  ///
  /// Those about platforms, closed functionality and authoring tools are left out. WCAG's criteria for
  /// parts of another language, and what came with WCAG 2.2, have no clause.
  public static let all: [EN301549Clause] =
    wcag.map { EN301549Clause(number: $0.number, title: $0.title, criterion: $0.criterion) }
    + others.map { EN301549Clause(number: $0.number, title: $0.title, criterion: nil) }

  /// Returns the clause that takes over a criterion of WCAG; nil if there is none.
  public static func of(criterion: String) -> EN301549Clause? {
    all.first { $0.criterion == criterion }
  }

  private static let wcag: [(number: String, title: String, criterion: String)] = [
    ("11.1.1.1.1", "Non-text content", "1.1.1"),
    ("11.1.2.1.1", "Audio-only and video-only (prerecorded)", "1.2.1"),
    ("11.1.2.2", "Captions (prerecorded)", "1.2.2"),
    ("11.1.2.3.1", "Audio description or media alternative (prerecorded)", "1.2.3"),
    ("11.1.2.4", "Captions (live)", "1.2.4"),
    ("11.1.2.5", "Audio description (prerecorded)", "1.2.5"),
    ("11.1.3.1.1", "Info and relationships", "1.3.1"),
    ("11.1.3.2.1", "Meaningful sequence", "1.3.2"),
    ("11.1.3.3", "Sensory characteristics", "1.3.3"),
    ("11.1.3.4", "Orientation", "1.3.4"),
    ("11.1.3.5.1", "Identify input purpose", "1.3.5"),
    ("11.1.4.1", "Use of colour", "1.4.1"),
    ("11.1.4.2", "Audio control", "1.4.2"),
    ("11.1.4.3", "Contrast (minimum)", "1.4.3"),
    ("11.1.4.4.1", "Resize text", "1.4.4"),
    ("11.1.4.5.1", "Images of text", "1.4.5"),
    ("11.1.4.10", "Reflow", "1.4.10"),
    ("11.1.4.11", "Non-text contrast", "1.4.11"),
    ("11.1.4.12", "Text spacing", "1.4.12"),
    ("11.1.4.13", "Content on hover or focus", "1.4.13"),
    ("11.2.1.1.1", "Keyboard", "2.1.1"),
    ("11.2.1.2", "No keyboard trap", "2.1.2"),
    ("11.2.1.4.1", "Character key shortcuts", "2.1.4"),
    ("11.2.2.1", "Timing adjustable", "2.2.1"),
    ("11.2.2.2", "Pause, stop, hide", "2.2.2"),
    ("11.2.3.1", "Three flashes or below threshold", "2.3.1"),
    ("11.2.4.3", "Focus order", "2.4.3"),
    ("11.2.4.4", "Link purpose (in context)", "2.4.4"),
    ("11.2.4.6", "Headings and labels", "2.4.6"),
    ("11.2.4.7", "Focus visible", "2.4.7"),
    ("11.2.5.1", "Pointer gestures", "2.5.1"),
    ("11.2.5.2", "Pointer cancellation", "2.5.2"),
    ("11.2.5.3", "Label in name", "2.5.3"),
    ("11.2.5.4", "Motion actuation", "2.5.4"),
    ("11.3.1.1.1", "Language of software", "3.1.1"),
    ("11.3.2.1", "On focus", "3.2.1"),
    ("11.3.2.2", "On input", "3.2.2"),
    ("11.3.3.1.1", "Error identification", "3.3.1"),
    ("11.3.3.2", "Labels or instructions", "3.3.2"),
    ("11.3.3.3", "Error suggestion", "3.3.3"),
    ("11.3.3.4", "Error prevention (legal, financial, data)", "3.3.4"),
    ("11.4.1.1.1", "Parsing", "4.1.1"),
    ("11.4.1.2.1", "Name, role, value", "4.1.2"),
    ("11.4.1.3.1", "Status messages", "4.1.3"),
  ]

  private static let others: [(number: String, title: String)] = [
    ("11.5.2.3", "Use of accessibility services"),
    ("11.5.2.5", "Object information"),
    ("11.5.2.6", "Row, column, and headers"),
    ("11.5.2.7", "Values"),
    ("11.5.2.8", "Label relationships"),
    ("11.5.2.9", "Parent-child relationships"),
    ("11.5.2.10", "Text"),
    ("11.5.2.11", "List of available actions"),
    ("11.5.2.12", "Execution of available actions"),
    ("11.5.2.13", "Tracking of focus and selection attributes"),
    ("11.5.2.14", "Modification of focus and selection attributes"),
    ("11.5.2.15", "Change notification"),
    ("11.5.2.16", "Modifications of states and properties"),
    ("11.5.2.17", "Modifications of values and text"),
    ("11.6.2", "No disruption of accessibility features"),
    ("11.7", "User preferences"),
  ]
}

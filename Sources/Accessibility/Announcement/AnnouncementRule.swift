/// The rule that puts a phrase where it is in an announcement.
///
/// All are AccessibilitySnapshot's model of VoiceOver unless said.
public enum AnnouncementRule: String, Sendable, Hashable, Codable, CaseIterable {
  /// The name of a container that the cursor enters is said first (seen on devices).
  case containerName
  /// That an element is selected is said before its name.
  case selectedFirst
  /// The headers of a cell are said before it, those of the row first.
  case tableHeader
  /// The name is said first.
  case name
  /// The value follows the name.
  case value
  /// A hint is the name of an element that has neither label nor value.
  case hintAsName
  /// How many rows or columns a cell takes, and where it is, follows its name.
  case tablePlace
  /// That more or less is shown follows name and value (seen on devices; the place is a choice).
  case expandedStatus
  /// That an element is dimmed, then what it is, follows its name, in a fixed order.
  case kind
  /// The state of a switch follows its kind.
  case toggleState
  /// The place among others comes last.
  case position
  /// Important content of its own follows what an element is (the place is a choice).
  case customContent
  /// The author's hint comes after a pause.
  case hint
  /// The reader's own hint for what the user can do follows the author's.
  case readerHint
  /// That there are actions or more content is said last (the place is a choice).
  case remark

  /// The rule in words.
  public var explanation: String {
    switch self {
    case .containerName: "the name of a container that the cursor enters is said first"
    case .selectedFirst: "that an element is selected is said before its name"
    case .tableHeader: "headers of a cell are said before it"
    case .name: "the name is said first"
    case .value: "the value follows the name"
    case .hintAsName: "a hint is the name of an element without label and value"
    case .tablePlace: "where a cell is follows its name"
    case .expandedStatus: "whether more is shown follows the name"
    case .kind: "what an element is follows its name, in a fixed order"
    case .toggleState: "the state of a switch follows its kind"
    case .position: "the place among others comes last"
    case .customContent: "important content of its own follows what an element is"
    case .hint: "the author's hint comes after a pause"
    case .readerHint: "the reader's hint for what the user can do follows the author's"
    case .remark: "that there is more to do or to hear is said last"
    }
  }
}

extension Announcement.Source {
  /// The rule by which a phrase from the property is said, unless another one applies.
  var rule: AnnouncementRule {
    switch self {
    case .label: .name
    case .value: .value
    case .hint: .hint
    case .trait(let trait): trait == .selected ? .selectedFirst : .kind
    case .expandedStatus: .expandedStatus
    case .position: .position
    case .customContent: .customContent
    case .customActions: .remark
    case .readerHint: .readerHint
    case .container: .containerName
    }
  }
}

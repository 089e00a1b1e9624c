/// The rule that determines the place of a phrase in an announcement.
///
/// The rules follow AccessibilitySnapshot's model of VoiceOver unless noted.
public enum AnnouncementRule: String, Sendable, Hashable, Codable, CaseIterable {
  /// The name of a container that the cursor enters comes first (seen on devices).
  case containerName
  /// The selected state comes before the name.
  case selectedFirst
  /// The headers of a cell come before it, row headers first.
  case tableHeader
  /// The name comes first.
  case name
  /// The value follows the name.
  case value
  /// A hint serves as the name of an element that has neither label nor value.
  case hintAsName
  /// The spans and the position of a cell follow its name.
  case tablePlace
  /// The expanded status follows the name and value (seen on devices; the place is a design
  /// choice).
  case expandedStatus
  /// The dimmed state and then the kind of an element follow its name, in a fixed order.
  case kind
  /// The state of a switch follows its kind.
  case toggleState
  /// The position in the container comes last.
  case position
  /// Important custom content follows the kind of an element (the place is a design choice).
  case customContent
  /// The author's hint comes after a pause.
  case hint
  /// The reader's own hint for what the user can do follows the author's.
  case readerHint
  /// The remark about actions or more content comes last (the place is a design choice).
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
  /// The rule for a phrase from the property, unless another rule applies.
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

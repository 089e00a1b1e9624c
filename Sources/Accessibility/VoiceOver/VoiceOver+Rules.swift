// VoiceOver's rules. They are those of AccessibilitySnapshot's model of VoiceOver, unless a comment
// says otherwise.
extension AnnouncementRule {
  /// The name of a container that the cursor enters comes first (seen on devices).
  public static let containerName = AnnouncementRule(
    "containerName", "the name of a container that the cursor enters is said first")
  /// The selected state comes before the name.
  public static let selectedFirst = AnnouncementRule(
    "selectedFirst", "that an element is selected is said before its name")
  /// The headers of a cell come before it, row headers first.
  public static let tableHeader = AnnouncementRule(
    "tableHeader", "headers of a cell are said before it")
  /// The name comes first.
  public static let name = AnnouncementRule(
    "name", "the name is said first")
  /// The value follows the name.
  public static let value = AnnouncementRule(
    "value", "the value follows the name")
  /// The value of a field that is being edited follows that state (recorded on devices).
  public static let valueOfEditedField = AnnouncementRule(
    "valueOfEditedField", "the value of a field that is being edited comes after that state")
  /// A hint serves as the name of an element that has neither label nor value.
  public static let hintAsName = AnnouncementRule(
    "hintAsName", "a hint is the name of an element without label and value")
  /// The spans and the position of a cell follow its name.
  public static let tablePlace = AnnouncementRule(
    "tablePlace", "where a cell is follows its name")
  /// The expanded status follows the name and value (seen on devices; its position is a design
  /// choice).
  public static let expandedStatus = AnnouncementRule(
    "expandedStatus", "whether more is shown follows the name")
  /// The dimmed state and then the kind of an element follow its name, in a fixed order.
  public static let kind = AnnouncementRule(
    "kind", "what an element is follows its name, in a fixed order")
  /// The state of a switch follows its kind.
  public static let toggleState = AnnouncementRule(
    "toggleState", "the state of a switch follows its kind")
  /// The position in the container comes last.
  public static let position = AnnouncementRule(
    "position", "the place among others comes last")
  /// Important custom content follows the name and value of an element (verified by CVS Health).
  public static let customContent = AnnouncementRule(
    "customContent", "important content of its own follows the name")
  /// The placeholder of an empty field that has a label follows the label (heard on devices).
  public static let placeholder = AnnouncementRule(
    "placeholder", "the placeholder of an empty field follows its name")
  /// The row of a wheel is selected, which is said after it (seen on a device).
  public static let selectedRow = AnnouncementRule(
    "selectedRow", "that a row of a wheel is selected is said after it")
  /// The author's hint comes after a pause.
  public static let hint = AnnouncementRule(
    "hint", "the author's hint comes after a pause")
  /// The reader's own hint for what the user can do follows the author's.
  public static let readerHint = AnnouncementRule(
    "readerHint", "the reader's hint for what the user can do follows the author's")
  /// The remark about actions or more content comes last (its position is a design choice).
  public static let remark = AnnouncementRule(
    "remark", "that there is more to do or to hear is said last")
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

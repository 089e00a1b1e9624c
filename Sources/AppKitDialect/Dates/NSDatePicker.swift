public import FoundationEssentials
public import Graphics
public import Localize
import ResponderKit

/// A control for a date and a time (`NSDatePicker`).
///
/// A click selects a part of the date; the arrows up and down and the stepper step it, digits replace it. Each change
/// sends the action. Main actor only.
@preconcurrency @MainActor
open class NSDatePicker: NSControl {
  /// Creates a picker of the beginning of 2001 in Greenwich, as a field with a stepper.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// The class of the cells of new pickers: `NSDatePickerCell` unless overridden.
  open override class var cellClass: AnyClass? { NSDatePickerCell.self }

  private final var dateCell: NSDatePickerCell? { cell as? NSDatePickerCell }

  /// The top of the picker is its upper edge.
  open override var isFlipped: Bool { true }

  /// Steps the selected part for the arrows up and down, moves to another part for the other arrows and for Tab, and
  /// types digits.
  open override func keyDown(with event: NSEvent) {
    guard isEnabled, let cell = dateCell, cell.datePickerStyle != .clockAndCalendar else {
      return super.keyDown(with: event)
    }
    let isTaken =
      switch event.characters {
      case "\u{F703}", "\t": cell.moveSelection(by: 1)
      case "\u{F702}", "\u{19}": cell.moveSelection(by: -1)
      case "\u{F700}": steps(by: 1)
      case "\u{F701}": steps(by: -1)
      case let characters?: Int(characters).map { cell.type($0) } ?? false
      case nil: false
      }
    if !isTaken { super.keyDown(with: event) }
  }

  private func steps(by amount: Int) -> Bool {
    dateCell?.step(by: amount)
    return dateCell != nil
  }

  /// Selects the first part.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if let cell = dateCell, cell.selectedPart == nil { _ = cell.moveSelection(by: 1) }
    return super.becomeFirstResponder()
  }
  /// Selects no part any more.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    dateCell?.forgetPart()
    return super.resignFirstResponder()
  }
}

extension NSDatePicker {
  /// The date, in the limits (`NSDatePicker.dateValue`).
  public final var dateValue: Date {
    get { dateCell?.dateValue ?? Date(timeIntervalSinceReferenceDate: 0) }
    set { dateCell?.dateValue = newValue }
  }
  /// The length of the range, in seconds; 0 unless set, and for one date (`NSDatePicker.timeInterval`).
  public final var timeInterval: TimeInterval {
    get { datePickerMode == .range ? dateCell?.timeInterval ?? 0 : 0 }
    set { dateCell?.timeInterval = newValue }
  }
  /// The first date that can be chosen; nil unless set (`NSDatePicker.minDate`).
  public final var minDate: Date? {
    get { dateCell?.minDate }
    set { dateCell?.minDate = newValue }
  }
  /// The last date that can be chosen; nil unless set (`NSDatePicker.maxDate`).
  public final var maxDate: Date? {
    get { dateCell?.maxDate }
    set { dateCell?.maxDate = newValue }
  }
  /// The look; a field with a stepper unless set (`NSDatePicker.datePickerStyle`).
  public final var datePickerStyle: Style {
    get { dateCell?.datePickerStyle ?? .textFieldAndStepper }
    set { dateCell?.datePickerStyle = newValue }
  }
  /// The choice; one date unless set (`NSDatePicker.datePickerMode`).
  public final var datePickerMode: Mode {
    get { dateCell?.datePickerMode ?? .single }
    set { dateCell?.datePickerMode = newValue }
  }
  /// The parts that the user can change; year to second unless set (`NSDatePicker.datePickerElements`).
  public final var datePickerElements: ElementFlags {
    get { dateCell?.datePickerElements ?? [] }
    set { dateCell?.datePickerElements = newValue }
  }
  /// The calendar; that of the language unless set (`NSDatePicker.calendar`).
  public final var calendar: CalendarIdentifier? {
    get { dateCell?.calendar }
    set { dateCell?.calendar = newValue }
  }
  /// The language and the region; English of the United States unless set (`NSDatePicker.locale`).
  public final var locale: LanguageTag? {
    get { dateCell?.locale }
    set { dateCell?.locale = newValue }
  }
  /// The time zone; that of the machine unless set (`NSDatePicker.timeZone`).
  public final var timeZone: TimeZoneIdentifier? {
    get { dateCell?.timeZone }
    set { dateCell?.timeZone = newValue }
  }
  /// A Boolean value that indicates whether the picker has a plain border; false unless set
  /// (`NSDatePicker.isBordered`).
  public final var isBordered: Bool {
    get { dateCell?.isBordered ?? false }
    set { dateCell?.isBordered = newValue }
  }
  /// A Boolean value that indicates whether the picker has a bezel; true unless set (`NSDatePicker.isBezeled`).
  public final var isBezeled: Bool {
    get { dateCell?.isBezeled ?? true }
    set { dateCell?.isBezeled = newValue }
  }
  /// A Boolean value that indicates whether the color behind the text is drawn; false unless set
  /// (`NSDatePicker.drawsBackground`).
  public final var drawsBackground: Bool {
    get { dateCell?.drawsBackground ?? false }
    set { dateCell?.drawsBackground = newValue }
  }
  /// The color behind the text; nil, for the system's, unless set (`NSDatePicker.backgroundColor`).
  public final var backgroundColor: Color? {
    get { dateCell?.backgroundColor }
    set { dateCell?.backgroundColor = newValue }
  }
  /// The color of the text; nil, for the system's, unless set (`NSDatePicker.textColor`).
  public final var textColor: Color? {
    get { dateCell?.textColor }
    set { dateCell?.textColor = newValue }
  }
  /// The object that is asked about dates, which is not retained (`NSDatePicker.delegate`).
  public final var delegate: (any NSDatePickerCellDelegate)? {
    get { dateCell?.delegate }
    set { dateCell?.delegate = newValue }
  }
}

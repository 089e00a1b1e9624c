public import FoundationEssentials
public import Graphics
public import Localize
import ResponderKit

/// The cell of a date picker (`NSDatePickerCell`): a date whose parts the user changes one by one.
@preconcurrency @MainActor
open class NSDatePickerCell: NSActionCell {
  /// Creates a cell of the beginning of 2001 in Greenwich, as a field with a stepper.
  ///
  /// What sends the action is a change of the date, and not the mouse.
  public required init() {
    super.init()
    isBezeled = true
    sendAction(on: [])
  }

  final var storedDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The place among ``parts`` of the part that the keyboard and the stepper change; nil until one is chosen.
  final var selectedPart: Int?
  /// The digits that were typed for the selected part.
  final var typed = ""
  final var isTyping = false

  /// The date, in the limits (`NSDatePickerCell.dateValue`).
  open var dateValue: Date {
    get { storedDate }
    set {
      guard newValue.timeIntervalSinceReferenceDate.isFinite else { return }
      store(limits.clamped(newValue))
    }
  }
  /// The length of the range, in seconds; 0 unless set (`NSDatePickerCell.timeInterval`).
  open var timeInterval: TimeInterval = 0
  /// The first date that can be chosen; nil unless set (`NSDatePickerCell.minDate`).
  open var minDate: Date? {
    didSet { store(limits.clamped(storedDate)) }
  }
  /// The last date that can be chosen; nil unless set (`NSDatePickerCell.maxDate`).
  open var maxDate: Date? {
    didSet { store(limits.clamped(storedDate)) }
  }

  /// The look; a field with a stepper unless set (`NSDatePickerCell.datePickerStyle`).
  open var datePickerStyle = NSDatePicker.Style.textFieldAndStepper
  /// The choice; one date unless set (`NSDatePickerCell.datePickerMode`).
  open var datePickerMode = NSDatePicker.Mode.single
  /// The parts that the user can change; year to second unless set (`NSDatePickerCell.datePickerElements`).
  open var datePickerElements: NSDatePicker.ElementFlags = [.yearMonthDay, .hourMinuteSecond] {
    didSet { partsChanged() }
  }
  /// The calendar; that of the language unless set (`NSDatePickerCell.calendar`).
  open var calendar: CalendarIdentifier? {
    didSet { partsChanged() }
  }
  /// The language and the region; English of the United States unless set (`NSDatePickerCell.locale`).
  open var locale: LanguageTag? {
    didSet { partsChanged() }
  }
  /// The time zone; that of the machine unless set (`NSDatePickerCell.timeZone`).
  open var timeZone: TimeZoneIdentifier? {
    didSet { partsChanged() }
  }

  /// The color of the text; nil, for the system's, unless set (`NSDatePickerCell.textColor`).
  open var textColor: Color?
  /// The color behind the text; nil, for the system's, unless set (`NSDatePickerCell.backgroundColor`).
  open var backgroundColor: Color?
  /// A Boolean value that indicates whether the color behind the text is drawn; false unless set
  /// (`NSDatePickerCell.drawsBackground`).
  open var drawsBackground = false
  /// The object that is asked about dates, which is not retained (`NSDatePickerCell.delegate`).
  open weak var delegate: (any NSDatePickerCellDelegate)?

  /// The date (`NSDatePickerCell.objectValue`).
  open override var objectValue: Any? {
    get { storedDate }
    set { if let date = newValue as? Date { dateValue = date } }
  }
  /// The date as it is shown, in the language of the picker; setting it does nothing.
  open override var stringValue: String {
    get { shownText }
    set {}
  }
  override var reportsByItself: Bool { true }
  override var comparedValue: String {
    "\(storedDate.timeIntervalSinceReferenceDate) \(timeInterval)"
  }

  override var attributes: AppKitAttributes? { AppKitAttributes(.dateTimeArea) }
  override var shownValue: AccessibilityValue? { .text(shownText) }

  /// Copies the date with its limits and its looks, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSDatePickerCell else { return }
    (minDate, maxDate, timeInterval) = (other.minDate, other.maxDate, other.timeInterval)
    (datePickerStyle, datePickerMode) = (other.datePickerStyle, other.datePickerMode)
    datePickerElements = other.datePickerElements
    (calendar, locale, timeZone) = (other.calendar, other.locale, other.timeZone)
    (textColor, backgroundColor) = (other.textColor, other.backgroundColor)
    (drawsBackground, delegate) = (other.drawsBackground, other.delegate)
    storedDate = other.storedDate
  }

  // MARK: Mouse

  /// Selects the part that is pressed, or steps the selected one.
  open override func startTracking(at startPoint: Point, in controlView: NSView) -> Bool {
    press(startPoint, in: controlView)
    return false
  }
  /// A date has no states: the button that is released changes nothing more.
  open override func setNextState() {}
}

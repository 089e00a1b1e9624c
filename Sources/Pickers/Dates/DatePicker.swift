public import Accessibility
public import ControlCore
public import FoundationEssentials
public import Graphics
public import Localize
public import ResponderKit

/// A control for a date, a time or a duration: UIKit's `UIDatePicker`, without drawing.
///
/// A value that the user settles on sends ``ControlEvents/valueChanged`` once; what a program sets
/// sends nothing. Language, calendar and time zone are those of ``View/dateSettings`` unless set.
/// Defaults are those of UIDatePicker.h. Main actor only.
@preconcurrency @MainActor
open class DatePicker: Control {
  /// The date that was set or chosen; nil until then.
  final var storedDate: Date?
  /// The date that was set, which limits and intervals have not changed; nil for the present one.
  package final var archivedDate: Date? {
    get { storedDate }
    set { (storedDate, isUnconstrained) = (newValue, true) }
  }
  /// Indicates whether the date was set outside a window, whose time zone and calendar were not
  /// known yet.
  final var isUnconstrained = false
  /// The duration in seconds.
  final var storedDuration = 0.0
  final var hasReportedDuration = false
  final var wheelItems: [WheelItem] = []
  final var parts = DatePickerParts()

  /// Creates a picker for now; the time is asked once it is needed (`UIDatePicker.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: frame)
    reportsOnlyValue = true
  }

  // MARK: Value

  /// The date; the moment at which it is first asked unless set (`UIDatePicker.date`).
  ///
  /// A date outside the limits becomes the nearest one, and a date between two intervals is rounded.
  open var date: Date {
    get { currentDate }
    set { setDate(newValue, animated: false) }
  }
  /// Sets the date, at once even if animated, and sends nothing (`UIDatePicker.setDate(_:animated:)`).
  open func setDate(_ date: Date, animated: Bool) { set(date) }
  /// The first date that can be chosen; nil, for none, unless set (`UIDatePicker.minimumDate`).
  ///
  /// A limit after the other one, and the mode of the count-down timer, disable both.
  open var minimumDate: Date? { didSet { constrain() } }
  /// The last date that can be chosen; nil, for none, unless set (`UIDatePicker.maximumDate`).
  open var maximumDate: Date? { didSet { constrain() } }
  /// The duration of a count-down timer in seconds, whole minutes from 0 to 86,340; 0 unless set
  /// (`UIDatePicker.countDownDuration`).
  open var countDownDuration: Double {
    get { storedDuration }
    set { setDuration(newValue) }
  }
  /// The interval of the minutes that can be chosen: a divisor of 60 up to 30; 1 unless set, and for
  /// any other number (`UIDatePicker.minuteInterval`).
  open var minuteInterval: Int {
    get { parts.interval }
    set {
      parts.interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      constrain()
    }
  }
  /// A Boolean value that indicates whether every date is rounded to the interval of the minutes;
  /// true unless set (`UIDatePicker.roundsToMinuteInterval`).
  open var roundsToMinuteInterval: Bool = true { didSet { constrain() } }

  // MARK: Looks

  /// The mode of choosing; a day and a time unless set (`UIDatePicker.datePickerMode`).
  open var datePickerMode: Mode = .dateAndTime {
    didSet {
      constrain()
      changeLooks()
    }
  }
  /// The style that the picker is to have; automatic unless set
  /// (`UIDatePicker.preferredDatePickerStyle`).
  open var preferredDatePickerStyle: Style = .automatic { didSet { changeLooks() } }
  /// A Boolean value that indicates whether the wheels can be focused as a whole; in the other
  /// styles the buttons are focused instead (`UIControl.canBecomeFocused`).
  open override var canBecomeFocused: Bool {
    super.canBecomeFocused && datePickerStyle == .wheels
  }
  /// The style that the picker has, which is never automatic (`UIDatePicker.datePickerStyle`).
  ///
  /// A duration and a month of a year have wheels; the others are compact unless set.
  public final var datePickerStyle: Style { resolvedStyle }
  /// The language and region; nil, for that of ``View/dateSettings``, unless set
  /// (`UIDatePicker.locale`).
  open var locale: LanguageTag? { didSet { changeLooks() } }
  /// The calendar system; nil, for that of the region, unless set (`UIDatePicker.calendar`).
  open var calendar: CalendarIdentifier? { didSet { changeLooks() } }
  /// The time zone; nil, for that of ``View/dateSettings``, unless set (`UIDatePicker.timeZone`).
  open var timeZone: TimeZoneIdentifier? {
    didSet {
      constrain()
      changeLooks()
    }
  }
  /// The policies of the picker where sources disagree.
  open var policies = DatePolicies() { didSet { changeLooks() } }

  /// A Boolean value that indicates whether the user can operate the picker; true unless set.
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { changeLooks() } } }

  /// Shows the parts of the style (`UIView.layoutSubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    InteractionRecorder.pause { arrange() }
  }
  /// The size of the style, in points; Apple documents none (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { naturalSize }
  /// Returns the size of the style (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size { naturalSize }
  /// Closes what a compact picker has opened.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { closeOverlay() }
  }

  // MARK: Accessibility

  /// The wheels, which a screen reader stops at, unless set; nil for the other styles.
  open override var accessibilityElements: [Responder]? {
    get { super.accessibilityElements ?? (datePickerStyle == .wheels ? madeWheelItems : nil) }
    set { super.accessibilityElements = newValue }
  }
  /// A group if the picker has a label, whose name is said on entering it, unless set.
  open override var accessibilityContainerType: AccessibilityContainerType {
    get { groupIfNamed(super.accessibilityContainerType) }
    set { super.accessibilityContainerType = newValue }
  }
}

extension DatePicker: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .both }
}

import ControlCore
import FoundationEssentials
import Graphics
import Localize
import Pickers
import ResponderKit
import Testing

/// The value of a date picker: defaults, limits, intervals, durations and events.
@MainActor
@Suite struct DatePickerTests {
  @Test func `C170 a new picker has a day and a time, without an interval and a duration`() {
    let picker = DatePicker(frame: .zero)
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.minuteInterval == 1)
    #expect(picker.countDownDuration == 0)
  }

  @Test func `C171 limits in the wrong order are ignored`() {
    let stage = PickerStage()
    stage.picker.minimumDate = moment(2024, 3, 10)
    stage.picker.maximumDate = moment(2024, 3, 1)
    stage.picker.setDate(moment(2024, 4, 1), animated: false)
    #expect(stage.picker.date == moment(2024, 4, 1))
  }

  @Test func `C172 a date before the first one becomes that, without an event`() {
    let stage = PickerStage()
    stage.picker.minimumDate = moment(2024, 3, 10)
    stage.picker.setDate(moment(2024, 3, 1), animated: false)
    #expect(stage.picker.date == moment(2024, 3, 10))
    #expect(stage.events.isEmpty)
  }

  @Test func `T062 the defaults are those of the header`() {
    let picker = DatePicker(frame: .zero)
    #expect(picker.datePickerMode.rawValue == 2)
    #expect(picker.minuteInterval == 1)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil)
    #expect(picker.countDownDuration == 0)
    let stage = PickerStage()
    #expect(stage.picker.date == moment(2024, 3, 15, 18, 53))
  }

  @Test func `T063 a month of a year is mode 4`() {
    #expect(DatePicker.Mode.yearAndMonth.rawValue == 4)
  }

  @Test func `T064 a duration has wheels, whatever style is preferred`() {
    let picker = DatePicker(frame: .zero)
    picker.datePickerMode = .countDownTimer
    picker.preferredDatePickerStyle = .compact
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.datePickerStyle.rawValue == 1)
  }

  @Test func `T065 a day is compact unless another style is preferred`() {
    let picker = DatePicker(frame: .zero)
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle.rawValue == 2)
    for mode in DatePicker.Mode.allCases {
      picker.datePickerMode = mode
      #expect(picker.datePickerStyle != .automatic)
    }
  }

  @Test func `T066 a time has wheels for the hour, the minute and the half of the day`() {
    #expect(PickerStage(.time).wheels == ["6", "53", "PM"])
    #expect(PickerStage(.time, language: "de-DE").wheels == ["18", "53"])
  }

  @Test func `T067 a duration has wheels for hours and minutes`() {
    let stage = PickerStage(.countDownTimer)
    stage.picker.countDownDuration = 6780
    #expect(stage.wheels == ["1", "53"])
  }

  @Test func `wheels are in the order of the language and in its calendar`() {
    #expect(PickerStage(.date).wheels == ["March", "15", "2024"])
    #expect(PickerStage(.date, language: "de-DE").wheels == ["15", "März", "2024"])
    #expect(PickerStage(.date, language: "ja-JP").wheels == ["2024年", "3月", "15日"])
    #expect(PickerStage(.yearAndMonth).wheels == ["March", "2024"])
    #expect(PickerStage(.dateAndTime).wheels == ["Fri Mar 15", "6", "53", "PM"])
    let hebrew = PickerStage(.date)
    hebrew.picker.calendar = .hebrew
    #expect(hebrew.wheels.contains("Adar II"))
  }

  @Test(arguments: [7, 0, -5, 31, 45, 60])
  func `T068 an interval that does not divide an hour is 1`(_ interval: Int) {
    let picker = DatePicker(frame: .zero)
    picker.minuteInterval = interval
    #expect(picker.minuteInterval == 1)
  }

  @Test func `T069 a date is rounded to the interval before it`() {
    let stage = PickerStage()
    stage.picker.minuteInterval = 15
    stage.picker.date = moment(2024, 3, 15, 10, 37)
    #expect(stage.picker.date == moment(2024, 3, 15, 10, 30))
    stage.picker.policies.rounding = .nearest
    stage.picker.date = moment(2024, 3, 15, 10, 38)
    #expect(stage.picker.date == moment(2024, 3, 15, 10, 45))
  }

  @Test func `T070 a picker that does not round keeps the minute`() {
    let stage = PickerStage()
    stage.picker.minuteInterval = 15
    stage.picker.roundsToMinuteInterval = false
    stage.picker.date = moment(2024, 3, 15, 10, 37)
    #expect(stage.picker.date == moment(2024, 3, 15, 10, 37))
  }

  @Test func `T071 a date before the first one becomes the first`() {
    let stage = PickerStage()
    stage.picker.minimumDate = moment(2024, 3, 15, 10)
    stage.picker.date = moment(2024, 3, 15, 9)
    #expect(stage.picker.date == moment(2024, 3, 15, 10))
    #expect(stage.events.isEmpty)
  }

  @Test func `T072 a date after the last one becomes the last`() {
    let stage = PickerStage()
    stage.picker.maximumDate = moment(2024, 3, 15, 12)
    stage.picker.date = moment(2024, 3, 15, 13)
    #expect(stage.picker.date == moment(2024, 3, 15, 12))
  }

  @Test func `T073 limits in the wrong order are none`() {
    let stage = PickerStage()
    stage.picker.minimumDate = moment(2024, 3, 15, 12)
    stage.picker.maximumDate = moment(2024, 3, 15, 10)
    stage.picker.date = moment(2024, 3, 15, 13)
    #expect(stage.picker.date == moment(2024, 3, 15, 13))
  }

  @Test func `T074 a new limit moves the date without an event`() {
    let stage = PickerStage()
    stage.picker.date = moment(2024, 3, 15, 9)
    stage.picker.minimumDate = moment(2024, 3, 15, 10)
    #expect(stage.picker.date == moment(2024, 3, 15, 10))
    #expect(stage.events.isEmpty)
  }

  @Test func `T075 a date at a limit is rounded inward`() {
    let stage = PickerStage()
    stage.picker.minimumDate = moment(2024, 3, 15, 10, 7)
    stage.picker.minuteInterval = 15
    stage.picker.date = moment(2024, 3, 15, 10, 8)
    #expect(stage.picker.date == moment(2024, 3, 15, 10, 15))
    stage.picker.policies.limitRounding = .roundedFirst
    stage.picker.date = moment(2024, 3, 15, 10, 8)
    #expect(stage.picker.date == moment(2024, 3, 15, 10, 7))
  }

  @Test func `T076 a duration is in whole minutes`() {
    let stage = PickerStage(.countDownTimer)
    stage.picker.countDownDuration = 4530
    #expect(stage.picker.countDownDuration == 4500)
  }

  @Test(arguments: [90_000, .infinity, .nan, -5])
  func `T077 a duration is less than a day`(_ seconds: Double) {
    let stage = PickerStage(.countDownTimer)
    stage.picker.countDownDuration = seconds
    #expect(stage.picker.countDownDuration == (seconds == 90_000 ? 86_340 : 0))
  }

  @Test func `T078 a duration has the interval of the minutes`() {
    let stage = PickerStage(.countDownTimer)
    stage.picker.minuteInterval = 5
    stage.picker.countDownDuration = 4500
    #expect(stage.wheels == ["1", "15"])
  }

  @Test(arguments: DatePolicies.FirstDuration.allCases)
  func `T079 the first change of a duration is reported`(_ policy: DatePolicies.FirstDuration) {
    let stage = PickerStage(.countDownTimer)
    stage.picker.policies.firstDuration = policy
    stage.picker.accessibilityElements?[1].accessibilityIncrement()
    #expect(stage.events == (policy == .sent ? ["valueChanged"] : []))
    stage.picker.accessibilityElements?[1].accessibilityIncrement()
    #expect(stage.events.last == "valueChanged")
    #expect(stage.picker.countDownDuration == 120)
  }

  @Test(arguments: DatePolicies.DurationElsewhere.allCases)
  func `a duration in another mode is kept, or not, as a policy says`(
    _ policy: DatePolicies.DurationElsewhere
  ) {
    let picker = DatePicker(frame: .zero)
    picker.policies.durationElsewhere = policy
    picker.countDownDuration = 600
    #expect(picker.countDownDuration == (policy == .stored ? 600 : 0))
  }

  @Test func `T080 another minute on the wheels is one event`() {
    let stage = PickerStage(.time)
    stage.picker.accessibilityElements?[1].accessibilityIncrement()
    #expect(stage.events == ["valueChanged"])
    #expect(stage.picker.date == moment(2024, 3, 15, 18, 54))
    #expect(stage.driver.pick(moment(2024, 3, 15, 9, 5), in: stage.picker))
    #expect(stage.events == ["valueChanged", "valueChanged"])
    #expect(stage.driver.pick(moment(2024, 3, 15, 9, 5), in: stage.picker))
    #expect(stage.events.count == 2)
  }

  @Test func `wheels go round, and the others stop at the limits`() {
    let stage = PickerStage(.time, now: moment(2024, 3, 15, 12, 59))
    let wheels = stage.picker.accessibilityElements ?? []
    wheels[1].accessibilityIncrement()
    #expect(stage.picker.date == moment(2024, 3, 15, 12, 0))
    wheels[0].accessibilityDecrement()
    #expect(stage.picker.date == moment(2024, 3, 15, 23, 0))
    wheels[2].accessibilityIncrement()
    #expect(stage.picker.date == moment(2024, 3, 15, 23, 0))
    stage.picker.maximumDate = moment(2024, 3, 15, 23, 0)
    stage.events = []
    wheels[1].accessibilityIncrement()
    #expect(stage.events.isEmpty)
  }

  @Test func `the day of a shorter month is its last one`() {
    let stage = PickerStage(.date, now: moment(2024, 1, 31, 12))
    stage.picker.accessibilityElements?[0].accessibilityIncrement()
    #expect(stage.picker.date == moment(2024, 2, 29, 12))
    stage.picker.accessibilityElements?[2].accessibilityIncrement()
    #expect(stage.picker.date == moment(2025, 2, 28, 12))
  }

  @Test func `T081 a compact picker opens, takes a day and closes`() {
    let stage = PickerStage(.date, .compact)
    #expect(stage.driver.pick(moment(2024, 3, 20, 18, 53), in: stage.picker))
    #expect(stage.events == ["editingDidBegin", "valueChanged", "editingDidEnd"])
  }

  @Test func `what a compact picker opens is modal, and a tap beside it closes it`() throws {
    let stage = PickerStage(.dateAndTime, .compact)
    let button = try #require(stage.stops.first?.object as? View)
    stage.driver.tap(button)
    #expect(stage.events == ["editingDidBegin"])
    #expect(stage.spoken().first == "Show year picker: March 2024. Button. Adjustable.")
    #expect(stage.spoken().last == "Dismiss popup. Button.")
    stage.driver.tap(at: Point(x: 5, y: 5))
    #expect(stage.events == ["editingDidBegin", "editingDidEnd"])
    #expect(
      stage.spoken() == [
        "Date Picker: Mar 15, 2024. Button.", "Time Picker: 6:53\u{202F}PM. Button.",
      ])
  }

  @Test func `an inline picker takes a day of another month`() {
    let stage = PickerStage(.dateAndTime, .inline)
    #expect(stage.driver.pick(moment(2024, 5, 2, 18, 53), in: stage.picker))
    #expect(stage.events == ["valueChanged"])
    #expect(stage.picker.date == moment(2024, 5, 2, 18, 53))
  }

  @Test func `a disabled picker takes nothing`() {
    let stage = PickerStage(.date)
    stage.picker.isEnabled = false
    #expect(!stage.driver.pick(moment(2024, 3, 20), in: stage.picker))
    stage.picker.accessibilityElements?[0].accessibilityIncrement()
    #expect(stage.events.isEmpty)
    #expect(stage.spoken()[0] == "March. Selected. Dimmed. Picker item. Adjustable. 3 of 12.")
  }

  @Test func `an inline calendar follows the date`() {
    let stage = PickerStage(.date, .inline)
    stage.picker.date = moment(2024, 5, 2)
    #expect(stage.spoken().first == "Show year picker: May 2024. Button. Adjustable.")
    #expect(stage.spoken().contains("Selected: Thursday, May 2. Button."))
  }

  @Test func `choosing the day that is chosen sends nothing, whatever the clock's seconds are`() {
    let now = moment(2024, 3, 15, 18, 53).addingTimeInterval(27.1234567)
    for style in [DatePicker.Style.inline, .compact, .wheels] {
      let stage = PickerStage(.dateAndTime, style, now: now)
      #expect(stage.driver.pick(now, in: stage.picker))
      stage.picker.accessibilityElements?.last?.accessibilityIncrement()
      #expect(!stage.events.contains("valueChanged"), "\(style)")
    }
  }

  @Test(arguments: [(CalendarIdentifier.japanese, 2019, 4), (.gregorian, 2024, 12)])
  func `the wheel of the months keeps the year`(
    _ calendar: CalendarIdentifier, _ year: Int, _ month: Int
  ) throws {
    let stage = PickerStage(.date, now: moment(year, month, 15))
    stage.picker.calendar = calendar
    let wheel = try #require(stage.wheels.firstIndex(of: month == 4 ? "April" : "December"))
    stage.picker.accessibilityElements?[wheel].accessibilityIncrement()
    #expect(stage.picker.date == (month == 4 ? moment(2019, 5, 15) : moment(2024, 1, 15)))
  }

  @Test func `a new limit leaves what is open alone`() throws {
    let stage = PickerStage(.date, .compact)
    let button = try #require(stage.stops.first?.object as? View)
    stage.driver.tap(button)
    stage.picker.minimumDate = moment(2024, 1, 1)
    #expect(stage.events == ["editingDidBegin"])
    stage.picker.isEnabled = false
    #expect(stage.events == ["editingDidBegin", "editingDidEnd"])
  }

  @Test func `limits and intervals hold in the mode that follows`() {
    let stage = PickerStage(.countDownTimer)
    stage.picker.minimumDate = moment(2024, 3, 10)
    stage.picker.date = moment(2024, 3, 1)
    stage.picker.datePickerMode = .date
    #expect(stage.picker.date == moment(2024, 3, 10))
    stage.picker.countDownDuration = 600
    stage.picker.minuteInterval = 15
    stage.picker.datePickerMode = .countDownTimer
    #expect(stage.picker.countDownDuration == 0)
  }

  @Test func `other settings show another language`() {
    let stage = PickerStage(.date, .compact)
    stage.window.dateSettings.language = "de-DE"
    #expect(stage.spoken() == ["Date Picker: 15. März 2024. Button."])
  }

  @Test func `a day beyond the limits is not chosen by way of the time`() {
    let stage = PickerStage(.dateAndTime, .compact)
    stage.picker.maximumDate = moment(2024, 3, 20, 12)
    #expect(!stage.driver.pick(moment(2024, 3, 25, 9), in: stage.picker))
    #expect(stage.picker.date == moment(2024, 3, 15, 18, 53))
    #expect(!stage.events.contains("valueChanged"))
  }

  @Test func `the hour that a change of the clock skips is passed over`() {
    let stage = PickerStage(.time, language: "de-DE", now: moment(2024, 3, 31, 3, 30))
    stage.picker.accessibilityElements?[0].accessibilityDecrement()
    #expect(stage.wheels == ["01", "30"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `dates out of this world end soon`(_ seconds: Double) {
    let stage = PickerStage(.date, .inline)
    stage.picker.calendar = .islamicUmmAlQura
    stage.picker.date = Date(timeIntervalSinceReferenceDate: seconds)
    stage.picker.minimumDate = Date(timeIntervalSinceReferenceDate: seconds)
    _ = stage.spoken()
    stage.picker.preferredDatePickerStyle = .wheels
    stage.picker.accessibilityElements?[0].accessibilityIncrement()
    #expect(!stage.driver.pick(duration: seconds, in: stage.picker))
  }
}

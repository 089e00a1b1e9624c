import AppKitDialect
import FoundationEssentials
import Localize
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct DatePickerTests {
  private let target = Target()

  /// A picker of 14 March 2026, 9:30:15 in Greenwich, beside the stepper 50 points for each of seven parts.
  private func picker(
    _ elements: NSDatePicker.ElementFlags = [.yearMonthDay, .hourMinuteSecond]
  ) -> NSDatePicker {
    let picker = NSDatePicker(frame: NSRect(x: 0, y: 20, width: 369, height: 24))
    picker.timeZone = TimeZoneIdentifier("GMT")
    picker.locale = "en-US"
    picker.datePickerElements = elements
    picker.dateValue = Date(timeIntervalSince1970: 1_773_480_615)
    (picker.target, picker.action) = (target, Target.fire)
    return picker
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func `C208 a first date above the value becomes the value`() {
    let cell = NSDatePickerCell()
    #expect(cell.dateValue == date(0) && cell.minDate == nil && cell.maxDate == nil)
    cell.dateValue = date(500_000)
    cell.minDate = date(600_000)
    #expect(cell.dateValue == date(600_000))
    (cell.minDate, cell.dateValue) = (nil, date(500_000))
    cell.maxDate = date(400_000)
    #expect(cell.dateValue == date(400_000))
    (cell.minDate, cell.dateValue) = (date(0), date(-1_000_000))
    #expect(cell.dateValue == date(0))
  }

  @Test func `a picker shows its date in its language`() {
    let picker = picker()
    #expect(picker.stringValue == "3/14/2026, 9:30:15\u{202F}AM")
    picker.locale = "de-DE"
    #expect(picker.stringValue == "14.3.2026, 09:30:15")
    picker.datePickerElements = [.hourMinute]
    #expect(picker.stringValue == "09:30")
    picker.datePickerElements = []
    #expect(picker.stringValue == "")
  }

  @Test func `the arrows step a part, which goes round, and move to another one`() {
    let picker = picker([.yearMonthDay, .hourMinute])
    let window = shownWindow(picker)
    window.makeFirstResponder(picker)
    let driver = MouseDriver(in: window)
    for _ in 0..<3 { driver.key(KeyCommand.inputDownArrow) }
    #expect(picker.stringValue == "12/14/2026, 9:30\u{202F}AM")
    driver.key(KeyCommand.inputRightArrow)
    driver.key(KeyCommand.inputUpArrow)
    #expect(picker.stringValue == "12/15/2026, 9:30\u{202F}AM")
    for _ in 0..<3 { driver.key(KeyCommand.inputRightArrow) }
    for _ in 0..<31 { driver.key(KeyCommand.inputUpArrow) }
    #expect(picker.stringValue == "12/15/2026, 9:01\u{202F}AM")
    driver.key(KeyCommand.inputRightArrow)
    driver.key(KeyCommand.inputUpArrow)
    #expect(picker.stringValue == "12/15/2026, 9:01\u{202F}PM")
    #expect(target.senders.count == 3 + 1 + 31 + 1)
  }

  @Test func `digits replace a part, and a day that a month has not becomes its last one`() {
    let picker = picker([.yearMonthDay])
    picker.dateValue = Date(timeIntervalSince1970: 1_774_915_200)
    #expect(picker.stringValue == "3/31/2026")
    let window = shownWindow(picker)
    window.makeFirstResponder(picker)
    let driver = MouseDriver(in: window)
    driver.type("2")
    #expect(picker.stringValue == "2/28/2026")
    driver.key("\t")
    driver.type("14")
    driver.key("\t")
    driver.type("2030")
    #expect(picker.stringValue == "2/14/2030")
  }

  @Test func `the stepper steps the part that was clicked`() {
    let picker = picker()
    let driver = MouseDriver(in: shownWindow(picker))
    driver.click(at: NSPoint(x: 125, y: 30))
    driver.click(at: NSPoint(x: 360, y: 40))
    #expect(picker.stringValue == "3/14/2027, 9:30:15\u{202F}AM")
    driver.click(at: NSPoint(x: 75, y: 30))
    driver.click(at: NSPoint(x: 360, y: 24))
    #expect(picker.stringValue == "3/13/2027, 9:30:15\u{202F}AM" && target.senders.count == 2)
    picker.addTarget(target, action: Target.other, for: .valueChanged)
    driver.click(at: NSPoint(x: 360, y: 40))
    #expect(target.names.suffix(2) == ["fire", "other"] && target.names.count == 4)
  }

  @Test
  func
    `the delegate and the limits change what the user chooses, and nothing is sent for no change`()
  {
    final class Delegate: NSDatePickerCellDelegate {
      func datePickerCell(
        _ cell: NSDatePickerCell, validateProposedDateValue date: inout Date,
        timeInterval: inout TimeInterval
      ) { date = date.addingTimeInterval(86_400) }
    }
    let (picker, delegate) = (picker([.yearMonthDay]), Delegate())
    picker.delegate = delegate
    picker.maxDate = picker.dateValue.addingTimeInterval(86_400)
    let window = shownWindow(picker)
    window.makeFirstResponder(picker)
    let driver = MouseDriver(in: window)
    driver.key(KeyCommand.inputRightArrow)
    driver.key(KeyCommand.inputUpArrow)
    #expect(picker.stringValue == "3/15/2026" && target.senders.count == 1)
    driver.key(KeyCommand.inputUpArrow)
    #expect(picker.stringValue == "3/15/2026" && target.senders.count == 1)
  }
}

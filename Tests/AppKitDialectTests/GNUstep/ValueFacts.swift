import AppKitDialect
import FoundationEssentials

@MainActor private func slider(ticks: Int = 0, _ low: Double = 0, _ high: Double = 10)
  -> NSSliderCell
{
  let cell = NSSliderCell()
  (cell.minValue, cell.maxValue, cell.numberOfTickMarks) = (low, high, ticks)
  return cell
}
@MainActor private func segments(_ count: Int, _ body: (NSSegmentedCell) -> Void = { _ in })
  -> NSSegmentedCell
{
  let cell = NSSegmentedCell()
  cell.segmentCount = count
  body(cell)
  return cell
}
private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
@MainActor private func dates(
  _ value: Double, from low: Double? = nil, to high: Double? = nil
) -> NSDatePickerCell {
  let cell = NSDatePickerCell()
  (cell.minDate, cell.maxDate) = (low.map(date), high.map(date))
  cell.dateValue = date(value)
  return cell
}
@MainActor private func level(_ low: Double = 0, _ high: Double = 10, ticks: Int = 0)
  -> NSLevelIndicatorCell
{
  let cell = NSLevelIndicatorCell()
  (cell.minValue, cell.maxValue, cell.numberOfTickMarks) = (low, high, ticks)
  return cell
}
@MainActor private func progress(_ value: Double) -> NSProgressIndicator {
  let view = NSProgressIndicator(frame: .zero)
  view.isIndeterminate = false
  view.doubleValue = value
  return view
}

/// The facts of the controls with a value.
let valueFacts: [Fact] = [
  Fact("NSSlider", "smallest value of a new one", "0.0") { NSSlider(frame: .zero).minValue },
  Fact("NSSlider", "largest value of a new one", "1.0") { NSSlider(frame: .zero).maxValue },
  Fact("NSSlider", "value of a new one", "0.0") { NSSlider(frame: .zero).doubleValue },
  Fact("NSSlider", "a new one is continuous", "true") { NSSlider(frame: .zero).isContinuous },
  Fact("NSSlider", "a value above the largest", "10.0") {
    let cell = slider()
    cell.doubleValue = 20
    return cell.doubleValue
  },
  Fact("NSSliderCell", "the smallest value is above the largest", "2.0") {
    let cell = slider(2, 1)
    cell.doubleValue = 7
    return cell.doubleValue
  },
  Fact("NSSliderCell", "tick marks of a new one", "0") { NSSliderCell().numberOfTickMarks },
  Fact("NSSliderCell", "a new one allows other values", "false") {
    NSSliderCell().allowsTickMarkValuesOnly
  },
  Fact("NSSliderCell", "nearest without tick marks", "3.7") {
    slider().closestTickMarkValue(toValue: 3.7)
  },
  Fact("NSSliderCell", "nearest with one", "5.0") {
    slider(ticks: 1).closestTickMarkValue(toValue: 3.7)
  },
  Fact("NSSliderCell", "value of the only one", "5.0") { slider(ticks: 1).tickMarkValue(at: 0) },
  Fact("NSSliderCell", "value of the first of 11", "0.0") {
    slider(ticks: 11).tickMarkValue(at: 0)
  },
  Fact("NSSliderCell", "nearest to 3.4 of 11", "3.0") {
    slider(ticks: 11).closestTickMarkValue(toValue: 3.4)
  },
  Fact("NSSliderCell", "nearest to 3.6 of 11", "4.0") {
    slider(ticks: 11).closestTickMarkValue(toValue: 3.6)
  },
  Fact("NSSliderCell", "nearest to -5 of 11", "0.0") {
    slider(ticks: 11).closestTickMarkValue(toValue: -5)
  },
  Fact("NSSliderCell", "nearest to 15 of 11", "10.0") {
    slider(ticks: 11).closestTickMarkValue(toValue: 15)
  },
  Fact("NSSliderCell", "nearest to 2.5 of 11", "2.0") {
    slider(ticks: 11).closestTickMarkValue(toValue: 2.5)
  },
  Fact("NSSliderCell", "nearest to 7.5 of 11", "7.0") {
    slider(ticks: 11).closestTickMarkValue(toValue: 7.5)
  },
  Fact("NSSliderCell", "nearest to 0.3 of 5 from 0 to 1", "0.25") {
    slider(ticks: 5, 0, 1).closestTickMarkValue(toValue: 0.3)
  },
  Fact("NSSliderCell", "nearest to 0.4 of 5 from 0 to 1", "0.5") {
    slider(ticks: 5, 0, 1).closestTickMarkValue(toValue: 0.4)
  },
  Fact("NSStepper", "range, step, wrapping and repetition of a new one", "0.0 59.0 1.0 true true") {
    let stepper = NSStepper(frame: .zero)
    return "\(stepper.minValue) \(stepper.maxValue) \(stepper.increment) \(stepper.valueWraps) "
      + "\(stepper.autorepeat)"
  },
  Fact("NSStepper", "a value above the largest", "59.0") {
    let stepper = NSStepper(frame: .zero)
    stepper.doubleValue = 100
    return stepper.doubleValue
  },
  Fact("NSSwitch", "a new one", "off true") {
    let control = NSSwitch(frame: .zero)
    return "\(control.state == .off ? "off" : "on") \(control.isEnabled)"
  },
  Fact("NSSwitch", "the number of one that is on", "1.0 1") {
    let control = NSSwitch(frame: .zero)
    control.state = .on
    return "\(control.doubleValue) \(control.intValue)"
  },
  Fact("NSSegmentedControl", "segments of a new one", "0") {
    NSSegmentedControl(frame: .zero).segmentCount
  },
  Fact("NSSegmentedControl", "selection of a new one", "-1") {
    NSSegmentedControl(frame: .zero).selectedSegment
  },
  Fact("NSSegmentedControl", "style of a new one", "automatic") {
    NSSegmentedControl(frame: .zero).segmentStyle
  },
  Fact("NSSegmentedControl", "mode of a new one", "selectOne") {
    NSSegmentedControl(frame: .zero).trackingMode
  },
  Fact("NSSegmentedControl", "made with three labels", "3 One") {
    let control = NSSegmentedControl(
      labels: ["One", "Two", "Three"], trackingMode: .selectOne, target: nil, action: nil)
    return "\(control.segmentCount) \(control.label(forSegment: 0) ?? "")"
  },
  Fact("NSSegmentedCell", "a new segment", "nil 0.0 true 0 false") {
    let cell = segments(3)
    return "\(cell.label(forSegment: 0) ?? "nil") \(cell.width(forSegment: 0)) "
      + "\(cell.isEnabled(forSegment: 0)) \(cell.tag(forSegment: 0)) \(cell.isSelected(forSegment: 0))"
  },
  Fact("NSSegmentedCell", "a label, a width, a tag and help", "Two 40.0 77 tip") {
    let cell = segments(3) {
      $0.setLabel("Two", forSegment: 1)
      $0.setWidth(40, forSegment: 1)
      $0.setTag(77, forSegment: 2)
      $0.setToolTip("tip", forSegment: 0)
    }
    return "\(cell.label(forSegment: 1) ?? "") \(cell.width(forSegment: 1)) "
      + "\(cell.tag(forSegment: 2)) \(cell.toolTip(forSegment: 0) ?? "")"
  },
  Fact("NSSegmentedCell", "one segment selected after another one", "2 false true") {
    let cell = segments(3) {
      $0.selectedSegment = 1
      $0.selectedSegment = 2
    }
    return
      "\(cell.selectedSegment) \(cell.isSelected(forSegment: 1)) \(cell.isSelected(forSegment: 2))"
  },
  Fact("NSSegmentedCell", "any: two are selected", "true true 1") {
    let cell = segments(3) {
      $0.trackingMode = .selectAny
      $0.setSelected(true, forSegment: 0)
      $0.setSelected(true, forSegment: 1)
    }
    return
      "\(cell.isSelected(forSegment: 0)) \(cell.isSelected(forSegment: 1)) \(cell.selectedSegment)"
  },
  Fact("NSSegmentedCell", "a disabled segment is selected", "false") {
    segments(3) {
      $0.setEnabled(false, forSegment: 2)
      $0.setSelected(true, forSegment: 2)
    }.isSelected(forSegment: 2)
  },
  Fact("NSSegmentedCell", "selected by a tag", "2") {
    segments(3) {
      $0.setTag(77, forSegment: 2)
      $0.selectSegment(withTag: 77)
    }.selectedSegment
  },
  Fact("NSSegmentedCell", "fewer segments", "2 Two") {
    let cell = segments(3) {
      $0.setLabel("Two", forSegment: 1)
      $0.segmentCount = 2
    }
    return "\(cell.segmentCount) \(cell.label(forSegment: 1) ?? "")"
  },
  Fact("NSDatePicker", "a new one", "textFieldAndStepper single false false true") {
    let picker = NSDatePicker(frame: .zero)
    return "\(picker.datePickerStyle) \(picker.datePickerMode) \(picker.drawsBackground) "
      + "\(picker.isBordered) \(picker.isBezeled)"
  },
  Fact("NSDatePicker", "parts of a new one", "true") {
    NSDatePicker(frame: .zero).datePickerElements == [.yearMonthDay, .hourMinuteSecond]
  },
  Fact("NSDatePicker", "limits of a new one", "true") {
    let picker = NSDatePicker(frame: .zero)
    return picker.minDate == nil && picker.maxDate == nil
  },
  Fact("NSDatePickerCell", "date and interval of a new one", "0.0 0.0") {
    let cell = NSDatePickerCell()
    return "\(cell.dateValue.timeIntervalSinceReferenceDate) \(cell.timeInterval)"
  },
  Fact("NSDatePickerCell", "a date before the first", "0.0") {
    dates(-1_000_000, from: 0, to: 1_000_000).dateValue.timeIntervalSinceReferenceDate
  },
  Fact("NSDatePickerCell", "a date after the last", "1000000.0") {
    dates(2_000_000, from: 0, to: 1_000_000).dateValue.timeIntervalSinceReferenceDate
  },
  Fact("NSDatePickerCell", "a first date after the value", "600000.0") {
    let cell = dates(500_000)
    cell.minDate = date(600_000)
    return cell.dateValue.timeIntervalSinceReferenceDate
  },
  Fact("NSDatePickerCell", "a last date before the value", "400000.0") {
    let cell = dates(500_000)
    cell.maxDate = date(400_000)
    return cell.dateValue.timeIntervalSinceReferenceDate
  },
  Fact("NSColorWell", "a new one", "false true true") {
    let well = NSColorWell(frame: .zero)
    return "\(well.isActive) \(well.isBordered) \(well.color == .white)"
  },
  Fact("NSLevelIndicator", "a new one", "0.0 5.0 0.0 0.0 0 0 below 0.0") {
    let level = NSLevelIndicator(frame: .zero)
    return "\(level.minValue) \(level.maxValue) \(level.warningValue) \(level.criticalValue) "
      + "\(level.numberOfTickMarks) \(level.numberOfMajorTickMarks) \(level.tickMarkPosition) "
      + "\(level.doubleValue)"
  },
  Fact("NSLevelIndicatorCell", "style of a new one", "discreteCapacity") {
    NSLevelIndicatorCell().levelIndicatorStyle
  },
  Fact("NSLevelIndicatorCell", "a value above the largest", "100.0") {
    let cell = level(2, 8)
    cell.doubleValue = 100
    return cell.doubleValue
  },
  Fact("NSLevelIndicatorCell", "a value below the smallest", "-100.0") {
    let cell = level(2, 8)
    cell.doubleValue = -100
    return cell.doubleValue
  },
  Fact("NSLevelIndicatorCell", "a largest value below the value", "5.0") {
    let cell = level()
    cell.doubleValue = 5
    cell.maxValue = 3
    return cell.doubleValue
  },
  Fact("NSLevelIndicatorCell", "the middle of 11 tick marks", "5.0") {
    level(ticks: 11).tickMarkValue(at: 5)
  },
  Fact("NSLevelIndicatorCell", "the second of 2", "10.0") { level(ticks: 2).tickMarkValue(at: 1) },
  Fact("NSLevelIndicatorCell", "the only one", "5.0") { level(ticks: 1).tickMarkValue(at: 0) },
  Fact("NSProgressIndicator", "a new one", "0.0 100.0 0.0 true true true bar true") {
    let view = NSProgressIndicator(frame: .zero)
    return "\(view.minValue) \(view.maxValue) \(view.doubleValue) \(view.isIndeterminate) "
      + "\(view.isBezeled) \(view.isDisplayedWhenStopped) \(view.style) \(view.usesThreadedAnimation)"
  },
  Fact("NSProgressIndicator", "incremented by 5", "25.0") {
    let view = progress(20)
    view.increment(by: 5)
    return view.doubleValue
  },
  Fact("NSProgressIndicator", "a value above the largest", "100.0") { progress(500).doubleValue },
  Fact("NSProgressIndicator", "a value below the smallest", "0.0") { progress(-10).doubleValue },
  Fact("NSPathControl", "a new one", "standard true true true true") {
    let path = NSPathControl(frame: .zero)
    return "\(path.pathStyle) \(path.url == nil) \(path.doubleAction == nil) "
      + "\(path.placeholderString == nil) \(path.allowedTypes == nil)"
  },
  Fact("NSPathControl", "a new one can be edited", "true") {
    NSPathControl(frame: .zero).isEditable
  },
  Fact("NSPathControl", "steps of a new one", "0") { NSPathControl(frame: .zero).pathItems.count },
  Fact("NSPathControl", "raw values of its styles", "0 2") {
    "\(NSPathControl.Style.standard.rawValue) \(NSPathControl.Style.popUp.rawValue)"
  },
  Fact("NSImageView", "a new one", "true false") {
    let view = NSImageView(frame: .zero)
    return "\(view.image == nil) \(view.isEditable)"
  },
]

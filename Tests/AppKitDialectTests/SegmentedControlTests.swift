import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct SegmentedControlTests {
  private let target = Target()

  private func control(
    _ mode: NSSegmentedControl.SwitchTracking = .selectOne, _ labels: [String] = ["A", "B", "C"]
  ) -> NSSegmentedControl {
    let control = NSSegmentedControl(
      labels: labels, trackingMode: mode, target: target, action: Target.fire)
    control.frame = NSRect(x: 20, y: 20, width: 300, height: 24)
    control.segmentDistribution = .fillEqually
    return control
  }

  private let places = [NSPoint(x: 70, y: 30), NSPoint(x: 170, y: 30), NSPoint(x: 270, y: 30)]

  @Test func `C206 selecting a segment deselects the other one`() {
    let control = control()
    #expect(NSSegmentedControl(frame: .zero).segmentCount == 0 && control.selectedSegment == -1)
    control.setSelected(true, forSegment: 0)
    control.setSelected(true, forSegment: 1)
    #expect(!control.isSelected(forSegment: 0) && control.isSelected(forSegment: 1))
    #expect(control.selectedSegment == 1 && target.senders.isEmpty)
  }

  @Test func `C207 a cell that selects any keeps several, the last of which is the selected one`() {
    let cell = NSSegmentedCell()
    (cell.segmentCount, cell.trackingMode) = (3, .selectAny)
    cell.setSelected(true, forSegment: 0)
    cell.setSelected(true, forSegment: 1)
    #expect(cell.isSelected(forSegment: 0) && cell.isSelected(forSegment: 1))
    #expect(cell.selectedSegment == 1)
    cell.setSelected(false, forSegment: 0)
    #expect(!cell.isSelected(forSegment: 0) && cell.selectedSegment == 1)
    cell.setEnabled(false, forSegment: 2)
    cell.setSelected(true, forSegment: 2)
    #expect(!cell.isSelected(forSegment: 2))
  }

  @Test func `a click selects a segment and sends the action, also of the selected one`() {
    let control = control()
    let driver = MouseDriver(in: shownWindow(control))
    driver.click(at: places[2])
    driver.click(at: places[2])
    #expect(control.selectedSegment == 2 && target.senders.count == 2)
    driver.drag(from: places[0], to: places[1])
    #expect(control.selectedSegment == 2)
  }

  @Test func `a click turns a segment on and off where any can be selected`() {
    let control = control(.selectAny)
    let driver = MouseDriver(in: shownWindow(control))
    for place in [0, 1, 2, 1] { driver.click(at: places[place]) }
    let states = (0..<3).map { control.isSelected(forSegment: $0) }
    #expect(states == [true, false, true] && target.senders.count == 4)
  }

  @Test func `a momentary segment is selected while the action is sent`() {
    let control = control(.momentary)
    var selected: [Int] = []
    target.body = { _ in selected.append(control.selectedSegment) }
    let driver = MouseDriver(in: shownWindow(control))
    driver.click(at: places[1])
    driver.click(at: places[0])
    #expect(selected == [1, 0] && control.selectedSegment == -1)
    control.selectedSegment = 2
    #expect(control.selectedSegment == -1)
    #expect(!control.isSelected(forSegment: 1))
  }

  @Test func `a disabled segment takes no click`() {
    let control = control()
    control.selectedSegment = 0
    control.setEnabled(false, forSegment: 1)
    let driver = MouseDriver(in: shownWindow(control))
    driver.click(at: places[1])
    driver.drag(from: places[2], to: places[0])
    #expect(control.selectedSegment == 0 && target.senders.isEmpty)
  }

  @Test func `segments keep their contents when there are fewer`() {
    let control = control()
    control.setTag(77, forSegment: 2)
    #expect(control.selectSegment(withTag: 77) && control.selectedSegment == 2)
    #expect(!control.selectSegment(withTag: 5))
    control.segmentCount = 2
    #expect(control.selectedSegment == -1 && control.label(forSegment: 1) == "B")
    control.segmentCount = 3
    #expect(control.label(forSegment: 2) == nil && control.tag(forSegment: 2) == 0)
    #expect(control.isEnabled(forSegment: 2) && control.width(forSegment: 2) == 0)
  }

  @Test func `the arrows move the keyboard, and the space bar clicks`() {
    let control = control()
    let window = shownWindow(control)
    window.makeFirstResponder(control)
    let driver = MouseDriver(in: window)
    driver.key(KeyCommand.inputRightArrow)
    driver.key(KeyCommand.inputRightArrow)
    #expect(control.selectedSegment == -1)
    driver.key(" ")
    #expect(control.selectedSegment == 1 && target.senders.count == 1)
    driver.key(KeyCommand.inputLeftArrow)
    driver.key(" ")
    #expect(control.selectedSegment == 0)
  }

  @Test func `a segment's menu opens where the control has no action`() throws {
    let control = control()
    control.action = nil
    let menu = NSMenu()
    menu.addItem(withTitle: "One", action: nil, keyEquivalent: "")
    control.setMenu(menu, forSegment: 1)
    let driver = MouseDriver(in: shownWindow(control))
    driver.click(at: places[1])
    #expect(driver.visibleMenu === menu && control.selectedSegment == -1)
  }

  @Test func `segments with a width have it, and the others share the rest`() {
    let control = control()
    control.setWidth(40, forSegment: 0)
    let driver = MouseDriver(in: shownWindow(control))
    for (x, segment) in [(59.0, 0), (61, 1), (189, 1), (191, 2)] {
      driver.click(at: NSPoint(x: x, y: 30))
      #expect(control.selectedSegment == segment)
    }
  }

  @Test func `a segment that is not there traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { NSSegmentedControl(frame: .zero).selectedSegment = 0 }
    }
  }

  @Test func `a copy of the cell has its segments`() {
    let control = control(.selectAny)
    control.setSelected(true, forSegment: 1)
    let copy = control.cell?.copy() as? NSSegmentedCell
    copy?.setLabel("Z", forSegment: 0)
    #expect(copy?.isSelected(forSegment: 1) == true && copy?.segmentCount == 3)
    #expect(control.label(forSegment: 0) == "A" && copy?.trackingMode == .selectAny)
  }
}

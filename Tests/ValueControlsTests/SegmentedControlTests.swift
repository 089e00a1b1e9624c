import Accessibility
import ControlCore
import Graphics
import ResponderKit
import Testing
import ValueControls

private let frame = Rect(x: 50, y: 100, width: 200, height: 32)

@MainActor
private func screen(_ items: [Any], selected: Int = -1) -> ControlScreen<SegmentedControl> {
  let control = SegmentedControl(items: items)
  control.selectedSegmentIndex = selected
  return ControlScreen(control, frame: frame)
}

@MainActor @Suite struct SegmentedControlTests {
  @Test func `C163 no segment is selected at first`() {
    let control = SegmentedControl(items: ["A", "B"])
    #expect(control.selectedSegmentIndex == -1)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    #expect(control.numberOfSegments == 2)
    #expect(SegmentedControl(items: nil).numberOfSegments == 0)
  }

  @Test func `C164 the selected segment sends nothing, unless the control is momentary`() {
    let screen = screen(["A", "B"], selected: 0)
    #expect(
      screen.record { _ in screen.tap(50) } == """
        touch down at (100, 116)  hits control in Window
          normal → highlighted
        touch up at (100, 116)
          highlighted → normal
        """)
    screen.control.isMomentary = true
    screen.tap(50)
    screen.tap(50)
    #expect(screen.target.count == 2)
    #expect(screen.control.selectedSegmentIndex == 0)
    screen.control.selectedSegmentIndex = 1
    #expect(screen.control.selectedSegmentIndex == 0)
  }

  @Test func `C165 selecting in code sends nothing`() {
    let screen = screen(["A", "B"])
    screen.control.selectedSegmentIndex = 1
    #expect(screen.control.selectedSegmentIndex == 1)
    screen.control.selectedSegmentIndex = 7
    #expect(screen.control.selectedSegmentIndex == 1)
    screen.control.selectedSegmentIndex = SegmentedControl.noSegment
    #expect(screen.control.selectedSegmentIndex == -1)
    #expect(screen.target.count == 0)
  }

  @Test func `C166 a segment that is inserted beyond the end is appended`() {
    let control = SegmentedControl(items: ["A", "B"])
    control.insertSegment(withTitle: "C", at: 99, animated: false)
    control.insertSegment(withTitle: "0", at: -3, animated: false)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["0", "A", "B", "C"])
  }

  @Test func `C167 a segment has a title or an image`() {
    let control = SegmentedControl(items: ["A"])
    control.setImage(Image(named: "star"), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 0) == Image(named: "star"))
    control.setTitle("B", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
    control.setTitle("nowhere", forSegmentAt: 1)
    #expect(control.numberOfSegments == 1)
    #expect(control.titleForSegment(at: -1) == nil)
  }

  @Test func `choosing another segment runs its action, then sends two events`() {
    var chosen: [String] = []
    let actions = ["Day", "Week"].map { title in
      Action(title: title, identifier: .init(title)) { _ in chosen.append(title) }
    }
    let control = SegmentedControl(frame: .zero, actions: actions)
    let screen = ControlScreen(control, frame: frame)
    let record = screen.record { _ in screen.tap(150) }
    #expect(chosen == ["Week"])
    #expect(
      record == """
        touch down at (200, 116)  hits control in Window
          normal → highlighted
        touch up at (200, 116)
          highlighted → normal
                                  runs “Week”
          valueChanged            count: → target
          primaryActionTriggered  no handler
        accessibility changed     segment 2 of control: now selected
        """)
  }

  @Test func `a finger that moves chooses the segment where it is lifted`() {
    let screen = screen(["A", "B", "C", "D"])
    screen.driver.touchDown(at: Point(x: 60, y: 116))
    screen.driver.move(to: Point(x: 120, y: 116))
    screen.driver.touchUp(at: Point(x: 170, y: 116))
    #expect(screen.control.selectedSegmentIndex == 2)
    screen.driver.touchDown(at: Point(x: 60, y: 116))
    screen.driver.touchUp(at: Point(x: 300, y: 116))
    #expect(screen.control.selectedSegmentIndex == 2)
  }

  @Test func `a disabled segment cannot be chosen`() {
    let screen = screen(["A", "B"])
    screen.control.setEnabled(false, forSegmentAt: 1)
    screen.tap(150)
    #expect(screen.control.selectedSegmentIndex == -1)
    #expect(screen.control.isEnabledForSegment(at: 0))
    #expect(!screen.control.isEnabledForSegment(at: 1))
  }

  @Test func `the selection stays with its segment`() {
    let control = SegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.removeSegment(at: 9, animated: false)
    #expect(control.numberOfSegments == 2)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `an action stands in one segment`() {
    let (day, week) = (
      Action(title: "Day", identifier: .init("d")) { _ in },
      Action(title: "Week", identifier: .init("w")) { _ in }
    )
    let control = SegmentedControl(frame: .zero, actions: [day, week])
    #expect(control.segmentIndex(identifiedBy: .init("w")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("none")) == .max)
    let renamed = Action(title: "Today", identifier: .init("d")) { _ in }
    control.insertSegment(action: renamed, at: 0, animated: false)
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 0) == "Today")
    control.insertSegment(action: day, at: 2, animated: false)
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["Week", "Day"])
    #expect(control.actionForSegment(at: 1) === day)
    #expect(control.actionForSegment(at: 2) == nil)
  }

  @Test func `an action of another segment and an item of another type trap`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let day = Action(title: "Day", identifier: .init("d")) { _ in }
        let control = SegmentedControl(frame: .zero, actions: [day])
        control.insertSegment(withTitle: "Week", at: 1, animated: false)
        control.setAction(day, forSegmentAt: 1)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = SegmentedControl(items: [3]) }
    }
  }

  @Test func `segments share the width, or have their own`() throws {
    let screen = screen(["A", "B", "C"])
    screen.control.setWidth(100, forSegmentAt: 1)
    #expect(screen.control.widthForSegment(at: 1) == 100)
    screen.tap(60)
    #expect(screen.control.selectedSegmentIndex == 1)
    screen.control.semanticContentAttribute = .forceRightToLeft
    screen.tap(10)
    #expect(screen.control.selectedSegmentIndex == 2)
    let parts = try #require(screen.control.accessibilityElements)
    #expect(
      parts.map(\.accessibilityFrame) == [
        Rect(x: 200, y: 100, width: 50, height: 32), Rect(x: 100, y: 100, width: 100, height: 32),
        Rect(x: 50, y: 100, width: 50, height: 32),
      ])
  }

  @Test func `what is set for the part of a segment stays with the segment`() throws {
    let control = SegmentedControl(items: ["A", "B"])
    let part = try #require(control.accessibilityElements?.last)
    part.accessibilityLabel = "Bee"
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.accessibilityElements?.last === part)
    #expect(part.accessibilityElement.position == .series(3, of: 3))
    let record = InteractionRecord.during { control.isEnabled = false }
    #expect(
      record.description == """
          normal → disabled    SegmentedControl
        accessibility changed  segment 1 of SegmentedControl: now notEnabled
        accessibility changed  segment 2 of SegmentedControl: now notEnabled
        accessibility changed  segment 3 of SegmentedControl: now notEnabled
        accessibility changed  SegmentedControl: now notEnabled
        """)
  }

  @Test func `an action that moves stays selected`() {
    let (day, week) = (
      Action(title: "Day", identifier: .init("d")) { _ in },
      Action(title: "Week", identifier: .init("w")) { _ in }
    )
    let control = SegmentedControl(frame: .zero, actions: [day, week])
    control.selectedSegmentIndex = 0
    control.insertSegment(action: day, at: 2, animated: false)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `each segment is an element in a series`() throws {
    var star = Image(named: "star")
    star.accessibilityLabel = "Favorite"
    let control = SegmentedControl(items: ["A", star, Image("plain", in: .app)])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    let elements = try #require(control.accessibilityElements).map(\.accessibilityElement)
    #expect(elements.map(\.label) == ["A", "Favorite", nil])
    #expect(
      elements.map(\.traits) == [.button, [.button, .selected], [.button, .notEnabled]])
    #expect(
      elements.map(\.position) == [
        .series(1, of: 3), .series(2, of: 3), .series(3, of: 3),
      ])
  }

  @Test func `the last point at the bottom is not aligned`() {
    let control = SegmentedControl(items: ["A"])
    let frame = Rect(x: 0, y: 0, width: 100, height: 32)
    #expect(control.alignmentRect(forFrame: frame).size.height == 31)
    #expect(control.intrinsicContentSize.height == 31)
    #expect(control.sizeThatFits(.zero).height == 32)
  }

  @Test func `looks of a state fall back to the normal one`() {
    let control = SegmentedControl(items: ["A"])
    let bold = AttributedText.Attributes(font: .system(ofSize: 15))
    control.setTitleTextAttributes(bold.styled, for: .normal)
    #expect(control.titleTextAttributes(for: .selected).map { .init(styled: $0) } == bold)
    control.setBackgroundImage(Image(named: "b"), for: .normal, barMetrics: .default)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) == Image(named: "b"))
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    #expect(control.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default) == .zero)
  }
}

import AppKitDialect
import FoundationEssentials
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct LevelIndicatorTests {
  private let target = Target()

  @Test func `a level keeps a value outside of its range`() {
    let level = NSLevelIndicator(frame: .zero)
    #expect(level.maxValue == 5 && level.levelIndicatorStyle == .discreteCapacity)
    level.doubleValue = 100
    #expect(level.doubleValue == 100)
    let maxima = NSLevelIndicator.Style.allCases.map {
      NSLevelIndicatorCell(levelIndicatorStyle: $0).maxValue
    }
    #expect(maxima == [100, 100, 5, 5])
    (level.numberOfTickMarks, level.maxValue) = (1, 10)
    #expect(level.tickMarkValue(at: 0) == 5)
  }

  @Test func `the user chooses stars that can be edited`() {
    let level = NSLevelIndicator(frame: NSRect(x: 0, y: 20, width: 100, height: 20))
    (level.levelIndicatorStyle, level.target, level.action) = (.rating, target, Target.fire)
    let driver = MouseDriver(in: shownWindow(level))
    driver.click(at: NSPoint(x: 50, y: 30))
    #expect(level.doubleValue == 0)
    level.isEditable = true
    driver.click(at: NSPoint(x: 50, y: 30))
    #expect(level.doubleValue == 3)
    driver.drag(from: NSPoint(x: 50, y: 30), to: NSPoint(x: 95, y: 30))
    #expect(level.doubleValue == 5)
  }

  @Test func `a progress indicator keeps its value in its range`() {
    let progress = NSProgressIndicator(frame: .zero)
    #expect(progress.isIndeterminate && progress.maxValue == 100 && progress.isBezeled)
    progress.isIndeterminate = false
    progress.doubleValue = 500
    #expect(progress.doubleValue == 100)
    progress.doubleValue = 20
    progress.increment(by: 5)
    #expect(progress.doubleValue == 25)
    progress.maxValue = 10
    #expect(progress.doubleValue == 10)
  }

  @Test func `a progress indicator that is shown only while it moves is no element before`() {
    let progress = NSProgressIndicator(frame: .zero)
    progress.isDisplayedWhenStopped = false
    #expect(!progress.isAccessibilityElement)
    progress.startAnimation(nil)
    #expect(progress.isAccessibilityElement)
    progress.stopAnimation(nil)
    #expect(!progress.isAccessibilityElement)
  }

  @Test func `a click on a step of a path sends the action with the step`() {
    let path = NSPathControl(frame: NSRect(x: 0, y: 20, width: 300, height: 22))
    #expect(path.pathItems.isEmpty && path.isEditable && path.pathStyle == .standard)
    path.url = URL(filePath: "/Users/me")
    (path.target, path.action) = (target, Target.fire)
    #expect(path.pathItems.map(\.title) == ["/", "Users", "me"])
    // The root is 27 points wide, and the next step 55.
    MouseDriver(in: shownWindow(path)).click(at: NSPoint(x: 50, y: 30))
    #expect(path.clickedPathItem?.url?.path == "/Users" && target.senders.count == 1)
  }

  @Test func `a path that pops up opens a menu of its steps`() throws {
    let path = NSPathControl(frame: NSRect(x: 0, y: 20, width: 300, height: 22))
    (path.url, path.pathStyle) = (URL(filePath: "/Users/me"), .popUp)
    (path.target, path.action) = (target, Target.fire)
    let driver = MouseDriver(in: shownWindow(path))
    driver.click(path)
    #expect(driver.visibleMenu?.items.map(\.title) == ["me", "Users", "/"])
    try driver.choose("Users")
    #expect(path.clickedPathItem?.title == "Users" && target.senders.count == 1)
  }
}

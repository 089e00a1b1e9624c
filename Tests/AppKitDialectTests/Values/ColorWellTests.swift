import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct ColorWellTests {
  private let target = Target()
  private static let red = NSColor.sRGB(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = NSColor.sRGB(red: 0, green: 0, blue: 1, alpha: 1)

  private func well(x: Double = 20) -> NSColorWell {
    let well = NSColorWell(frame: NSRect(x: x, y: 20, width: 44, height: 24))
    (well.target, well.action) = (target, Target.fire)
    return well
  }

  @Test func `C212 a new well shows white, is bordered and not active`() {
    let well = NSColorWell(frame: .zero)
    #expect(well.color == .white && well.isBordered && !well.isActive)
  }

  @Test func `a click activates a well, whose action is sent for a color that is chosen`() {
    let well = well()
    well.color = Self.red
    let driver = MouseDriver(in: shownWindow(well))
    driver.click(well)
    #expect(well.isActive && NSColorPanel.shared.isVisible && NSColorPanel.shared.color == Self.red)
    #expect(target.senders.isEmpty)
    NSColorPanel.shared.color = Self.blue
    #expect(well.color == Self.blue && target.senders.count == 1)
    driver.click(well)
    #expect(!well.isActive)
    NSColorPanel.shared.color = Self.red
    #expect(well.color == Self.blue && target.senders.count == 1)
  }

  @Test func `a click deactivates the other wells, and one with Shift does not`() {
    let (first, second, third) = (well(), well(x: 80), well(x: 140))
    let driver = MouseDriver(in: shownWindow(first, second, third))
    driver.click(first)
    driver.click(second)
    #expect(!first.isActive && second.isActive)
    driver.modifierFlags = .shift
    driver.click(third)
    #expect(second.isActive && third.isActive)
    NSColorPanel.shared.color = Self.red
    #expect(first.color == .white && second.color == Self.red && third.color == Self.red)
    NSColorPanel.shared.close()
    #expect(!second.isActive && !third.isActive)
  }

  @Test func `a well that leaves its window, and one that is disabled, take no color`() {
    let well = well()
    let window = shownWindow(well)
    well.activate(true)
    well.removeFromSuperview()
    #expect(!well.isActive)
    window.contentView?.addSubview(well)
    well.isEnabled = false
    MouseDriver(in: window).click(well)
    #expect(!well.isActive)
  }

  @Test func `an opacity becomes 1 where it is not offered`() {
    let well = well()
    well.supportsAlpha = false
    well.activate(true)
    NSColorPanel.shared.color = Self.red.withAlphaComponent(0.5)
    #expect(well.color == Self.red)
  }

  @Test func `without a well the panel sends its action, and changeColor up the responder chain`() {
    let panel = NSColorPanel.shared
    panel.setTarget(target)
    panel.setAction(Target.other)
    panel.color = Self.blue
    #expect(target.names == ["other"] && target.senders.first === panel)
    let well = well()
    well.takeColorFrom(panel)
    #expect(well.color == Self.blue)
  }
}

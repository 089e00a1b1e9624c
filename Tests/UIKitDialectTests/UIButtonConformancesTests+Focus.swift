import Testing
import UIKitDialect

/// Writes down where the focus went, and does not let it move to the left.
private final class PlayButton: UIButton {
  var log: [String] = []
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    context.focusHeading != .left
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let isMine = context.nextFocusedItem === self
    coordinator.addCoordinatedAnimations({ self.log.append("animates") }) {
      self.log.append(isMine ? "focused" : "unfocused")
    }
  }
  override func copy(_ sender: Any?) { log.append("copy") }
  override class var actions: [ActionSelector] { [ActionSelector("copy:", PlayButton.copy)] }
}

@MainActor
private struct Television {
  let scene = UIWindowScene()
  let window: UIWindow
  let play = PlayButton(type: .system)
  let other = UIButton(type: .system)
  let driver: TouchDriver

  init() {
    scene.traitCollection.userInterfaceIdiom = .tv
    window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    play.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    other.frame = CGRect(x: 0, y: 200, width: 200, height: 80)
    window.addSubview(other)
    window.addSubview(play)
    window.makeKeyAndVisible()
    driver = TouchDriver(in: window)
  }
}

extension UIButtonConformancesTests {
  @Test
  func `UIFocusEnvironment: a button prefers itself, is asked and told, and requests updates`() {
    let television = Television()
    let environment: any UIFocusEnvironment = television.play
    #expect(environment.preferredFocusEnvironments.first === television.play)
    #expect(environment.parentFocusEnvironment === television.window)
    #expect(environment.focusItemContainer === television.play)
    #expect(environment.focusGroupIdentifier == nil)
    #expect(television.window.contains(environment) && !environment.contains(television.window))
    #expect(television.driver.focus(television.play))
    #expect(television.play.log == ["animates", "focused"])
    let left = UIButton(frame: CGRect(x: 0, y: 20, width: 20, height: 20))
    television.play.frame.origin.x = 100
    television.window.addSubview(left)
    #expect(!television.driver.moveFocus(.left))
    television.driver.moveFocus(.down)
    #expect(television.other.isFocused)
    #expect(television.play.log == ["animates", "focused", "animates", "unfocused"])
    environment.setNeedsFocusUpdate()
    environment.updateFocusIfNeeded()
    #expect(television.other.isFocused)
    UIFocusSystem(for: environment)?.requestFocusUpdate(to: environment)
    environment.updateFocusIfNeeded()
    #expect(television.play.isFocused)
  }

  @Test func `UIFocusItem: an enabled button can be focused, and its state tells that it is`() {
    let television = Television()
    let item: any UIFocusItem = television.play
    #expect(item.canBecomeFocused && !item.isFocused)
    #expect(item.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(item.focusGroupPriority == .ignored)
    television.play.setTitle("Play", for: .normal)
    television.play.setTitle("Play Now", for: .focused)
    #expect(television.driver.focus(item))
    #expect(item.isFocused)
    #expect(television.play.state == .focused)
    #expect(television.play.currentTitle == "Play Now")
    television.play.isEnabled = false
    #expect(!item.canBecomeFocused)
    television.driver.wait(0)
    #expect(!item.isFocused && television.other.isFocused)
  }

  @Test func `UIFocusItemContainer: a button contains its subviews as items`() {
    let badge = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
    button.addSubview(badge)
    let container: any UIFocusItemContainer = button
    #expect(
      container.focusItems(in: CGRect(x: 70, y: 0, width: 40, height: 10)).contains { $0 === badge }
    )
    #expect(container.focusItems(in: CGRect(x: 0, y: 30, width: 10, height: 10)).isEmpty)
  }

  @Test
  func
    `UIResponderStandardEditActions: an override that is listed performs, the others do nothing`()
  {
    let television = Television()
    let actions: any UIResponderStandardEditActions = television.play
    actions.paste(nil)
    actions.copy(nil)
    #expect(television.play.log == ["copy"])
    #expect(!television.window.send(.copy))
    #expect(television.play.canPerformAction(StandardEditAction.copy.selector, withSender: nil))
    #expect(!television.play.canPerformAction(StandardEditAction.paste.selector, withSender: nil))
    #expect(StandardEditAction.allCases.count == 26)
    #expect(StandardEditAction.printContent.selector.name == "print:")
  }
}

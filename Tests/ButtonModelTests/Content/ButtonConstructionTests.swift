import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

private final class Receiver: Responder {
  var senders: [Button] = []
  func tapped(_ sender: Button) { senders.append(sender) }
}

extension ActionSelector {
  fileprivate static let tapped = ActionSelector("tapped:", Receiver.tapped)
}

/// Counts what actions do.
@MainActor
private final class Counter {
  var count = 0
}

private let types: [(Button.ButtonType, Int)] = [
  (.custom, 0), (.system, 1), (.detailDisclosure, 2), (.infoLight, 3), (.infoDark, 4),
  (.contactAdd, 5), (.plain, 6), (.close, 7),
]

private final class SetUpButton: Button {
  var isSetUp = false
  override init(frame: Rect) {
    super.init(frame: frame)
    isSetUp = true
  }
}

@MainActor @Suite struct ButtonConstructionTests {
  let star = Image("star", in: .system)

  @Test func `C012 the types have the numbers of UIKit`() {
    #expect(Button.ButtonType.system.rawValue == 1)
    #expect(roundedRect(of: Button.ButtonType.self).rawValue == 1)
    #expect(Button.ButtonType.close.rawValue == 7)
  }

  @Test(arguments: types)
  func `a button keeps the type that it is made with`(type: Button.ButtonType, rawValue: Int) {
    #expect(Button(type: type).buttonType == type)
    #expect(Button.ButtonType(rawValue: rawValue) == type)
  }

  @Test(arguments: [-1, 8, 100])
  func `another number is no type`(rawValue: Int) {
    #expect(Button.ButtonType(rawValue: rawValue) == nil)
  }

  @Test func `the roles have the numbers of UIKit`() {
    let roles: [Button.Role] = [.normal, .primary, .cancel, .destructive]
    #expect(roles.map { $0.rawValue } == [0, 1, 2, 3])
    #expect(Button().role == .normal)
  }

  @Test func `C109 a button takes its title from the primary action`() {
    let frame = Rect(x: 1, y: 2, width: 30, height: 40)
    let button = Button(frame: frame, primaryAction: Action(title: "A") { _ in })
    #expect(button.title(for: .normal) == "A")
    #expect(button.buttonType == .custom)
    #expect(button.frame == frame)
  }

  @Test func `a button takes title and image from the primary action and runs it`() {
    let counter = Counter()
    let action = Action(title: "Rate", image: star) { _ in counter.count += 1 }
    let button = Button(type: .close, primaryAction: action)
    #expect(button.buttonType == .close)
    #expect(button.currentTitle == "Rate")
    #expect(button.currentImage == star)
    #expect(button.allControlEvents == .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(counter.count == 1)
  }

  @Test func `a button with a primary action and no type is a system button`() {
    let button = Button(primaryAction: Action(title: "A") { _ in })
    #expect(button.buttonType == .system)
  }

  @Test func `an action without title and image gives neither`() {
    let button = Button(primaryAction: Action { _ in })
    #expect(button.currentTitle == nil)
    #expect(button.currentImage == nil)
    #expect(button.allControlEvents == .primaryActionTriggered)
  }

  @Test func `a button without a primary action listens to nothing`() {
    #expect(Button(type: .system, primaryAction: nil).allControlEvents.isEmpty)
    #expect(Button(frame: .zero, primaryAction: nil).allControlEvents.isEmpty)
  }

  @Test func `the title of an action that changes later does not reach the button`() {
    let action = Action(title: "Before") { _ in }
    let button = Button(primaryAction: action)
    action.title = "After"
    #expect(button.currentTitle == "Before")
  }

  @Test func `a system button has an image and sends its action when tapped`() {
    let receiver = Receiver()
    let button = Button.systemButton(with: star, target: receiver, action: .tapped)
    #expect(button.buttonType == .system)
    #expect(button.currentImage == star)
    #expect(button.allControlEvents == .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(receiver.senders.count == 1)
    #expect(receiver.senders.first === button)
  }

  @Test func `a system button without an action listens to nothing`() {
    let button = Button.systemButton(with: star, target: Receiver(), action: nil)
    #expect(button.allControlEvents.isEmpty)
  }

  @Test func `a subclass that overrides init(frame:) keeps every other initializer`() {
    let button = SetUpButton(type: .system)
    #expect(button.buttonType == .system)
    #expect(button.isSetUp)
    #expect(SetUpButton().isSetUp)
    #expect(
      SetUpButton(type: .close, primaryAction: Action(title: "A") { _ in }).currentTitle == "A")
  }
}

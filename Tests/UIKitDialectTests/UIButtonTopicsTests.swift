import Testing
import UIKitDialect

/// Every symbol under the Topics of Apple's UIButton page, by the name that the page lists it with.
///
/// Here those that create, configure and title a button; the others are in the files beside this one.
@Suite @MainActor struct UIButtonTopicsTests {
  let button = UIButton(type: .system)
  let star = UIImage(systemName: "star")
  let red = UIColor.sRGB(red: 1, green: 0, blue: 0, alpha: 1)
  let blue = UIColor.sRGB(red: 0, green: 0, blue: 1, alpha: 1)

  // MARK: Creating a button

  @Test func `init(frame:) makes a custom button with a frame`() {
    let button = UIButton(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(button.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(button.buttonType == .custom)
  }

  @Test func `init(frame:primaryAction:) takes title and image of the action and runs it`() {
    var runs = 0
    let action = UIAction(title: "Rate", image: star) { _ in runs += 1 }
    let button = UIButton(
      frame: CGRect(x: 1, y: 2, width: 30, height: 40), primaryAction: action)
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.title(for: .normal) == "Rate")
    #expect(button.image(for: .normal) == star)
    #expect(button.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(button.buttonType == .custom)
    #expect(runs == 1)
  }

  @Test func `init(coder:) is init(archive:), which makes a button again`() throws {
    button.setTitle("Send", for: .normal)
    let other = UIButton(archive: try button.archived())
    #expect(other.buttonType == .system)
    #expect(other.currentTitle == "Send")
  }

  @Test func `init(type:) makes a button of the type`() {
    #expect(UIButton(type: .close).buttonType == .close)
  }

  @Test func `init(type:primaryAction:) makes one of the type with the action's title`() {
    let button = UIButton(type: .contactAdd, primaryAction: UIAction(title: "Add") { _ in })
    #expect(button.buttonType == .contactAdd)
    #expect(button.currentTitle == "Add")
    #expect(button.allControlEvents == .primaryActionTriggered)
  }

  @Test func `UIButton.ButtonType has eight types`() {
    #expect(UIButton.ButtonType.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `systemButton(with:target:action:) makes a system button with the image`() {
    let button = UIButton.systemButton(with: star, target: nil, action: ActionSelector("rate:"))
    #expect(button.buttonType == .system)
    #expect(button.currentImage == star)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["rate:"])
  }

  @Test func `init(configuration:primaryAction:) puts the action's title into the configuration`() {
    let action = UIAction(title: "Rate", image: star) { _ in }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    #expect(button.configuration?.title == "Rate")
    #expect(button.configuration?.image == star)
    #expect(button.title(for: .normal) == nil)
  }

  // MARK: Managing the appearance with a configuration object

  @Test func `UIButton.Configuration is a value`() {
    var configuration = UIButton.Configuration.filled()
    let copy = configuration
    configuration.title = "Send"
    #expect(copy.title == nil)
    #expect(configuration != copy)
  }

  @Test func `configuration is what the button shows, none unless set`() {
    #expect(button.configuration == nil)
    button.configuration = .plain()
    button.configuration?.title = "Send"
    #expect(button.currentTitle == "Send")
  }

  @Test func `automaticallyUpdatesConfiguration has the style follow the state, unless false`() {
    #expect(button.automaticallyUpdatesConfiguration)
    button.configuration = .filled()
    let normal = button.currentAppearance.background
    button.isEnabled = false
    #expect(button.currentAppearance.background != normal)
    button.automaticallyUpdatesConfiguration = false
    #expect(button.currentAppearance.background == normal)
  }

  @Test func `setNeedsUpdateConfiguration() asks for one update in the next pass`() {
    var updates = 0
    button.configurationUpdateHandler = { _ in updates += 1 }
    button.layoutIfNeeded()
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    #expect(updates == 1)
    button.layoutIfNeeded()
    #expect(updates == 2)
  }

  @Test func `updateConfiguration() is called for each update`() {
    let button = UpdatingButton(type: .system)
    button.configuration = .filled()
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "Selected")
  }

  @Test func `configurationUpdateHandler changes the configuration for the state`() {
    button.configurationUpdateHandler = {
      $0.configuration = $0.isSelected ? .filled() : .plain()
    }
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.configuration == .filled())
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(button.configuration == .plain())
  }

  @Test func `ConfigurationUpdateHandler is a closure that gets the button`() {
    var buttons: [UIButton] = []
    let handler: UIButton.ConfigurationUpdateHandler = { buttons.append($0) }
    button.configurationUpdateHandler = handler
    button.layoutIfNeeded()
    #expect(buttons == [button])
  }
}

private final class UpdatingButton: UIButton {
  override func updateConfiguration() {
    super.updateConfiguration()
    configuration?.title = isSelected ? "Selected" : "Normal"
  }
}

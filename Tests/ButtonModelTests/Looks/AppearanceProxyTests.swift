import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

private class LoudButton: Button {}
private final class VeryLoudButton: LoudButton {}

/// What all buttons of an application are told at once: 5.15 of the facts.
@Suite @MainActor struct AppearanceProxyTests {
  let application = Application()
  let scene: WindowScene
  let window: Window

  init() {
    scene = WindowScene(application: application)
    window = Window(windowScene: scene)
  }

  private func entering<Target: Button>(_ button: Target) -> Target {
    window.addSubview(button)
    return button
  }

  @Test func `C148 a proxy's color is that of buttons without one of their own`() {
    application.appearance(of: Button.self).setTitleColor(.red, for: .normal)
    let (plain, explicit) = (Button(), Button())
    explicit.setTitleColor(.blue, for: .normal)
    #expect(plain.titleColor(for: .normal) == .white)
    window.addSubview(plain)
    window.addSubview(explicit)
    #expect(plain.titleColor(for: .normal) == .red)
    #expect(explicit.titleColor(for: .normal) == .blue)
  }

  @Test func `C149 a proxy that changes leaves the buttons that are in a window`() {
    let proxy = application.appearance(of: Button.self)
    let button = entering(Button())
    proxy.setTitleColor(.red, for: .normal)
    #expect(button.titleColor(for: .normal) == .white)
    let later = entering(Button())
    #expect(later.titleColor(for: .normal) == .red)
    proxy.setTitleColor(.blue, for: .normal)
    #expect(later.titleColor(for: .normal) == .red)
  }

  @Test func `a button that leaves and comes back gets what the proxy has then`() {
    let proxy = application.appearance(of: Button.self)
    proxy.setTitleColor(.red, for: .normal)
    let button = entering(Button())
    proxy.setTitleColor(.blue, for: .normal)
    button.removeFromSuperview()
    #expect(button.titleColor(for: .normal) == .red)
    window.addSubview(button)
    #expect(button.titleColor(for: .normal) == .blue)
    button.setTitleColor(.green, for: .normal)
    button.removeFromSuperview()
    window.addSubview(button)
    #expect(button.titleColor(for: .normal) == .green)
  }

  @Test func `a proxy sets each thing that UIButton marks for it`() {
    let proxy = application.appearance(of: Button.self)
    proxy.setTitleColor(.red, for: .highlighted)
    proxy.setTitleShadowColor(.blue, for: .selected)
    proxy.setBackgroundImage(Image(named: "bar"), for: .normal)
    proxy.setPreferredSymbolConfiguration(.init(pointSize: 20), forImageIn: .normal)
    proxy.contentEdgeInsets = EdgeInsets(all: 3)
    proxy.tintColor = .green
    let button = entering(Button())
    #expect(button.titleColor(for: .highlighted) == .red)
    #expect(button.titleColor(for: .normal) == .white)
    #expect(button.titleShadowColor(for: .selected) == .blue)
    #expect(button.backgroundImage(for: .normal) == Image(named: "bar"))
    #expect(button.preferredSymbolConfigurationForImage(in: .normal)?.pointSize == 20)
    #expect(button.legacy.contentEdgeInsets == EdgeInsets(all: 3))
    #expect(button.tintColor == .green)
  }

  @Test func `what was set on a button stands before each of them`() {
    let proxy = application.appearance(of: Button.self)
    proxy.setTitleShadowColor(.blue, for: .normal)
    proxy.setBackgroundImage(Image(named: "bar"), for: .normal)
    proxy.contentEdgeInsets = EdgeInsets(all: 3)
    proxy.tintColor = .green
    let button = Button()
    button.setTitleShadowColor(.red, for: .normal)
    button.setBackgroundImage(Image(named: "own"), for: .normal)
    button.legacy.contentEdgeInsets = EdgeInsets(all: 1)
    button.tintColor = .red
    window.addSubview(button)
    #expect(button.titleShadowColor(for: .normal) == .red)
    #expect(button.backgroundImage(for: .normal) == Image(named: "own"))
    #expect(button.legacy.contentEdgeInsets == EdgeInsets(all: 1))
    #expect(button.tintColor == .red)
  }

  @Test func `insets that were set to nothing stay so`() {
    application.appearance(of: Button.self).contentEdgeInsets = EdgeInsets(all: 3)
    let button = Button()
    button.legacy.contentEdgeInsets = .zero
    window.addSubview(button)
    #expect(button.legacy.contentEdgeInsets == .zero)
  }

  @Test func `a proxy of a subclass stands before that of its superclass, whichever came first`() {
    application.appearance(of: LoudButton.self).setTitleColor(.red, for: .normal)
    application.appearance(of: Button.self).setTitleColor(.blue, for: .normal)
    #expect(entering(Button()).titleColor(for: .normal) == .blue)
    #expect(entering(LoudButton()).titleColor(for: .normal) == .red)
    #expect(entering(VeryLoudButton()).titleColor(for: .normal) == .red)
  }

  @Test func `the last word of a proxy for a property counts`() {
    let proxy = application.appearance(of: Button.self)
    proxy.setTitleColor(.red, for: .normal)
    proxy.setTitleColor(.blue, for: .normal)
    #expect(entering(Button()).titleColor(for: .normal) == .blue)
    application.appearanceRules.removeAll()
    #expect(entering(Button()).titleColor(for: .normal) == .white)
  }

  @Test func `another application is told nothing`() {
    let other = ButtonScreen()
    application.appearance(of: Button.self).setTitleColor(.red, for: .normal)
    let button = Button()
    other.window.addSubview(button)
    #expect(button.titleColor(for: .normal) == .white)
  }
}

import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

private final class Page: View {}
private final class Toolbar: View {}
private final class Shelf: View {}
private final class PageController: ViewController {}

/// Proxies for buttons in something and with traits: 5.15 of the facts.
@Suite @MainActor struct AppearanceContainerTests {
  let application = Application()
  let scene: WindowScene
  let window: Window
  private let page = Page()
  private let toolbar = Toolbar()

  init() {
    scene = WindowScene(application: application)
    window = Window(windowScene: scene)
    window.addSubview(page)
    page.addSubview(toolbar)
  }

  private func proxy(
    _ containers: ViewResponder.Type..., traits: TraitCollection? = nil
  ) -> AppearanceProxy<Button> {
    application.appearance(
      of: Button.self, whenContainedInInstancesOf: containers, for: traits)
  }

  /// The color that a button gets when it enters a view.
  private func color(in view: View) -> Color? {
    let button = Button()
    view.addSubview(button)
    return button.titleColor(for: .normal)
  }

  @Test func `a proxy for a container is for buttons anywhere in it`() {
    proxy(Toolbar.self).setTitleColor(.red, for: .normal)
    let inner = View()
    toolbar.addSubview(inner)
    #expect(color(in: page) == .white)
    #expect(color(in: toolbar) == .red)
    #expect(color(in: inner) == .red)
  }

  @Test func `a container is closer than none, whichever came first`() {
    proxy(Toolbar.self).setTitleColor(.red, for: .normal)
    proxy().setTitleColor(.blue, for: .normal)
    #expect(color(in: page) == .blue)
    #expect(color(in: toolbar) == .red)
  }

  @Test func `several containers are named from the inside out`() {
    proxy(Toolbar.self, Page.self).setTitleColor(.red, for: .normal)
    proxy(Page.self, Toolbar.self).setTitleColor(.blue, for: .normal)
    let bare = Toolbar()
    window.addSubview(bare)
    #expect(color(in: bare) == .white)
    #expect(color(in: toolbar) == .red)
  }

  @Test(arguments: [true, false])
  func `the outermost container decides, whichever proxy came first`(outerFirst: Bool) {
    let proxies = [(proxy(Page.self), Color.red), (proxy(Toolbar.self), .blue)]
    for (proxy, color) in outerFirst ? proxies : proxies.reversed() {
      proxy.setTitleColor(color, for: .normal)
    }
    #expect(color(in: toolbar) == .red)
  }

  @Test func `the outermost container decides, however many an inner proxy names`() {
    let shelf = Shelf()
    toolbar.addSubview(shelf)
    proxy(Page.self).setTitleColor(.red, for: .normal)
    proxy(Shelf.self, Toolbar.self).setTitleColor(.blue, for: .normal)
    #expect(color(in: shelf) == .red)
  }

  @Test func `of two with the same outermost container the longer one decides`() {
    proxy(Toolbar.self, Page.self).setTitleColor(.red, for: .normal)
    proxy(Page.self).setTitleColor(.blue, for: .normal)
    #expect(color(in: toolbar) == .red)
    #expect(color(in: page) == .blue)
  }

  @Test func `a controller is a container of what is in its view`() {
    proxy(PageController.self).setTitleColor(.red, for: .normal)
    let controller = PageController()
    window.rootViewController = controller
    #expect(color(in: controller.view) == .red)
    #expect(color(in: page) == .white)
  }

  @Test func `a proxy for traits is for buttons that have them when they enter`() {
    proxy(traits: TraitCollection(userInterfaceStyle: .dark)).setTitleColor(.red, for: .normal)
    proxy().setTitleColor(.blue, for: .normal)
    #expect(color(in: page) == .blue)
    toolbar.traitOverrides.userInterfaceStyle = .dark
    #expect(color(in: toolbar) == .red)
    scene.traitCollection.userInterfaceStyle = .dark
    #expect(color(in: page) == .red)
  }

  @Test func `a proxy for traits and containers wants both`() {
    let dark = TraitCollection(userInterfaceStyle: .dark)
    proxy(Toolbar.self, traits: dark).setTitleColor(.red, for: .normal)
    #expect(color(in: toolbar) == .white)
    scene.traitCollection.userInterfaceStyle = .dark
    #expect(color(in: toolbar) == .red)
    #expect(color(in: page) == .white)
  }
}

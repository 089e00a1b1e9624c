import ResponderKit
import Testing

private final class ResponderDelegate: ViewResponder {}
private final class ControllerDelegate: ViewController {}
private final class ViewDelegate: View {}
private final class PlainDelegate {}

/// A view that wants to be first responder and may be told not to give that up.
private final class Field: View {
  var mayResign = true
  var resigns = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { mayResign }
  override func resignFirstResponder() -> Bool { resigns && super.resignFirstResponder() }
}

/// An application with everything down to the view of the root controller.
@MainActor
private struct Screen {
  let application = Application()
  let window: Window
  let controller = ViewController()

  init() {
    window = Window(windowScene: WindowScene(application: application))
    window.rootViewController = controller
  }

  /// Puts a new field into the window.
  func field() -> Field {
    let field = Field()
    controller.view.addSubview(field)
    return field
  }
}

@MainActor
private func chain(from start: Responder) -> [String] {
  sequence(first: start, next: { $0.next }).map { String(describing: type(of: $0)) }
}

@MainActor @Suite struct ResponderChainTests {
  @Test func `C074 the view of a controller is followed by the controller`() {
    let screen = Screen()
    #expect(screen.controller.view.next === screen.controller)
  }

  @Test func `C075 another view is followed by its superview`() {
    let superview = View()
    let view = View()
    #expect(view.next == nil)
    superview.addSubview(view)
    #expect(view.next === superview)
  }

  @Test func `C076 the root controller is followed by the window`() {
    let screen = Screen()
    #expect(screen.controller.next === screen.window)
  }

  @Test func `C077 a presented controller is followed by the presenting one until dismissed`() {
    let screen = Screen()
    let sheet = ViewController()
    screen.controller.present(sheet, animated: false)
    #expect(sheet.view.window === screen.window)
    #expect(sheet.next === screen.controller)
    sheet.dismiss(animated: false)
    #expect(sheet.next == nil)
  }

  @Test func `a child controller is followed by the superview of its view`() {
    let screen = Screen()
    let container = View()
    let child = ViewController()
    screen.controller.view.addSubview(container)
    screen.controller.addChild(child)
    container.addSubview(child.view)
    #expect(child.next === container)
  }

  @Test func `C078 a window is followed by its scene and the scene by the application`() {
    let screen = Screen()
    #expect(screen.window.next === screen.window.windowScene)
    #expect(screen.window.windowScene?.next === screen.application)
    #expect(Window().next == nil)
  }

  @Test func `C079 the application is followed by a delegate that is a responder`() {
    let delegate = ResponderDelegate()
    #expect(Application(delegate: delegate).next === delegate)
    #expect(delegate.next == nil)
  }

  @Test func `C079 other delegates end the chain`() {
    #expect(Application().next == nil)
    #expect(Application(delegate: PlainDelegate()).next == nil)
    #expect(Application(delegate: ControllerDelegate()).next == nil)
    #expect(Application(delegate: ViewDelegate()).next == nil)
  }

  @Test func `a view reaches the delegate through controller, window, scene and application`() {
    let screen = Screen()
    screen.application.delegate = ResponderDelegate()
    #expect(
      chain(from: screen.field()) == [
        "Field", "View", "ViewController", "Window", "WindowScene", "Application",
        "ResponderDelegate",
      ])
  }
}

@MainActor @Suite struct FirstResponderTests {
  @Test func `C073 a new responder stands alone and is not first`() {
    let responder = ViewResponder()
    #expect(responder.next == nil)
    #expect(!responder.isFirstResponder)
    #expect(!responder.canBecomeFirstResponder)
    #expect(responder.canResignFirstResponder)
  }

  @Test func `C080 a willing view becomes first and the one before it resigns`() {
    let screen = Screen()
    let old = screen.field()
    let new = screen.field()
    #expect(old.becomeFirstResponder())
    #expect(new.becomeFirstResponder())
    #expect(new.isFirstResponder)
    #expect(!old.isFirstResponder)
    #expect(screen.window.firstResponder === new)
  }

  @Test func `C081 a first responder that may not resign keeps its place`() {
    let screen = Screen()
    let old = screen.field()
    old.becomeFirstResponder()
    old.mayResign = false
    #expect(!screen.field().becomeFirstResponder())
    #expect(screen.window.firstResponder === old)
  }

  @Test func `C081 a first responder that refuses to resign keeps its place`() {
    let screen = Screen()
    let old = screen.field()
    old.becomeFirstResponder()
    old.resigns = false
    #expect(!screen.field().becomeFirstResponder())
    #expect(screen.window.firstResponder === old)
  }

  @Test func `C082 a view outside a window does not become first`() {
    let field = Field()
    #expect(!field.becomeFirstResponder())
    #expect(!field.isFirstResponder)
  }

  @Test func `C083 the first responder becomes it again without resigning`() {
    let screen = Screen()
    let field = screen.field()
    #expect(field.becomeFirstResponder())
    field.resigns = false
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
  }

  @Test func `a view that may not become first responder changes nothing`() {
    let screen = Screen()
    let field = screen.field()
    field.becomeFirstResponder()
    #expect(!screen.controller.view.becomeFirstResponder())
    #expect(field.isFirstResponder)
  }
}

import Accessibility
import Graphics
import ResponderKit
import Testing

/// Writes down which hooks are called, and where the view was then.
private final class HookRecorder: View {
  var log: [String] = []

  override func willMove(toSuperview new: View?) { note("will get superview \(name(new))") }
  override func didMoveToSuperview() { note("did get superview") }
  override func willMove(toWindow new: Window?) { note("will get window \(name(new))") }
  override func didMoveToWindow() { note("did get window") }

  private func note(_ hook: String) {
    log.append("\(hook): in \(name(superview)) of \(name(window))")
  }
  private func name(_ view: View?) -> String { view.map { "\(type(of: $0))" } ?? "nothing" }
}

private final class Field: View {
  override var canBecomeFirstResponder: Bool { true }
}

private final class FieldController: ViewController {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor
private func tagged(_ tag: Int) -> View {
  let view = View()
  view.tag = tag
  return view
}

@MainActor
private func tags(in view: View) -> [Int] { view.subviews.map { $0.tag } }

@MainActor @Suite struct ViewHierarchyTests {
  @Test func `subviews stand in the order from back to front`() {
    let parent = View()
    let one = tagged(1)
    let two = tagged(2)
    let three = tagged(3)
    parent.addSubview(one)
    parent.addSubview(two)
    parent.insertSubview(three, at: 1)
    #expect(tags(in: parent) == [1, 3, 2])
    parent.addSubview(one)
    #expect(tags(in: parent) == [3, 2, 1])
    parent.sendSubviewToBack(two)
    #expect(tags(in: parent) == [2, 3, 1])
    parent.bringSubviewToFront(three)
    #expect(tags(in: parent) == [2, 1, 3])
    one.removeFromSuperview()
    #expect(tags(in: parent) == [2, 3])
    #expect(one.superview == nil)
  }

  @Test func `a view is found by its tag, the outer one first`() {
    let outer = tagged(7)
    let inner = tagged(7)
    let root = View()
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(tagged(8))
    #expect(root.viewWithTag(7) === outer)
    #expect(root.viewWithTag(8) === outer.subviews.last)
    #expect(root.viewWithTag(9) == nil)
  }

  @Test func `a view moves from one superview to another`() {
    let old = View()
    let new = View()
    let view = View()
    old.addSubview(view)
    new.addSubview(view)
    #expect(old.subviews.isEmpty)
    #expect(new.subviews.count == 1)
    #expect(view.superview === new)
    #expect(view.isDescendant(of: new))
    #expect(!view.isDescendant(of: old))
  }

  @Test func `everything inside a view gets into the window and out of it`() {
    let window = Window()
    let parent = View()
    let child = View()
    parent.addSubview(child)
    #expect(child.window == nil)
    window.addSubview(parent)
    #expect(parent.window === window)
    #expect(child.window === window)
    let late = View()
    child.addSubview(late)
    #expect(late.window === window)
    parent.removeFromSuperview()
    #expect(parent.window == nil)
    #expect(child.window == nil)
    #expect(late.window == nil)
    #expect(child.superview === parent)
  }

  @Test func `a view is told before and after it gets into a window`() {
    let window = Window()
    let view = HookRecorder()
    window.addSubview(view)
    #expect(
      view.log == [
        "will get superview Window: in nothing of nothing",
        "will get window Window: in nothing of nothing",
        "did get window: in Window of Window",
        "did get superview: in Window of Window",
      ])
  }

  @Test func `a view is told before and after it leaves a window`() {
    let window = Window()
    let view = HookRecorder()
    window.addSubview(view)
    view.log = []
    view.removeFromSuperview()
    #expect(
      view.log == [
        "will get superview nothing: in Window of Window",
        "will get window nothing: in Window of Window",
        "did get window: in nothing of nothing",
        "did get superview: in nothing of nothing",
      ])
  }

  @Test func `without a window only the superview is announced`() {
    let parent = View()
    let view = HookRecorder()
    parent.addSubview(view)
    parent.addSubview(view)
    #expect(
      view.log == [
        "will get superview View: in nothing of nothing",
        "did get superview: in View of nothing",
      ])
  }

  @Test func `a view whose superview has gone has none`() {
    let view = View()
    var parent: View? = View()
    parent?.addSubview(view)
    #expect(view.next != nil)
    parent = nil
    #expect(view.superview == nil)
    #expect(view.next == nil)
    view.removeFromSuperview()
  }

  @Test func `the first responder resigns when its view leaves the window`() {
    let window = Window()
    let parent = View()
    let field = Field()
    window.addSubview(parent)
    parent.addSubview(field)
    field.becomeFirstResponder()
    #expect(window.firstResponder === field)
    parent.removeFromSuperview()
    #expect(window.firstResponder == nil)
    #expect(!field.isFirstResponder)
  }

  @Test func `a controller resigns when its view leaves the window`() {
    let window = Window()
    let controller = FieldController()
    window.rootViewController = controller
    #expect(controller.becomeFirstResponder())
    window.rootViewController = ViewController()
    #expect(window.firstResponder == nil)
  }

  @Test func `a view belongs to the application of its window's scene`() {
    let application = Application()
    let window = Window(windowScene: WindowScene(application: application))
    let view = View()
    #expect(view.application == nil)
    window.addSubview(view)
    #expect(view.application === application)
    #expect(window.windowScene?.application === application)
  }

  @Test func `a window belongs to the application of its scene`() {
    let application = Application()
    let window = Window(windowScene: WindowScene(application: application))
    #expect(window.application === application)
  }

  @Test func `a view that moves within its window stays first responder and changes no window`() {
    let window = Window()
    let (left, right, field) = (View(), View(), Field())
    window.addSubview(left)
    window.addSubview(right)
    left.addSubview(field)
    #expect(field.becomeFirstResponder())
    let recorder = HookRecorder()
    field.addSubview(recorder)
    recorder.log = []
    right.addSubview(field)
    #expect(field.superview === right)
    #expect(left.subviews.isEmpty)
    #expect(field.isFirstResponder)
    #expect(recorder.log.isEmpty)
  }

  @Test func `a root view fills its window`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let controller = ViewController()
    window.rootViewController = controller
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(window.hitTest(Point(x: 100, y: 100), with: nil) === controller.view)
  }

  @Test func `dismissing ends the presentations on top too`() {
    let window = Window()
    let (root, sheet, alert) = (ViewController(), ViewController(), ViewController())
    window.rootViewController = root
    root.present(sheet, animated: false)
    sheet.present(alert, animated: false)
    root.dismiss(animated: false)
    #expect(window.subviews.count == 1)
    #expect(alert.presentingViewController == nil)
    #expect(sheet.presentedViewController == nil)
  }

  @Test func `a controller without a window presents nothing`() {
    let (root, sheet) = (ViewController(), ViewController())
    root.present(sheet, animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func `an element's frame is on the screen, not in the window`() {
    let window = Window(frame: Rect(x: 10, y: 20, width: 100, height: 100))
    let view = View(frame: Rect(x: 1, y: 2, width: 30, height: 40))
    window.addSubview(view)
    #expect(view.accessibilityElement.frame == Rect(x: 11, y: 22, width: 30, height: 40))
  }
}

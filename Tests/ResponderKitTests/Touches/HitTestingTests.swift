import Graphics
import ResponderKit
import Testing

/// Counts how often it is asked whether a point is inside.
private final class ProbeView: View {
  var questions = 0
  override func point(inside point: Point, with event: InputEvent?) -> Bool {
    questions += 1
    return super.point(inside: point, with: event)
  }
}

/// Takes touches everywhere, as a parent of views that stick out may.
private final class EndlessView: View {
  override func point(inside point: Point, with event: InputEvent?) -> Bool { true }
}

extension View {
  fileprivate func hit(_ x: Double, _ y: Double) -> View? { hitTest(Point(x: x, y: y), with: nil) }
}

private let square = Rect(x: 0, y: 0, width: 100, height: 100)

/// The tree of C062 and C063.
@MainActor
private struct Tree {
  let root = View()
  let child = View(frame: Rect(x: 40, y: 40, width: 20, height: 20))
  let grandchild = View(frame: Rect(x: 10, y: 10, width: 5, height: 5))

  init() {
    root.bounds = Rect(x: -10, y: -10, width: 100, height: 100)
    root.addSubview(child)
    child.addSubview(grandchild)
  }
}

private let alphas: [(Double, Bool)] = [
  (0.009, false), (0.01, false), (0.010000000707805157, true), (0.0101, true), (1, true),
]

@MainActor @Suite struct HitTestingTests {
  @Test func `C060 the right and bottom edges are outside`() {
    let view = View(frame: square)
    #expect(view.point(inside: Point(x: 99, y: 99), with: nil))
    #expect(!view.point(inside: Point(x: 100, y: 100), with: nil))
    #expect(view.point(inside: .zero, with: nil))
  }

  @Test func `C061 a point is inside in the coordinates of the bounds`() {
    let view = View(frame: square)
    view.bounds.origin = Point(x: 10000, y: 10000)
    #expect(!view.point(inside: Point(x: 50, y: 50), with: nil))
    #expect(view.point(inside: Point(x: 10050, y: 10050), with: nil))
  }

  @Test func `C062 the innermost view under the point is hit`() {
    let tree = Tree()
    #expect(tree.root.hit(-5, -5) === tree.root)
    #expect(tree.root.hit(40, 40) === tree.child)
    #expect(tree.root.hit(52.5, 52.5) === tree.grandchild)
  }

  @Test func `C063 a point outside the root hits nothing`() {
    let tree = Tree()
    #expect(tree.root.hit(-11, -11) == nil)
    #expect(tree.root.hit(95, 95) == nil)
  }

  @Test func `C064 a scaled child is hit in its transformed frame`() {
    let root = View(frame: square)
    let child = View(frame: square)
    root.addSubview(child)
    child.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    #expect(child.frame == Rect(x: 25, y: 25, width: 50, height: 50))
    #expect(root.hit(25, 25) === child)
    #expect(root.hit(74, 74) === child)
    #expect(root.hit(20, 20) === root)
    #expect(root.hit(75, 75) === root)
    #expect(root.hit(100, 100) == nil)
  }

  @Test func `C064 the transform of the root does not change its own coordinates`() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let child = View(frame: Rect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(child)
    root.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    #expect(root.hit(25, 25) === child)
    #expect(root.hit(74, 74) === child)
    #expect(root.hit(75, 75) === root)
    #expect(root.hit(199, 199) === root)
    root.bounds.origin = Point(x: 0, y: 25)
    #expect(root.hit(74, 74) === child)
    #expect(root.hit(199, 199) === root)
    #expect(root.hit(200, 200) == nil)
  }

  @Test func `C065 a view that takes no touches is not asked for the point`() {
    let view = ProbeView(frame: square)
    view.isHidden = true
    #expect(view.hit(50, 50) == nil)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(view.hit(50, 50) == nil)
    view.isUserInteractionEnabled = true
    view.alpha = 0.009
    #expect(view.hit(50, 50) == nil)
    #expect(view.questions == 0)
    view.alpha = 1
    #expect(view.hit(50, 50) === view)
    #expect(view.questions == 1)
  }

  @Test(arguments: alphas)
  func `C066 an opacity of a hundredth is too little in single precision`(
    alpha: Double, isHit: Bool
  ) {
    let view = View(frame: square)
    view.alpha = alpha
    #expect((view.hit(50, 50) === view) == isHit)
  }

  @Test func `a transparent superview does not fade its subviews away`() {
    let root = View(frame: square)
    let child = View(frame: square)
    root.addSubview(child)
    root.alpha = 0.1
    child.alpha = 0.05
    #expect(root.hit(50, 50) === child)
  }

  @Test func `C067 a child outside the bounds of its parent is out of reach`() {
    let child = View(frame: Rect(x: 120, y: 0, width: 20, height: 20))
    let parent = View(frame: square)
    parent.addSubview(child)
    #expect(parent.hit(130, 10) == nil)
    let endless = EndlessView(frame: square)
    endless.addSubview(child)
    #expect(endless.hit(130, 10) === child)
  }

  @Test func `C068 the later of two overlapping siblings is hit`() {
    let root = View(frame: square)
    let back = View(frame: Rect(x: 0, y: 0, width: 60, height: 60))
    let front = View(frame: Rect(x: 40, y: 40, width: 60, height: 60))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hit(50, 50) === front)
    root.bringSubviewToFront(back)
    #expect(root.hit(50, 50) === back)
    #expect(root.hit(80, 80) === front)
  }

  @Test func `a view that is scaled to nothing takes no touches`() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(child)
    child.transform = AffineTransform(scaleX: 0, y: 0)
    #expect(parent.hitTest(Point(x: 50, y: 50), with: nil) === parent)
  }
}

import FoundationEssentials
import Graphics
import ResponderKit
import Testing
import UIKitDialect

@MainActor
struct LayoutGuideTests {
  /// A view below a status bar and above a home indicator.
  private final class Screen: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
  }

  private let screen = Screen(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `T119 the guide of the margins is 8 points inside the bounds`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 96))
    view.bounds = CGRect(x: 10, y: 20, width: 5, height: 5)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 12, y: 21, width: 0, height: 1))
  }

  @Test func `T120 the guide of the safe area is inside its insets`() {
    #expect(
      screen.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
    let view = UIView(frame: screen.frame)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
  }

  @Test(arguments: [(30, 17), (60, 0), (0, 47), (-10, 47)])
  func `T121 the safe area of a subview is what overlaps it`(_ y: Double, _ top: Double) {
    let insets = UIView.safeAreaInsets(
      of: CGRect(x: 0, y: y, width: 390, height: 100), in: screen.bounds,
      insets: screen.safeAreaInsets)
    #expect(insets == UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  @Test func `a controller adds to the safe area at each edge`() {
    let insets = UIView.safeAreaInsets(
      of: CGRect(x: 10, y: 10, width: 370, height: 824), in: screen.bounds,
      insets: UIEdgeInsets(top: 47, left: 12, bottom: 34, right: 5),
      additional: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets == UIEdgeInsets(top: 38, left: 4, bottom: 27, right: 4))
  }

  @Test func `the readable guide is in the middle of wide margins`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(
      view.readableContentGuide.layoutFrame == CGRect(x: 176, y: 0, width: 672, height: 100))
    view.frame.size.width = 320
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 20, y: 0, width: 280, height: 100))
  }

  @Test func `a view has one guide of each kind, among its guides`() {
    let view = UIView()
    #expect(view.layoutGuides.isEmpty)
    let guides = [
      view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
      view.keyboardLayoutGuide,
    ]
    #expect(view.layoutGuides == guides)
    #expect(view.safeAreaLayoutGuide === guides[0])
    #expect(view.keyboardLayoutGuide === guides[3])
    #expect(guides.allSatisfy { $0.owningView === view })
    #expect(
      guides.map(\.identifier) == [
        "UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide",
        "UIViewKeyboardLayoutGuide",
      ])
  }

  @Test func `a guide of a view takes part in constraints and does not keep the view`() {
    weak var gone: UIView?
    var guide: UILayoutGuide?
    do {
      let view = UIView()
      let child = UIView()
      view.addSubview(child)
      let constraint = child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
      constraint.isActive = true
      #expect(view.constraints == [constraint])
      guide = view.safeAreaLayoutGuide
      gone = view
    }
    #expect(gone == nil)
    #expect(guide?.owningView == nil)
    #expect(guide?.layoutFrame == .zero)
  }

  @Test func `a scroll view has guides for its content and for its frame`() {
    let view = UIScrollView(frame: CGRect(x: 5, y: 5, width: 320, height: 480))
    view.contentSize = CGSize(width: 320, height: 900)
    view.contentOffset = CGPoint(x: 0, y: 100)
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 320, height: 900))
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 320, height: 480))
    #expect(view.layoutGuides == [view.contentLayoutGuide, view.frameLayoutGuide])
  }

  @Test func `a controller has guides above and below its safe area`() {
    final class Controller: UIViewController {
      let screen: UIView
      init(_ screen: UIView) {
        self.screen = screen
        super.init(nibName: nil, bundle: nil)
      }
      override func loadView() { view = screen }
    }
    let controller = Controller(screen)
    #expect(controller.topLayoutGuide.length == 47)
    #expect(controller.bottomLayoutGuide.length == 34)
    let child = UIView()
    screen.addSubview(child)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[top]-5-[child(child2)]-[bottom]", options: [], metrics: nil,
      views: [
        "top": controller.topLayoutGuide, "child": child, "child2": child,
        "bottom": controller.bottomLayoutGuide,
      ])
    NSLayoutConstraint.activate(constraints)
    #expect(screen.constraints.count == 2)
    #expect(child.constraints.count == 1)
    let top = controller.topLayoutGuide.bottomAnchor
    #expect(constraints[0].secondAnchor == top)
    #expect(controller.topLayoutGuide.topAnchor != top)
    #expect(
      controller.topLayoutGuide.heightAnchor.constraint(equalToConstant: 1).firstItem
        === controller.topLayoutGuide)
    let guide = constraints[2].firstItem as? UILayoutGuide
    #expect(guide?.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    let above = constraints[0].secondItem as? UILayoutGuide
    #expect(above?.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
  }

  // MARK: The keyboard

  @Test func `the keyboard guide is the strip below the safe area without a keyboard`() {
    let guide = screen.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    #expect(guide.usesBottomSafeArea)
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.keyboardDismissPadding == 0)
    guide.usesBottomSafeArea = false
    guide.followsUndockedKeyboard = true
    guide.keyboardDismissPadding = 4
    #expect(guide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
    #expect(guide.followsUndockedKeyboard)
    #expect(guide.keyboardDismissPadding == 4)
  }

  @Test func `the keyboard guide is what the keyboard covers`() {
    let application = UIApplication()
    application.keyboard = Keyboard(height: 300)
    let scene = UIWindowScene()
    application.connect(scene)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.windowScene = scene
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
    window.addSubview(view)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.addSubview(field)
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 0)
    #expect(field.becomeFirstResponder())
    #expect(
      view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 444, width: 390, height: 256))
    field.resignFirstResponder()
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 0)
  }

  @Test func `tracked constraints follow the edges that the keyboard is near to`() {
    let guide = screen.keyboardLayoutGuide
    let child = UIView()
    screen.addSubview(child)
    func constraint() -> NSLayoutConstraint {
      guide.topAnchor.constraint(equalTo: child.bottomAnchor)
    }
    let nearBottom = constraint()
    let nearTop = constraint()
    let awayFromTop = constraint()
    let awayFromBottom = constraint()
    guide.setConstraints([nearBottom], activeWhenNearEdge: .bottom)
    guide.setConstraints([nearTop], activeWhenNearEdge: .top)
    guide.setConstraints([awayFromTop], activeWhenAwayFrom: .top)
    guide.setConstraints([awayFromBottom], activeWhenAwayFrom: [.bottom, .top])
    #expect(nearBottom.isActive)
    #expect(!nearTop.isActive)
    #expect(awayFromTop.isActive)
    #expect(!awayFromBottom.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [nearBottom])
    #expect(guide.constraintsActive(whenAwayFrom: .top) == [awayFromTop])
    #expect(guide.constraintsActive(whenAwayFrom: .leading).isEmpty)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!nearBottom.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!awayFromTop.isActive)
    #expect(guide.constraintsActive(whenAwayFrom: .top).isEmpty)
  }
}

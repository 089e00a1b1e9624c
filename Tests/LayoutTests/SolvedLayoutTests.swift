import Testing
import UIKitDialect

/// A view with a natural size.
private final class Content: UIView {
  let natural: CGSize
  init(_ width: Double, _ height: Double) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  override var intrinsicContentSize: CGSize { natural }
}

/// Views that constraints place, in one of 300 × 200 points.
@MainActor
struct SolvedLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// Returns the frame of the view after a layout with constraints.
  private func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func `distances from the edges place a view and size it`() {
    #expect(
      frame([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -15),
      ]) == CGRect(x: 20, y: 10, width: 250, height: 175))
    root.frame.size = CGSize(width: 400, height: 300)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 350, height: 275))
  }

  @Test func `a view in the middle stays there when the constant of its width changes`() {
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    #expect(
      frame([
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor), width,
        view.heightAnchor.constraint(equalToConstant: 50),
      ]) == CGRect(x: 100, y: 75, width: 100, height: 50))
    width.constant = 60
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 120, y: 75, width: 60, height: 50))
    width.isActive = false
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 75, width: 150, height: 50))
  }

  @Test func `T106 leading is the right edge where lines begin on the right, and left is not`() {
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(frame([leading, view.widthAnchor.constraint(equalToConstant: 100)]).minX == 180)
    leading.isActive = false
    #expect(frame([view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)]).minX == 20)
  }

  @Test func `T107 a required inequality wins over an equality`() {
    let wish = view.widthAnchor.constraint(equalToConstant: 50)
    wish.priority = UILayoutPriority(999)
    #expect(
      frame([view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100), wish]).width == 100)
  }

  /// Returns the width after wishes of a length and a priority.
  private func width(_ wishes: [(Double, Float)]) -> Double {
    frame(
      wishes.map { length, priority in
        let wish = view.widthAnchor.constraint(equalToConstant: length)
        wish.priority = UILayoutPriority(priority)
        return wish
      }
    ).width
  }

  @Test func `T108 the higher priority wins`() { #expect(width([(100, 750), (120, 751)]) == 120) }

  @Test func `T109 a higher priority wins over several lower ones`() {
    #expect(width([(50, 499), (50, 499), (100, 500), (50, 499)]) == 100)
  }

  @Test func `T110 a width is a multiple of the height`() {
    let ratio = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 271.0 / 152)
    #expect(
      frame([ratio, view.heightAnchor.constraint(equalToConstant: 152)]).size
        == CGSize(width: 271, height: 152))
  }

  // MARK: Content

  @Test func `T111 content gives a view its size`() {
    let label = Content(80, 20)
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
  }

  @Test func `T112 the view that resists less is compressed`() {
    let (left, right) = (Content(150, 20), Content(150, 20))
    root.frame.size.width = 200
    root.addSubview(left)
    root.addSubview(right)
    right.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-0-[left][right]-0-|", metrics: nil,
        views: ["left": left, "right": right]))
    root.layoutIfNeeded()
    #expect([left, right].map(\.frame.width) == [150, 50])
  }

  @Test func `T113 constraints place what is aligned of a view, and the frame is around it`() {
    final class Switch: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
      }
    }
    let control = Switch()
    control.translatesAutoresizingMaskIntoConstraints = false
    root.frame.size.width = 320
    root.addSubview(control)
    control.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
    root.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 255, y: 0, width: 51, height: 31))
    #expect(control.alignmentRect(forFrame: control.frame).maxX == 304)
  }

  @Test func `a text that wraps is as high as its width makes it`() {
    let label = UILabel()
    label.text = String(repeating: "a", count: 60)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 10)
    label.textMeasurer = CountingTextMeasurer()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 36))
    label.text = "a"
    root.layoutIfNeeded()
    #expect(label.frame.height == 12)
  }

  // MARK: Masks

  @Test func `T118 a frame and a mask stand for four constraints`() {
    let view = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 30))
    view.autoresizingMask = [.flexibleRightMargin, .flexibleHeight]
    root.addSubview(view)
    self.view.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 100, height: 30))
    #expect(self.view.frame.minX == 125)
    let constraints =
      view.constraintsAffectingLayout(for: .horizontal)
      + view.constraintsAffectingLayout(for: .vertical)
    let ofMask = constraints.map(\.description).filter {
      $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint:") && $0.contains(" h=--& v=-&- ")
    }
    #expect(ofMask.count == 4)
    view.frame.origin.x = 50
    root.layoutIfNeeded()
    #expect(self.view.frame.minX == 155)
  }

  @Test func `a view that is placed by its mask follows one that constraints place`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
    let leaf = UIView()
    leaf.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(leaf)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 80),
      view.heightAnchor.constraint(equalToConstant: 40),
      leaf.widthAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
      leaf.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 220, y: 0, width: 80, height: 40))
    #expect(child.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(leaf.frame.minX == 40 && leaf.frame.width == 40)
  }

  // MARK: Scrolling, fitting, conflicts

  @Test func `T122 constraints to the edges of a scroll view size its content`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 900))
    scrollView.contentOffset.y = 100
    scrollView.layoutIfNeeded()
    #expect(content.frame.minY == 0)
  }

  @Test func `T125 a container is as small as its content and the space around it`() {
    let (container, label) = (UIView(), Content(80, 20))
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      container.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      container.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
    #expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 100, height: 40))
    #expect(
      container.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 40))
  }

  @Test func `T126 of two required constraints the second one is broken, with UIKit's log`() {
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 150)
    second.identifier = "wide"
    #expect(frame([first, second]).width == 100)
    #expect(root.layoutProblems.map(\.broken) == [second])
    #expect(root.layoutProblems.map(\.constraints) == [[first, second]])
    #expect(
      root.layoutProblems[0].message == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
            "\(first)",
            "\(second)"
        )

        Will attempt to recover by breaking constraint
        \(second)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        """)
    #expect(second.isActive && second.description.contains("'wide'"))
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 150 && root.layoutProblems.isEmpty)
  }

  @Test func `a constraint of a view that is placed by its frame is broken`() {
    let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(fixed)
    let width = fixed.widthAnchor.constraint(equalToConstant: 50)
    _ = frame([width])
    #expect(fixed.frame.width == 10)
    #expect(root.layoutProblems.map(\.broken) == [width])
    #expect(root.layoutProblems[0].constraints.count == 5)
  }

  @Test func `a view without constraints has its natural size in the corner`() {
    let content = Content(30, 20)
    root.addSubview(content)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(content.hasAmbiguousLayout)
  }

  @Test func `a guide takes the room that its constraints give it`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      guide.widthAnchor.constraint(equalToConstant: 30),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 7, y: 0, width: 30, height: 0))
    #expect(view.frame.minX == 37)
  }

  @Test func `a view moves when the constraint of one in another container changes`() {
    let (first, second) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    let (one, other) = (UIView(), UIView())
    for (container, leaf) in [(first, one), (second, other)] {
      root.addSubview(container)
      leaf.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(leaf)
    }
    let constraint = other.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: 5)
    constraint.isActive = true
    one.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(one.frame.minX == 15)
    constraint.constant = 20
    root.layoutIfNeeded()
    #expect(one.frame.minX == 30)
  }
}

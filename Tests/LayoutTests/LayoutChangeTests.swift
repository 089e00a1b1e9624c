import Testing
import UIKitDialect

/// What a layout by constraints follows, and what it leaves alone.
@MainActor
struct LayoutChangeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  init() {
    window.addSubview(root)
    window.makeKeyAndVisible()
  }

  private func add(_ view: UIView, to superview: UIView? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
  }

  @Test func `the size of content that no constraint determines stays as it was set`() {
    let (scrollView, content) = (UIScrollView(frame: root.bounds), UIView())
    root.addSubview(scrollView)
    add(content, to: scrollView)
    let width = content.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor), width,
    ])
    scrollView.contentSize = CGSize(width: 320, height: 900)
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 900))
    let trailing = content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor)
    trailing.isActive = true
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 900))
    trailing.isActive = false
    scrollView.contentSize.width = 500
    width.constant = 50
    window.layoutIfNeeded()
    #expect(content.frame.width == 50 && scrollView.contentSize.width == 500)
  }

  @Test func `a view below the frame of a scroll view stays there while it scrolls`() {
    let (scrollView, header) = (UIScrollView(frame: root.bounds), UIView())
    root.addSubview(scrollView)
    add(header, to: scrollView)
    header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    scrollView.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(header.frame.minY == 100)
  }

  @Test func `a field above the keyboard moves with it`() {
    let (application, scene) = (UIApplication(), UIWindowScene())
    application.keyboard = Keyboard(height: 250)
    application.connect(scene)
    window.windowScene = scene
    let field = UITextField()
    add(field)
    field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 600)
    #expect(field.becomeFirstResponder())
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 350)
  }

  @Test func `controls are as wide as their new texts`() {
    let (label, button, field) = (UILabel(), UIButton(type: .system), UITextField())
    let views: [UIView] = [label, button, field]
    for view in views { add(view) }
    window.layoutIfNeeded()
    let widths = views.map(\.frame.width)
    label.text = "a longer text"
    button.setTitle("a longer text", for: .normal)
    field.text = "a longer text"
    window.layoutIfNeeded()
    #expect(zip(views, widths).allSatisfy { $0.frame.width > $1 })
  }

  @Test func `a title that is set during the layout counts in it`() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = "a longer title" }
    add(button)
    window.layoutIfNeeded()
    #expect(button.frame.width == button.intrinsicContentSize.width)
  }

  @Test func `a layout that nothing follows is done once`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let (outer, inner) = (Counting(frame: root.bounds), UIView())
    root.addSubview(outer)
    add(inner, to: outer)
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 1 / 3).isActive = true
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(outer.layouts == 1)
  }

  @Test func `a view that always asks for another layout is left after some`() {
    final class Restless: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        setNeedsLayout()
      }
    }
    let (outer, inner) = (Restless(frame: root.bounds), UIView())
    root.addSubview(outer)
    add(inner, to: outer)
    inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
    window.layoutIfNeeded()
    #expect((1...20).contains(outer.layouts))
  }

  @Test func `a size that fits is finite for an infinite target`() {
    let label = UILabel()
    label.text = "text"
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 300, height: Double.infinity), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: label.intrinsicContentSize.height))
  }

  @Test func `a view that leaves does not lend its place to another one`() {
    for index in 0..<8 {
      let view = UIView()
      add(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      if index % 2 == 0 {
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200).isActive = true
      }
      window.layoutIfNeeded()
      #expect(view.frame.minX == (index % 2 == 0 ? 200 : 0))
      view.removeFromSuperview()
    }
  }

  @Test func `a bar has a height of its own`() {
    let bar = UIToolbar()
    add(bar)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-0-[bar]-0-|", metrics: nil, views: ["bar": bar]))
    bar.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 556, width: 300, height: 44))
  }

  @Test func `the readable guide of a view that constraints place is inside its margins`() {
    let (view, text) = (UIView(), UIView())
    add(view)
    add(text, to: view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 1000),
      text.leftAnchor.constraint(equalTo: view.readableContentGuide.leftAnchor),
      text.rightAnchor.constraint(equalTo: view.readableContentGuide.rightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(text.frame.minX == 164 && text.frame.width == 672)
  }
}

import AppKitDialect
import Testing

/// AppKit's views, whose vertical coordinates grow upward, placed by constraints.
@MainActor
struct NSViewLayoutTests {
  private let root = NSView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  private let view = NSView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// Returns the frame of the view after a layout with constraints.
  private func frame(_ constraints: [NSLayoutConstraint]) -> Rect {
    NSLayoutConstraint.activate(constraints)
    root.layoutSubtreeIfNeeded()
    return view.frame
  }

  @Test func `T102 the bottom is where coordinates begin`() {
    #expect(
      frame([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
        view.widthAnchor.constraint(equalToConstant: 120),
        view.heightAnchor.constraint(equalToConstant: 80),
      ]) == Rect(x: 20, y: 10, width: 120, height: 80))
  }

  @Test func `T103 distances from the edges give a view its size`() {
    #expect(
      frame([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 15),
      ]) == Rect(x: 20, y: 10, width: 250, height: 175))
  }

  @Test func `T104 a size follows that of the superview`() {
    let constraints = [
      view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -50),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, constant: -25),
    ]
    #expect(frame(constraints).size == Size(width: 250, height: 175))
    root.frame.size = Size(width: 400, height: 300)
    #expect(frame([]).size == Size(width: 350, height: 275))
  }

  @Test func `T105 a view is in the middle`() {
    #expect(
      frame([
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 50),
      ]) == Rect(x: 100, y: 75, width: 100, height: 50))
  }

  @Test func `a mask resizes a view, and what does not change is counted from below`() {
    let (fixed, flexible) = (
      NSView(frame: Rect(x: 10, y: 20, width: 30, height: 40)),
      NSView(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    )
    flexible.autoresizingMask = [.width, .minYMargin]
    for child in [fixed, flexible] { root.addSubview(child) }
    _ = frame([
      view.topAnchor.constraint(equalTo: fixed.topAnchor),
      view.leadingAnchor.constraint(equalTo: flexible.trailingAnchor),
    ])
    #expect(view.frame.maxY == 60 && view.frame.minX == 40)
    root.setFrameSize(Size(width: 400, height: 250))
    #expect(fixed.frame == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(flexible.frame == Rect(x: 10, y: 70, width: 130, height: 40))
    #expect(frame([]).maxY == 60 && view.frame.minX == 140)
    #expect(fixed.constraintsAffectingLayout(for: .vertical).count == 3)
  }

  @Test func `a guide and an alignment rectangle are counted from below, too`() {
    final class Framed: NSView {
      override var intrinsicContentSize: Size { Size(width: 50, height: 20) }
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 4, left: 7, bottom: 8, right: 7)
      }
    }
    let (framed, guide) = (Framed(), NSLayoutGuide())
    framed.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(framed)
    root.addLayoutGuide(guide)
    _ = frame([
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30),
      framed.topAnchor.constraint(equalTo: guide.bottomAnchor),
      framed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
    ])
    #expect(guide.frame == Rect(x: 0, y: 170, width: 0, height: 30))
    #expect(framed.frame == Rect(x: 13, y: 142, width: 64, height: 32))
    #expect(
      framed.alignmentRect(forFrame: framed.frame) == Rect(x: 20, y: 150, width: 50, height: 20))
  }

  @Test func `constraints are updated from inside to outside before the layout`() {
    final class Logging: NSView {
      var log: ((String) -> Void)?
      override func updateConstraints() {
        log?("update \(frame.width)")
        super.updateConstraints()
      }
      override func layout() {
        super.layout()
        log?("layout \(frame.width)")
      }
    }
    let (outer, inner) = (
      Logging(frame: Rect(x: 0, y: 0, width: 2, height: 2)),
      Logging(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    )
    outer.addSubview(inner)
    outer.layoutSubtreeIfNeeded()
    var calls: [String] = []
    for view in [outer, inner] {
      view.log = { calls.append($0) }
      view.needsUpdateConstraints = true
    }
    outer.layoutSubtreeIfNeeded()
    #expect(calls == ["update 1.0", "update 2.0", "layout 2.0", "layout 1.0"])
  }

  @Test func `a click at the middle of a window reaches the button that constraints put there`() {
    let window = NSWindow(
      contentRect: Rect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled],
      backing: .buffered, defer: false)
    let button = NSButton()
    button.title = "Sign in"
    button.translatesAutoresizingMaskIntoConstraints = false
    window.contentView?.addSubview(button)
    guard let content = window.contentView else { return }
    button.centerXAnchor.constraint(equalTo: content.centerXAnchor).isActive = true
    button.centerYAnchor.constraint(equalTo: content.centerYAnchor).isActive = true
    button.setButtonType(.pushOnPushOff)
    MouseDriver(in: window).click(at: Point(x: 150, y: 100))
    #expect(Point(x: button.frame.midX, y: button.frame.midY) == Point(x: 150, y: 100))
    #expect(button.state == .on)
  }

  @Test func `a label is as wide as its new text`() {
    let label = NSTextField(labelWithString: "a")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    root.layoutSubtreeIfNeeded()
    let width = label.frame.width
    label.stringValue = "a longer text"
    root.layoutSubtreeIfNeeded()
    #expect(label.frame.width > width)
  }

  @Test func `an origin of the bounds moves what is placed in them`() {
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(view.frame.maxY == 200)
    root.setBoundsOrigin(Point(x: 0, y: 50))
    root.layoutSubtreeIfNeeded()
    #expect(view.frame.maxY == 250)
  }
}

import AppKitDialect
import Testing

/// A view with a natural size.
private final class Box: NSView {
  let size: Size
  init(_ width: Double, _ height: Double = 20) {
    size = Size(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  override var intrinsicContentSize: Size { size }
}

@MainActor
struct NSStackViewTests {
  private let root = NSView(frame: Rect(x: 0, y: 0, width: 300, height: 100))
  private let a = Box(40)
  private let b = Box(60)
  private let c = Box(50)

  /// Places a stack view at all edges of the root, and returns the frames of the views.
  private func frames(_ stack: NSStackView) -> [Rect] {
    if stack.superview == nil {
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    }
    root.layoutSubtreeIfNeeded()
    return [a, b, c].map(\.frame)
  }

  @Test func `a new stack view is a row with gravity areas and 8 points between`() {
    let stack = NSStackView(views: [a, b])
    #expect(stack.orientation == .horizontal && stack.alignment == .centerY)
    #expect(stack.distribution == .gravityAreas && stack.spacing == 8)
    #expect(stack.detachesHiddenViews && stack.edgeInsets == .zero)
    #expect(stack.huggingPriority(for: .horizontal) == .defaultLow)
    #expect(stack.clippingResistancePriority(for: .vertical) == .required)
    stack.orientation = .vertical
    #expect(stack.alignment == .centerX)
  }

  @Test func `views keep to the beginning, the middle and the end`() {
    let stack = NSStackView()
    stack.addView(c, in: .trailing)
    stack.addView(a, in: .leading)
    stack.addView(b, in: .center)
    #expect(stack.views.map(ObjectIdentifier.init) == [a, b, c].map(ObjectIdentifier.init))
    let frames = frames(stack)
    #expect(frames[0] == Rect(x: 0, y: 40, width: 40, height: 20))
    #expect(frames[1].midX == 150)
    #expect(frames[2].maxX == 300)
  }

  @Test func `a view that is added again moves, and keeps its space`() {
    let stack = NSStackView(views: [a, b, c])
    stack.setCustomSpacing(30, after: a)
    stack.insertView(a, at: 1, in: .leading)
    #expect(stack.arrangedSubviews == [b, a, c] && stack.customSpacing(after: a) == 30)
    stack.addView(a, in: .trailing)
    #expect(stack.views(in: .leading) == [b, c] && stack.views(in: .trailing) == [a])
    stack.setViews([c, b], in: .leading)
    #expect(stack.arrangedSubviews == [c, b, a])
    stack.addArrangedSubview(b)
    #expect(stack.arrangedSubviews == [c, b, a], "it stays before the end")
  }

  @Test func `a view that leaves is forgotten at once, with its space`() {
    let stack = NSStackView(views: [a, b])
    stack.setCustomSpacing(30, after: a)
    a.removeFromSuperview()
    #expect(stack.arrangedSubviews == [b])
    stack.addSubview(a)
    #expect(stack.arrangedSubviews == [b])
    stack.addArrangedSubview(a)
    #expect(stack.customSpacing(after: a) == NSStackView.useDefaultSpacing)
    stack.removeArrangedSubview(b)
    #expect(b.superview === stack && stack.arrangedSubviews == [a])
    stack.removeView(a)
    #expect(a.superview == nil)
  }

  @Test func `hidden views take no room, unless they are not detached`() {
    let stack = NSStackView(views: [a, b, c])
    stack.distribution = .equalSpacing
    b.isHidden = true
    #expect(frames(stack)[2].minX == 250 && frames(stack)[0].minX == 0)
    stack.detachesHiddenViews = false
    let all = frames(stack)
    #expect(all.map(\.minX) == [0, 115, 250], "\(all)")
  }

  @Test func `alone in a distribution of equal centers, a view is in the middle`() {
    let stack = NSStackView(views: [a])
    stack.distribution = .equalCentering
    #expect(frames(stack)[0] == Rect(x: 130, y: 40, width: 40, height: 20))
  }

  @Test func `edge insets are around the views, and a column is counted from the top`() {
    let stack = NSStackView(views: [a, b])
    (stack.orientation, stack.alignment, stack.distribution) = (.vertical, .leading, .equalSpacing)
    stack.edgeInsets = EdgeInsets(top: 10, left: 5, bottom: 20, right: 0)
    let frames = frames(stack)
    #expect(frames[0].minX == 5 && frames[0].maxY == 90 && frames[1].minY == 20)
  }

  @Test(arguments: [250, 800, 1000])
  func `a stack view that holds its views does not crush them`(priority: Float) {
    let stack = NSStackView(views: [a, b])
    stack.setHuggingPriority(LayoutPriority(priority), for: .vertical)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(a.frame.height == 20 && stack.frame.height == 20)
  }
}

import ResponderKit
import Testing

/// Counts how often it is laid out.
private final class CountingView: View {
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// Which views a pass lays out, in a tree that has been laid out once.
@MainActor @Suite struct LayoutPassTests {
  private let root = CountingView()
  private let middle = CountingView()
  private let deep = CountingView()
  private let other = CountingView()

  init() {
    root.addSubview(middle)
    middle.addSubview(deep)
    root.addSubview(other)
    root.layoutIfNeeded()
  }

  private var counts: [Int] { [root, middle, deep, other].map(\.layouts) }

  @Test func `a pass lays out nothing where nothing waits`() {
    #expect(counts == [1, 1, 1, 1])
    root.layoutIfNeeded()
    #expect(counts == [1, 1, 1, 1])
  }

  @Test func `a pass lays out exactly the view that waits, however deep it is`() {
    for _ in 0..<3 { deep.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(counts == [1, 1, 2, 1])
    deep.setNeedsLayout()
    other.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(counts == [1, 1, 3, 2])
  }

  @Test func `a view that was laid out alone is not laid out again, and is when it asks again`() {
    deep.setNeedsLayout()
    deep.layoutIfNeeded()
    #expect(counts == [1, 1, 2, 1])
    root.layoutIfNeeded()
    #expect(counts == [1, 1, 2, 1])
    deep.setNeedsLayout()
    middle.layoutIfNeeded()
    deep.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(counts == [1, 1, 4, 1])
  }

  @Test func `a view that is added is laid out with the one that it is in`() {
    let late = CountingView()
    deep.addSubview(late)
    root.layoutIfNeeded()
    #expect(counts == [1, 1, 2, 1])
    #expect(late.layouts == 1)
  }

  @Test func `what waits in a view that is added is laid out`() {
    let (shelf, book) = (CountingView(), CountingView())
    shelf.addSubview(book)
    shelf.layoutIfNeeded()
    book.setNeedsLayout()
    deep.addSubview(shelf)
    root.layoutIfNeeded()
    #expect(counts == [1, 1, 2, 1])
    #expect([shelf.layouts, book.layouts] == [1, 2])
  }
}

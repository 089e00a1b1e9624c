import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct ScrollViewTests {
  private let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() { scrollView.contentSize = Size(width: 100, height: 500) }

  @Test func `the offset is the origin of the bounds`() {
    scrollView.contentOffset = Point(x: 0, y: 40)
    #expect(scrollView.bounds == Rect(x: 0, y: 40, width: 100, height: 100))
    #expect(scrollView.frame == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `a rectangle is shown by the least distance, and only what is content`() {
    scrollView.scrollRectToVisible(Rect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset == .zero)
    scrollView.scrollRectToVisible(Rect(x: 0, y: 180, width: 10, height: 40), animated: false)
    #expect(scrollView.contentOffset == Point(x: 0, y: 120))
    scrollView.scrollRectToVisible(Rect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset == Point(x: 0, y: 50))
    scrollView.scrollRectToVisible(Rect(x: 0, y: 480, width: 10, height: 90), animated: false)
    #expect(scrollView.contentOffset == Point(x: 0, y: 400))
    scrollView.scrollRectToVisible(Rect(x: 0, y: 600, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset == Point(x: 0, y: 400))
  }

  @Test func `of a rectangle that is larger than the view the beginning is shown`() {
    scrollView.scrollRectToVisible(Rect(x: 0, y: 150, width: 10, height: 200), animated: false)
    #expect(scrollView.contentOffset == Point(x: 0, y: 150))
  }

  @Test func `a tap on a view below the visible part scrolls first and records it`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 10, y: 300, width: 40, height: 20))
    scrollView.addSubview(view)
    window.addSubview(scrollView)
    let record = InteractionRecord.during { TouchDriver(in: window).tap(view) }
    #expect(
      "\(record)" == """
          ScrollView scrolls to (0, 220)
        touch down at (30, 90)  hits View in ScrollView in Window
        touch up at (30, 90)
        """)
  }

  @Test func `a view that the user cannot scroll stays where it is`() {
    let view = View(frame: Rect(x: 10, y: 300, width: 40, height: 20))
    scrollView.isScrollEnabled = false
    scrollView.addSubview(view)
    TouchDriver(in: scrollView).tap(view)
    #expect(scrollView.contentOffset == .zero)
  }
}

import ControlTesting
import Testing

@MainActor @Suite struct ReaderScrollingTests {
  @Test func `activating what is below the visible part scrolls it into view first`() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let scrollView = ScrollView(frame: window.bounds)
    scrollView.contentSize = Size(width: 100, height: 500)
    let button = Button(frame: Rect(x: 0, y: 400, width: 80, height: 40))
    button.setTitle("Reply", for: .normal)
    var taps = 0
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    scrollView.addSubview(button)
    window.addSubview(scrollView)
    let reader = VirtualReader(window)
    reader.next()
    let record = InteractionRecord.during { reader.activate() }
    #expect(taps == 1)
    #expect(scrollView.contentOffset == Point(x: 0, y: 340))
    #expect("\(record)".hasPrefix("  ScrollView scrolls to (0, 340)\n"))
  }
}

import ControlTesting
import Testing

@MainActor @Suite struct ReaderGestureTests {
  @Test func `B077 activating an element reaches a tap recognizer of it`() {
    @MainActor final class Counter {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let card = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let counter = Counter()
    card.addGestureRecognizer(
      TapGestureRecognizer(target: counter, action: ActionSelector("tapped", Counter.tapped)))
    #expect(!card.isAccessibilityElement, "a recognizer makes no element of its view")
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    let reader = VirtualReader(window(card))
    reader.next()
    #expect(reader.activate())
    #expect(counter.taps == 1)
  }

  @Test func `activating a button waits for what a double tap around it delays`() {
    let save = button("Save")
    var saved = 0
    save.addAction(Action { _ in saved += 1 }, for: .touchUpInside)
    let window = window(save)
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    window.addGestureRecognizer(double)
    let reader = VirtualReader(window)
    reader.next()
    #expect(reader.activate())
    #expect(saved == 1)
  }

  @Test func `what supports it is zoomed`() {
    final class Map: View {
      var scale = 1
      override func accessibilityZoomIn(at point: Point) -> Bool {
        scale *= 2
        return true
      }
      override func accessibilityZoomOut(at point: Point) -> Bool { false }
    }
    let map = Map()
    map.isAccessibilityElement = true
    let reader = VirtualReader(window(map))
    reader.next()
    #expect(!reader.zoomIn())
    map.accessibilityTraits = .supportsZoom
    #expect(reader.zoomIn())
    #expect(!reader.zoomOut())
    #expect(map.scale == 2)
  }
}

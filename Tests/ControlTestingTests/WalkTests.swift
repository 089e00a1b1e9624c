import Accessibility
import ControlCore
import ControlTesting
import Graphics
import ResponderKit
import TestSupport
import Testing

/// A window with a number of labels, one below the other.
@MainActor
private func window(labels count: Int) -> (window: Window, labels: [Label]) {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let labels = (0..<count).map { number in
    let label = Label(frame: Rect(x: 0, y: Double(number) * 40, width: 320, height: 40))
    label.text = "Row \(number)"
    window.addSubview(label)
    return label
  }
  return (window, labels)
}

/// A label of an app that shows or hides by what no framework class knows.
private final class Counter: Label {
  static let model = Model()
  final class Model { var isReady = false }

  override var isAccessibilityElement: Bool {
    get { Self.model.isReady }
    set {}
  }
}

/// A view of an app that is hidden by what no framework class knows.
private final class Banner: View {
  static let model = Model()
  final class Model { var isShown = false }

  override var isHidden: Bool {
    get { !Self.model.isShown }
    set {}
  }
}

/// A view of an app that updates its properties in the next pass.
private final class Badge: Label {
  var count = 0 { didSet { setNeedsUpdateProperties() } }
  override func updateProperties() {
    super.updateProperties()
    isHidden = count == 0
  }
}

@MainActor
struct WalkTests {
  @Test func `ten thousand elements are read one by one within seconds, in order`() {
    let (window, _) = window(labels: 10_000)
    let reader = VirtualReader(window)
    let clock = ContinuousClock()
    let time = clock.measure { while reader.next() {} }
    #expect(reader.log.texts.count == 10_000)
    #expect(reader.log.texts.first == "Row 0" && reader.log.texts.last == "Row 9999")
    // Without optimization, on a busy machine; the benchmark has the time of a release.
    #expect(time < .seconds(10), "\(time)")
  }

  @Test func `a step finds what has changed since the last one, as a new reader does`() {
    let (window, labels) = window(labels: 12)
    var random = SeededGenerator(seed: 16)
    let reader = VirtualReader(window)
    let changes: [(Label) -> Void] = [
      { $0.text = "Other \($0.frame.minY)" }, { $0.isHidden.toggle() }, { $0.text = "" },
      { $0.frame.origin.y = 700 - $0.frame.minY }, { $0.alpha = $0.alpha == 0 ? 1 : 0 },
      { $0.accessibilityLabel = "Named" }, { $0.isAccessibilityElement.toggle() },
      { $0.superview?.sendSubviewToBack($0) }, { $0.accessibilityElementsHidden.toggle() },
      { $0.transform = AffineTransform(translationX: 0, y: 90) },
      { label in
        let superview = label.superview
        label.removeFromSuperview()
        superview?.addSubview(label)
      },
    ]
    for step in 0..<2_000 {
      if let label = labels.randomElement(using: &random), step % 3 == 0 {
        changes.randomElement(using: &random)?(label)
      }
      let fresh = AccessibilityHierarchy(of: window).stops
      let before = fresh.firstIndex { $0.object === reader.cursor }
      let isForward = Bool.random(using: &random)
      let moved = isForward ? reader.next() : reader.previous()
      if let before {
        let expected = before + (isForward ? 1 : -1)
        #expect(moved == fresh.indices.contains(expected))
        if moved {
          #expect(reader.cursor === fresh[expected].object)
          #expect(
            reader.log.entries.last?.text == reader.announcement(of: fresh[expected].element).text)
        }
      }
    }
  }

  @Test func `what a class of the app computes is asked for at every step`() {
    let (window, _) = window(labels: 3)
    let counter = Counter(frame: Rect(x: 0, y: 200, width: 320, height: 40))
    counter.text = "Count"
    window.addSubview(counter)
    let reader = VirtualReader(window)
    for _ in 0..<3 { reader.next() }
    #expect(!reader.next())
    Counter.model.isReady = true
    #expect(reader.next())
    #expect(reader.lastText == "Count")
    Counter.model.isReady = false
  }

  @Test func `a view of the app that was hidden is found when it shows`() {
    let (window, _) = window(labels: 2)
    let banner = Banner(frame: Rect(x: 0, y: 200, width: 320, height: 40))
    let label = Label(frame: banner.bounds)
    label.text = "News"
    banner.addSubview(label)
    window.addSubview(banner)
    let reader = VirtualReader(window)
    for _ in 0..<2 { reader.next() }
    #expect(!reader.next())
    Banner.model.isShown = true
    #expect(reader.next())
    #expect(reader.lastText == "News")
    Banner.model.isShown = false
  }

  @Test func `what the next pass of updates shows is found`() {
    let (window, _) = window(labels: 2)
    let badge = Badge(frame: Rect(x: 0, y: 200, width: 320, height: 40))
    badge.text = "New"
    badge.isHidden = true
    window.addSubview(badge)
    let reader = VirtualReader(window)
    for _ in 0..<2 { reader.next() }
    badge.count = 1
    #expect(reader.next())
    #expect(reader.lastText == "New")
  }

  @Test func `in a scene that turns around, the order does`() {
    let scene = WindowScene(application: Application())
    let window = Window(windowScene: scene)
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    for number in 0..<3 {
      let label = Label(frame: Rect(x: Double(number) * 100, y: 0, width: 90, height: 40))
      label.text = "\(number)"
      window.addSubview(label)
    }
    let reader = VirtualReader(window)
    for _ in 0..<2 { reader.next() }
    #expect(reader.log.texts == ["0", "1"])
    scene.layoutDirection = .rightToLeft
    #expect(reader.next())
    #expect(reader.lastText == "0")
  }

  @Test func `a walk keeps nothing alive`() {
    let (window, labels) = window(labels: 2)
    let reader = VirtualReader(window)
    for _ in 0..<2 { reader.next() }
    weak var gone: Label?
    do {
      let label = Label(frame: Rect(x: 0, y: 200, width: 320, height: 40))
      label.text = "Gone"
      window.addSubview(label)
      gone = label
      #expect(reader.next() && reader.previous())
      label.removeFromSuperview()
    }
    #expect(gone == nil)
    #expect(labels.count == 2)
  }
}

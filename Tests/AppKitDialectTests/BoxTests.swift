import AppKitDialect
import Graphics
import Testing

/// A box with a type, a border, a place of the title, and the frame of its content in a box of 100 points without margins.
private struct BoxCase {
  let type: NSBox.BoxType
  let border: NSBorderType
  let title: NSBox.TitlePosition
  let content: Rect
}

/// The frames that documents have most often.
private let cases = [
  BoxCase(
    type: .primary, border: .grooveBorder, title: .atTop,
    content: Rect(x: 4, y: 5, width: 92, height: 80)),
  BoxCase(
    type: .primary, border: .grooveBorder, title: .noTitle,
    content: Rect(x: 4, y: 5, width: 92, height: 92)),
  BoxCase(
    type: .primary, border: .lineBorder, title: .atTop,
    content: Rect(x: 1, y: 1, width: 98, height: 84)),
  BoxCase(
    type: .primary, border: .lineBorder, title: .noTitle,
    content: Rect(x: 1, y: 1, width: 98, height: 98)),
  BoxCase(
    type: .primary, border: .noBorder, title: .noTitle,
    content: Rect(x: 0, y: 0, width: 100, height: 100)),
  BoxCase(
    type: .custom, border: .lineBorder, title: .atTop,
    content: Rect(x: 1, y: 1, width: 98, height: 98)),
  BoxCase(
    type: .custom, border: .noBorder, title: .noTitle,
    content: Rect(x: 0, y: 0, width: 100, height: 100)),
]

@MainActor @Suite struct BoxTests {
  @Test(arguments: cases)
  private func `the content of a box stands inside of its border`(expected: BoxCase) {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    (box.boxType, box.borderType, box.titlePosition) = (
      expected.type, expected.border, expected.title
    )
    box.contentViewMargins = .zero
    let view = NSView()
    box.contentView = view
    box.frame.size = NSSize(width: 100, height: 100)
    #expect(view.frame == expected.content)
  }

  @Test func `margins of 5 points are usual, and the width of a custom border counts`() {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    #expect(box.contentView?.frame == Rect(x: 9, y: 10, width: 82, height: 70))
    (box.boxType, box.borderWidth) = (.custom, 3)
    #expect(box.contentView?.frame == Rect(x: 8, y: 8, width: 84, height: 84))
  }

  @Test func `a box in a view that is upside down keeps its content where it is asked to`() {
    let (around, box) = (NSScrollView(), NSBox())
    around.addSubview(box)
    box.setFrameFromContentFrame(NSRect(x: 100, y: 100, width: 20, height: 20))
    let place = box.contentView.map { around.convert($0.bounds, from: $0) }
    #expect(place == Rect(x: 100, y: 100, width: 20, height: 20))
  }

  @Test func `a box fits its content`() {
    let box = NSBox(frame: NSRect(x: 10, y: 10, width: 100, height: 100))
    box.titlePosition = .noTitle
    box.contentView?.addSubview(NSView(frame: NSRect(x: 20, y: 20, width: 30, height: 10)))
    box.contentView?.addSubview(NSView(frame: NSRect(x: 40, y: 40, width: 30, height: 10)))
    box.sizeToFit()
    #expect(box.frame == Rect(x: 10, y: 10, width: 68, height: 48))
    #expect(box.contentView?.frame == Rect(x: 9, y: 10, width: 50, height: 30))
    #expect(box.contentView?.subviews.first?.frame.origin == .zero)
    box.setFrameFromContentFrame(NSRect(x: 100, y: 100, width: 20, height: 20))
    #expect(box.frame == Rect(x: 91, y: 90, width: 38, height: 38))
  }
}

import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Puts its content where it likes, and counts how often it is asked.
private final class OddButton: Button {
  var asked: Set<String> = []

  override func backgroundRect(forBounds bounds: Rect) -> Rect {
    asked.insert("background")
    return Rect(x: 1, y: 1, width: bounds.width - 2, height: bounds.height - 2)
  }

  override func contentRect(forBounds bounds: Rect) -> Rect {
    asked.insert("content")
    return Rect(x: 20, y: 10, width: bounds.width - 20, height: bounds.height - 10)
  }

  override func titleRect(forContentRect contentRect: Rect) -> Rect {
    asked.insert("title")
    return Rect(x: contentRect.minX, y: contentRect.minY, width: 50, height: 10)
  }

  override func imageRect(forContentRect contentRect: Rect) -> Rect {
    asked.insert("image")
    return Rect(x: contentRect.minX, y: contentRect.minY + 10, width: 5, height: 5)
  }
}

/// Moves its title after the layout, as UIButton.h advises for configurations.
private final class LaidOutButton: Button {
  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel?.frame.origin = Point(x: 1, y: 2)
  }
}

/// The four rectangles that a subclass may have its own way with.
@Suite @MainActor struct ButtonRectangleTests {
  let star = Image(named: "star", accessibilityLabel: nil, size: Size(width: 20, height: 20))

  private func fill(_ button: Button) {
    button.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    button.textMeasurer = CountingTextMeasurer()
    button.setTitle("Continue", for: .normal)
    button.setImage(star, for: .normal)
  }

  @Test func `overrides of the four rectangles place title, image and background`() {
    let button = OddButton()
    fill(button)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == Rect(x: 20, y: 10, width: 50, height: 10))
    #expect(button.imageView?.frame == Rect(x: 20, y: 20, width: 5, height: 5))
    let frames = button.currentAppearance.frames
    #expect(frames.background == Rect(x: 1, y: 1, width: 198, height: 98))
    #expect(frames.title == Rect(x: 20, y: 10, width: 50, height: 10))
    #expect(button.asked == ["background", "content", "title", "image"])
  }

  @Test func `a configuration asks for none of the four`() {
    let button = OddButton()
    fill(button)
    button.configuration = .filled()
    button.layoutIfNeeded()
    #expect(button.asked.isEmpty)
    #expect(button.titleLabel?.frame.width == 68)
    #expect(button.currentAppearance.frames.background == button.bounds)
    #expect(button.asked.isEmpty)
  }

  @Test func `C133 a configuration ignores the insets of the image`() {
    let button = Button()
    fill(button)
    button.configuration = .plain()
    button.layoutIfNeeded()
    let (frames, size) = (button.currentAppearance.frames, button.intrinsicContentSize)
    #expect(button.imageView?.frame == Rect(x: 56, y: 40, width: 20, height: 20))
    button.legacy.imageEdgeInsets = EdgeInsets(top: 10, left: 30, bottom: 0, right: 0)
    button.legacy.titleEdgeInsets = EdgeInsets(all: 7)
    button.legacy.contentEdgeInsets = EdgeInsets(all: 20)
    button.layoutIfNeeded()
    #expect(button.currentAppearance.frames == frames)
    #expect(button.intrinsicContentSize == size)
    #expect(button.imageView?.frame == Rect(x: 56, y: 40, width: 20, height: 20))
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.imageView?.frame != Rect(x: 56, y: 40, width: 20, height: 20))
  }

  @Test func `a subclass moves the views of a configuration after the layout`() {
    let button = LaidOutButton()
    fill(button)
    button.configuration = .filled()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == Rect(x: 1, y: 2, width: 68, height: 21))
  }
}

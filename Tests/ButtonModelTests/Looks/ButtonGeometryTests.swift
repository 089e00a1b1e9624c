import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Sizes and places without a configuration: 5.13 of the facts.
///
/// A character of the title is 9 points wide, its line 22 high.
@Suite @MainActor struct ButtonGeometryTests {
  let button = Button(frame: Rect(x: 10, y: 20, width: 200, height: 100))
  let star = Image(named: "star", accessibilityLabel: nil, size: Size(width: 20, height: 20))

  init() { button.textMeasurer = CountingTextMeasurer() }

  @Test func `C126 an empty button is 30 × 34`() {
    button.sizeToFit()
    #expect(button.frame == Rect(x: 10, y: 20, width: 30, height: 34))
  }

  @Test func `C127 a button with an image alone is as large as that`() {
    let bar = Image(named: "bar", accessibilityLabel: nil, size: Size(width: 44, height: 12))
    button.setImage(bar, for: .normal)
    button.sizeToFit()
    #expect(button.frame == Rect(x: 10, y: 20, width: 44, height: 12))
  }

  @Test func `C128 image and title are side by side, the title with 12 points of height more`() {
    button.setTitle("Continue", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == Size(width: 72, height: 34))
    button.setImage(star, for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == Size(width: 92, height: 34))
    let high = Image(named: "star", accessibilityLabel: nil, size: Size(width: 20, height: 50))
    button.setImage(high, for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == Size(width: 92, height: 50))
  }

  @Test func `C129 a title at the top and left is in the corner, 6 points below it once fitted`() {
    button.setTitle("Continue", for: .normal)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == Rect(x: 0, y: 0, width: 72, height: 22))
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == Rect(x: 0, y: 6, width: 72, height: 22))
  }

  @Test func `C130 at the top and left the title follows the image`() {
    button.setTitle("Continue", for: .normal)
    button.setImage(star, for: .normal)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(button.titleLabel?.frame == Rect(x: 20, y: 0, width: 72, height: 22))
  }

  @Test func `C131 at the bottom and right the title ends at the edge, the image at the title`() {
    button.setTitle("Continue", for: .normal)
    button.setImage(star, for: .normal)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == Rect(x: 128, y: 78, width: 72, height: 22))
    #expect(button.imageView?.frame == Rect(x: 108, y: 80, width: 20, height: 20))
  }

  @Test func `C132 the size follows the insets of the content and no others`() {
    button.setTitle("Continue", for: .normal)
    #expect(button.intrinsicContentSize == Size(width: 72, height: 34))
    button.legacy.contentEdgeInsets = EdgeInsets(all: 10)
    #expect(button.intrinsicContentSize == Size(width: 92, height: 54))
    button.legacy.titleEdgeInsets = EdgeInsets(all: 10)
    button.legacy.imageEdgeInsets = EdgeInsets(all: 10)
    #expect(button.intrinsicContentSize == Size(width: 92, height: 54))
  }

  @Test func `no insets are there unless set`() {
    #expect(button.legacy.contentEdgeInsets == EdgeInsets.zero)
    #expect(button.legacy.titleEdgeInsets == EdgeInsets.zero)
    #expect(button.legacy.imageEdgeInsets == EdgeInsets.zero)
  }

  @Test func `positive insets take from the content and negative ones give`() {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 100)
    #expect(button.legacy.contentRect(forBounds: bounds) == bounds)
    button.legacy.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.legacy.contentRect(forBounds: bounds) == Rect(x: 2, y: 1, width: 194, height: 96))
    button.legacy.contentEdgeInsets = EdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
    #expect(
      button.legacy.contentRect(forBounds: bounds) == Rect(x: -2, y: -1, width: 206, height: 104))
    #expect(button.legacy.backgroundRect(forBounds: bounds) == bounds)
  }

  @Test func `insets of the image move it by half, and leave the title`() {
    button.setTitle("Continue", for: .normal)
    button.setImage(star, for: .normal)
    button.legacy.imageEdgeInsets = EdgeInsets(top: 0, left: -8, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == Rect(x: 50, y: 40, width: 20, height: 20))
    #expect(button.titleLabel?.frame == Rect(x: 74, y: 39, width: 72, height: 22))
  }

  @Test func `insets of the title move it by half, and leave the image`() {
    button.setTitle("Continue", for: .normal)
    button.setImage(star, for: .normal)
    button.legacy.titleEdgeInsets = EdgeInsets(top: 10, left: 8, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == Rect(x: 54, y: 40, width: 20, height: 20))
    #expect(button.titleLabel?.frame == Rect(x: 78, y: 44, width: 72, height: 22))
  }

  @Test func `a button is at least as large as its background image`() {
    button.setTitle("Go", for: .normal)
    let bar = Image(named: "bar", accessibilityLabel: nil, size: Size(width: 60, height: 20))
    button.setBackgroundImage(bar, for: .normal)
    #expect(button.intrinsicContentSize == Size(width: 60, height: 34))
  }

  @Test func `a title is as large as its font`() {
    button.setTitle("Continue", for: .normal)
    button.legacy.font = .system(ofSize: 30)
    #expect(button.titleLabel?.font == .system(ofSize: 30))
    #expect(button.intrinsicContentSize == Size(width: 120, height: 48))
  }
}

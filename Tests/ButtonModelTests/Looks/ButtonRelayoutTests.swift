import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Measures every text as 50 × 10 points.
private struct FixedMeasurer: TextMeasurer {
  func size(of text: AttributedText, font: Font, width: Double?, lines: Int) -> Size {
    Size(width: 50, height: 10)
  }
}

/// Where content stands once something else has changed than the content.
///
/// A character of the title is 9 points wide, its line 22 high.
@Suite @MainActor struct ButtonRelayoutTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let button = Button(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let star = Image(named: "star", accessibilityLabel: nil, size: Size(width: 20, height: 20))

  init() {
    button.setTitle("Continue", for: .normal)
    window.addSubview(button)
    window.textMeasurer = CountingTextMeasurer()
    window.layoutIfNeeded()
  }

  /// Where the title stands after the next pass.
  private var titleFrame: Rect? {
    window.layoutIfNeeded()
    return button.titleLabel?.frame
  }

  @Test func `a change of an alignment moves the title in the next pass`() {
    #expect(titleFrame == Rect(x: 64, y: 39, width: 72, height: 22))
    button.contentHorizontalAlignment = .right
    #expect(titleFrame == Rect(x: 128, y: 39, width: 72, height: 22))
    button.contentVerticalAlignment = .bottom
    #expect(titleFrame == Rect(x: 128, y: 78, width: 72, height: 22))
  }

  @Test func `a change of the direction moves the title in the next pass`() {
    button.contentHorizontalAlignment = .leading
    #expect(titleFrame == Rect(x: 0, y: 39, width: 72, height: 22))
    button.semanticContentAttribute = .forceRightToLeft
    #expect(titleFrame == Rect(x: 128, y: 39, width: 72, height: 22))
  }

  @Test func `a window's new measurer moves the titles in it in the next pass`() {
    window.textMeasurer = FixedMeasurer()
    #expect(titleFrame == Rect(x: 75, y: 45, width: 50, height: 10))
  }

  @Test(arguments: [
    (SemanticContentAttribute.forceLeftToRight, 0.0, 20.0), (.forceRightToLeft, 180, 0),
  ])
  func `a title that is too long is cut and leaves the image its size`(
    direction: SemanticContentAttribute, imageX: Double, titleX: Double
  ) {
    button.setTitle("Continue without looking back", for: .normal)
    button.setImage(star, for: .normal)
    button.semanticContentAttribute = direction
    #expect(titleFrame == Rect(x: titleX, y: 39, width: 180, height: 22))
    #expect(button.imageView?.frame == Rect(x: imageX, y: 40, width: 20, height: 20))
  }

  @Test func `a title wraps where its label has lines enough`() {
    button.setTitle("Continue without one", for: .normal)
    button.frame.size.width = 90
    #expect(titleFrame == Rect(x: 0, y: 39, width: 90, height: 22))
    button.titleLabel?.numberOfLines = 0
    #expect(titleFrame == Rect(x: 0, y: 28, width: 90, height: 44))
    button.titleLabel?.numberOfLines = 1
    #expect(titleFrame == Rect(x: 0, y: 39, width: 90, height: 22))
  }

  @Test func `text at the bottom of a configuration ends where a higher image does`() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Continue"
    configuration.image = Image(
      named: "star", accessibilityLabel: nil, size: Size(width: 40, height: 40))
    let button = Button(configuration: configuration)
    button.textMeasurer = CountingTextMeasurer()
    button.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    button.contentVerticalAlignment = .bottom
    let frames = button.currentAppearance.frames
    #expect(frames.image == Rect(x: 46, y: 53, width: 40, height: 40))
    #expect(frames.title == Rect(x: 86, y: 72, width: 68, height: 21))
  }
}

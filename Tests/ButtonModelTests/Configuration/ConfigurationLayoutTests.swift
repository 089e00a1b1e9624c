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

/// Where an image of 20 × 20 and a title of 68 × 21 points stand, 4 points apart.
private struct Placement: Sendable, CustomTestStringConvertible {
  var edge: DirectionalRectEdge
  var direction = LayoutDirection.leftToRight
  var image: Point
  var title: Point
  var size: Size
  var testDescription: String { "edge \(edge.rawValue), \(direction)" }
}

private let beside = Size(width: 116, height: 35)
private let above = Size(width: 92, height: 59)

/// In the middle of the 176 × 86 points that the insets leave of 200 × 100.
private let placements = [
  Placement(
    edge: .leading, image: Point(x: 54, y: 40), title: Point(x: 78, y: 39.5), size: beside),
  Placement(
    edge: .trailing, image: Point(x: 126, y: 40), title: Point(x: 54, y: 39.5), size: beside),
  Placement(edge: .top, image: Point(x: 90, y: 27.5), title: Point(x: 66, y: 51.5), size: above),
  Placement(edge: .bottom, image: Point(x: 90, y: 52.5), title: Point(x: 66, y: 27.5), size: above),
  Placement(
    edge: .leading, direction: .rightToLeft, image: Point(x: 126, y: 40),
    title: Point(x: 54, y: 39.5), size: beside),
  Placement(
    edge: .trailing, direction: .rightToLeft, image: Point(x: 54, y: 40),
    title: Point(x: 78, y: 39.5), size: beside),
]

/// The geometry of configurations: 5.7 and the end of 5.13 of the facts.
@Suite @MainActor struct ConfigurationLayoutTests {
  private func button(_ change: (inout Button.Configuration) -> Void) -> Button {
    var configuration = Button.Configuration.filled()
    configuration.title = "Continue"
    configuration.image = Image(
      named: "star", accessibilityLabel: nil, size: Size(width: 20, height: 20))
    configuration.imagePadding = 4
    change(&configuration)
    let button = Button(configuration: configuration)
    button.textMeasurer = CountingTextMeasurer()
    button.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    return button
  }

  @Test(arguments: placements)
  private func `an image stands at its edge with the padding`(_ placement: Placement) {
    let button = button { $0.imagePlacement = placement.edge }
    button.semanticContentAttribute =
      placement.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    button.layoutIfNeeded()
    #expect(
      button.imageView?.frame
        == Rect(origin: placement.image, size: Size(width: 20, height: 20)))
    #expect(
      button.titleLabel?.frame
        == Rect(origin: placement.title, size: Size(width: 68, height: 21)))
    #expect(button.intrinsicContentSize == placement.size)
  }

  @Test func `the padding counts only between an image and a text`() {
    #expect(button { $0.image = nil }.intrinsicContentSize == Size(width: 92, height: 35))
    #expect(button { $0.title = nil }.intrinsicContentSize == Size(width: 44, height: 34))
  }

  @Test(arguments: [(40.0, 54.0, 136.0), (20, 54, 116), (10, 54, 116)])
  func `an image stands in the middle of what is reserved for it, and may be larger`(
    reservation: Double, imageX: Double, width: Double
  ) {
    let button = button { $0.imageReservation = reservation }
    #expect(button.currentAppearance.frames.image?.minX == Scalar(imageX))
    #expect(button.intrinsicContentSize.width == Scalar(width))
  }

  @Test(arguments: [
    (Button.Configuration.TitleAlignment.automatic, 78.0), (.leading, 78), (.center, 102),
    (.trailing, 126),
  ])
  func `the subtitle stands below the title as the alignment says`(
    alignment: Button.Configuration.TitleAlignment, x: Double
  ) {
    let button = button {
      $0.subtitle = "Now"
      $0.titlePadding = 5
      $0.titleAlignment = alignment
    }
    let frames = button.currentAppearance.frames
    #expect(frames.title == Rect(x: 78, y: 29, width: 68, height: 21))
    #expect(frames.subtitle == Rect(x: x, y: 55, width: 20, height: 16))
  }

  @Test func `insets are directional and may be negative`() {
    let button = button {
      $0.image = nil
      $0.contentInsets = DirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: -8)
      $0.background.backgroundInsets =
        DirectionalEdgeInsets(top: -1, leading: -2, bottom: -3, trailing: 4)
    }
    #expect(button.intrinsicContentSize == Size(width: 100, height: 21))
    #expect(button.currentAppearance.frames.title?.minX == 90)
    #expect(
      button.currentAppearance.frames.background == Rect(x: -2, y: -1, width: 198, height: 104))
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.currentAppearance.frames.title?.minX == 42)
    #expect(
      button.currentAppearance.frames.background == Rect(x: 4, y: -1, width: 198, height: 104))
  }

  @Test func `a title that wraps has more lines in less width, and another one has one`() {
    let button = button {
      $0.image = nil
      $0.title = "Continue without one"
    }
    #expect(button.intrinsicContentSize == Size(width: 194, height: 35))
    #expect(
      button.sizeThatFits(Size(width: 124, height: 0)) == Size(width: 124, height: 56))
    button.layoutIfNeeded()
    #expect(button.titleLabel?.numberOfLines == 0)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(
      button.sizeThatFits(Size(width: 124, height: 0)) == Size(width: 194, height: 35))
    button.layoutIfNeeded()
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
  }

  @Test func `text is measured by the measurer of the button or of a view around it`() {
    let (root, button) = (View(), Button(configuration: .filled()))
    button.configuration?.title = "Continue"
    root.addSubview(button)
    #expect(button.intrinsicContentSize == Size(width: 93, height: 35))
    root.textMeasurer = FixedMeasurer()
    #expect(button.intrinsicContentSize == Size(width: 74, height: 24))
    button.configuration = nil
    button.setTitle("Continue", for: .normal)
    #expect(button.intrinsicContentSize == Size(width: 50, height: 22))
    button.textMeasurer = CountingTextMeasurer()
    #expect(button.intrinsicContentSize == Size(width: 60, height: 30))
  }
}

import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

/// Where an image of 20 × 20 and a title of 72 × 22 points stand between left and right, in a button
/// of 200 × 100.
private struct Column: Sendable, CustomTestStringConvertible {
  var direction: LayoutDirection
  var alignment: ContentHorizontalAlignment
  var imageX: Double
  var imageWidth = 20.0
  var titleX: Double
  var testDescription: String { "\(alignment), \(direction)" }
}

/// Where they stand between top and bottom.
private struct Row: Sendable, CustomTestStringConvertible {
  var alignment: ContentVerticalAlignment
  var imageY: Double
  var imageHeight = 20.0
  var titleY: Double
  var titleHeight = 22.0
  var testDescription: String { "\(alignment)" }
}

/// The formulas of 5.13: an image stands before the title, the two in the middle together; filling
/// stretches the image to its room and leaves the title at the left of its own.
private let columns = [
  Column(direction: .leftToRight, alignment: .center, imageX: 54, titleX: 74),
  Column(direction: .leftToRight, alignment: .left, imageX: 0, titleX: 20),
  Column(direction: .leftToRight, alignment: .right, imageX: 108, titleX: 128),
  Column(direction: .leftToRight, alignment: .fill, imageX: 0, imageWidth: 128, titleX: 20),
  Column(direction: .leftToRight, alignment: .leading, imageX: 0, titleX: 20),
  Column(direction: .leftToRight, alignment: .trailing, imageX: 108, titleX: 128),
  Column(direction: .rightToLeft, alignment: .center, imageX: 126, titleX: 54),
  Column(direction: .rightToLeft, alignment: .left, imageX: 72, titleX: 0),
  Column(direction: .rightToLeft, alignment: .right, imageX: 180, titleX: 108),
  Column(direction: .rightToLeft, alignment: .fill, imageX: 72, imageWidth: 128, titleX: 0),
  Column(direction: .rightToLeft, alignment: .leading, imageX: 180, titleX: 108),
  Column(direction: .rightToLeft, alignment: .trailing, imageX: 72, titleX: 0),
]

private let rows = [
  Row(alignment: .center, imageY: 40, titleY: 39),
  Row(alignment: .top, imageY: 0, titleY: 0),
  Row(alignment: .bottom, imageY: 80, titleY: 78),
  Row(alignment: .fill, imageY: 0, imageHeight: 100, titleY: 0, titleHeight: 100),
]

@Suite @MainActor struct ButtonAlignmentTests {
  private func button(_ attribute: SemanticContentAttribute) -> Button {
    let button = Button(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    button.semanticContentAttribute = attribute
    button.textMeasurer = CountingTextMeasurer()
    button.setTitle("Continue", for: .normal)
    let star = Image(named: "star", accessibilityLabel: nil, size: Size(width: 20, height: 20))
    button.setImage(star, for: .normal)
    return button
  }

  @Test(arguments: columns, rows)
  private func `content stands where its alignments say`(_ column: Column, _ row: Row) {
    let isRightToLeft = column.direction == .rightToLeft
    let button = button(isRightToLeft ? .forceRightToLeft : .forceLeftToRight)
    button.contentHorizontalAlignment = column.alignment
    button.contentVerticalAlignment = row.alignment
    button.layoutIfNeeded()
    let image = Rect(
      x: column.imageX, y: row.imageY, width: column.imageWidth, height: row.imageHeight)
    let title = Rect(x: column.titleX, y: row.titleY, width: 72, height: row.titleHeight)
    #expect(button.imageView?.frame == image)
    #expect(button.titleLabel?.frame == title)
    #expect(button.currentAppearance.frames.image == image)
    #expect(button.currentAppearance.frames.title == title)
  }

  @Test(arguments: [
    (SemanticContentAttribute.unspecified, 126.0), (.playback, 54), (.spatial, 54),
    (.forceLeftToRight, 54), (.forceRightToLeft, 126),
  ])
  func `the content decides whether it flips with the interface`(
    attribute: SemanticContentAttribute, imageX: Double
  ) {
    let screen = ButtonScreen(button(attribute))
    screen.scene.layoutDirection = .rightToLeft
    screen.button.frame.size = Size(width: 200, height: 100)
    screen.window.layoutIfNeeded()
    #expect(screen.button.imageView?.frame.minX == Scalar(imageX))
  }

  @Test func `a title that is too long is as wide as its room`() {
    let button = button(.unspecified)
    button.setTitle("Continue without an account", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == Rect(x: 20, y: 39, width: 180, height: 22))
  }
}

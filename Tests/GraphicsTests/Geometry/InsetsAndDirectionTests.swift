import Graphics
import Testing

struct FlippedContent: Sendable, CustomTestStringConvertible {
  var content: SemanticContentAttribute, rawValue: Int
  var inLeftToRight: LayoutDirection, inRightToLeft: LayoutDirection
  var testDescription: String { "\(content)" }
}

/// The raw values of UISemanticContentAttribute (UIView.h) and what its page says of flipping.
private let flippedContents: [FlippedContent] = [
  .init(
    content: .unspecified, rawValue: 0, inLeftToRight: .leftToRight, inRightToLeft: .rightToLeft),
  .init(
    content: .playback, rawValue: 1, inLeftToRight: .leftToRight, inRightToLeft: .leftToRight),
  .init(
    content: .spatial, rawValue: 2, inLeftToRight: .leftToRight, inRightToLeft: .leftToRight),
  .init(
    content: .forceLeftToRight, rawValue: 3, inLeftToRight: .leftToRight,
    inRightToLeft: .leftToRight),
  .init(
    content: .forceRightToLeft, rawValue: 4, inLeftToRight: .rightToLeft,
    inRightToLeft: .rightToLeft),
]

@Suite struct InsetsAndDirectionTests {
  private let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test func `leading is left where a line begins at the left`() {
    #expect(insets.resolved(in: .leftToRight) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `leading is right where a line begins at the right`() {
    #expect(insets.resolved(in: .rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `zero insets change no rectangle`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.inset(by: .zero) == rect)
    #expect(rect.inset(by: DirectionalEdgeInsets.zero.resolved(in: .rightToLeft)) == rect)
  }

  @Test(arguments: flippedContents)
  func `content decides whether it flips`(_ c: FlippedContent) {
    #expect(c.content.direction(in: .leftToRight) == c.inLeftToRight)
    #expect(c.content.direction(in: .rightToLeft) == c.inRightToLeft)
  }

  @Test(arguments: flippedContents)
  func `raw values are those of UISemanticContentAttribute`(_ c: FlippedContent) {
    #expect(c.content.rawValue == c.rawValue)
    #expect(SemanticContentAttribute(rawValue: c.rawValue) == c.content)
  }

  @Test func `raw values of directions are those of UIUserInterfaceLayoutDirection`() {
    #expect(LayoutDirection(rawValue: 0) == .leftToRight)
    #expect(LayoutDirection(rawValue: 1) == .rightToLeft)
    #expect(LayoutDirection(rawValue: 2) == nil)
  }
}

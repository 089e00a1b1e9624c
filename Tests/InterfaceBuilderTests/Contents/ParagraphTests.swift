import Graphics
import InterfaceBuilder
import Testing

private func element(_ text: String) throws -> InterfaceElement {
  let document = try read(storyboard(withControls: text))
  return try #require(document.object(id: "x"))
}

/// The paragraph attributes of attributed texts in documents.
@Suite struct ParagraphTests {
  @Test func `alignment, direction, indentation and hyphenation are read`() throws {
    let label = LabelContent(
      try element(
        """
        <label id="x"><attributedString key="attributedText"><fragment content="A"><attributes>
        <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="truncatingTail" \
        baseWritingDirection="rightToLeft" firstLineHeadIndent="8" headIndent="16" tailIndent="-4" \
        hyphenationFactor="0.5" lineSpacing="3" lineHeightMultiple="1.1" minimumLineHeight="22" \
        allowsDefaultTighteningForTruncation="NO"/></attributes></fragment></attributedString></label>
        """))
    var expected = ParagraphStyle()
    expected.alignment = .right
    expected.lineBreakMode = .byTruncatingTail
    expected.baseWritingDirection = .rightToLeft
    (expected.firstLineHeadIndent, expected.headIndent, expected.tailIndent) = (8, 16, -4)
    expected.hyphenationFactor = 0.5
    (expected.lineSpacing, expected.lineHeightMultiple) = (3, 1.1)
    expected.minimumLineHeight = 22
    #expect(label.attributedText?.runs.map(\.attributes.paragraphStyle) == [expected])
  }

  @Test func `a fragment without a paragraph style has none`() throws {
    let label = LabelContent(
      try element(
        """
        <label id="x"><attributedString key="attributedText"><fragment content="A"/>\
        </attributedString></label>
        """))
    #expect(label.attributedText?.runs.map(\.attributes.paragraphStyle) == [nil])
  }
}

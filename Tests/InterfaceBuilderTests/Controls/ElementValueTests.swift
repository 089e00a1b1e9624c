import Graphics
import InterfaceBuilder
import Testing

/// Attributes as documents write them, and the value that they are.
private struct Case<Value: Sendable>: Sendable, CustomTestStringConvertible {
  var xml: String
  var value: Value?
  var testDescription: String { xml }

  init(_ xml: String, _ value: Value?) {
    self.xml = xml
    self.value = value
  }
}

private let colors: [Case<Color>] = [
  .init(#"systemColor="linkColor""#, .system("linkColor")),
  .init(#"name="Accent""#, .named("Accent")),
  .init(#"name="labelColor" catalog="System" colorSpace="catalog""#, .system("labelColor")),
  .init(#"cocoaTouchSystemColor="darkTextColor""#, .system("darkTextColor")),
  .init(
    #"systemColor="labelColor" cocoaTouchSystemColor="darkTextColor""#, .system("labelColor")),
  .init(
    #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
    .system("systemBackgroundColor")),
  .init(
    #"red="1" green="0.5" blue="0.0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB""#,
    .sRGB(red: 1, green: 0.5, blue: 0, alpha: 0.25)),
  .init(
    #"red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
    .sRGB(red: 1, green: 0.5, blue: 0, alpha: 1)),
  .init(
    #"red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB""#,
    .sRGB(red: 1, green: 0.5, blue: 0, alpha: 1)),
  .init(
    #"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
    .gray(white: 0.5, alpha: 1)),
  .init(#"white="0.5" colorSpace="calibratedWhite""#, .gray(white: 0.5, alpha: 1)),
  .init(#"red="1" green="1" alpha="1""#, nil),
  .init(#"cyan="1" magenta="0" yellow="0" black="0" alpha="1" colorSpace="deviceCMYK""#, nil),
]

private let fonts: [Case<Font>] = [
  .init(#"type="system" pointSize="17""#, .system(ofSize: 17)),
  .init(#"type="system" weight="heavy" pointSize="17""#, .system(ofSize: 17, weight: .heavy)),
  .init(#"type="boldSystem" pointSize="13""#, .system(ofSize: 13, weight: .bold)),
  .init(#"type="boldSystem" size="button""#, .system(ofSize: 18, weight: .bold)),
  .init(#"type="system" size="label""#, .system(ofSize: 17)),
  .init(#"type="system" size="system""#, .system(ofSize: 14)),
  .init(#"type="system" size="smallSystem""#, .system(ofSize: 12)),
  .init(#"type="italicSystem" pointSize="9""#, Font(face: .italicSystem, pointSize: 9)),
  .init(#"type="system" pointSize="nan""#, Font(face: .system, pointSize: nil)),
  .init(
    #"style="UICTFontTextStyleBody""#, .preferred(forTextStyle: "UICTFontTextStyleBody")),
  .init(
    #"name="Menlo-Regular" family="Menlo" pointSize="12""#,
    Font(face: .named("Menlo-Regular", family: "Menlo"), pointSize: 12)),
  .init(#"pointSize="12""#, nil),
]

private let lineBreakModes: [Case<LineBreakMode>] = [
  .init("wordWrap", .byWordWrapping), .init("characterWrap", .byCharWrapping),
  .init("clip", .byClipping), .init("headTruncation", .byTruncatingHead),
  .init("tailTruncation", .byTruncatingTail), .init("middleTruncation", .byTruncatingMiddle),
  .init("truncatingTail", nil),
]

private let imageReferences: [Case<Image>] = [
  .init(#"image="a""#, Image(named: "a")),
  .init(#"image="a" catalog="system" symbolScale="unspecified""#, Image(systemName: "a")),
  .init(
    #"image="a" catalog="system" symbolScale="default" renderingMode="original""#,
    Image(systemName: "a").withRenderingMode(.alwaysOriginal)
      .withConfiguration(SymbolConfiguration(scale: .default))),
  .init(
    #"image="a" catalog="system" symbolScale="medium""#,
    Image(systemName: "a").withConfiguration(SymbolConfiguration(scale: .medium))),
  .init(#"image="a" renderingMode="sepia" symbolScale="huge""#, Image(named: "a")),
  .init(#"catalog="system""#, nil),
]

@Suite struct ElementValueTests {
  private func readButton(_ xml: String) throws -> ButtonContent {
    let controls = try read(storyboard(withControls: xml)).controls
    return try #require(controls.first?.button)
  }

  @Test(arguments: colors)
  private func `a color is its name, or its components as they stand`(_ c: Case<Color>) throws {
    let button = try readButton(#"<button id="b"><color key="tintColor" \#(c.xml)/></button>"#)
    #expect(button.tintColor == c.value)
  }

  @Test(arguments: fonts)
  private func `a font is of the system, of a text style or by its name`(_ c: Case<Font>) throws {
    let button = try readButton(
      #"<button id="b"><fontDescription key="fontDescription" \#(c.xml)/></button>"#)
    #expect(button.font == c.value)
  }

  @Test(arguments: lineBreakModes)
  private func `what becomes of a long title has a name`(_ c: Case<LineBreakMode>) throws {
    let button = try readButton(#"<button lineBreakMode="\#(c.xml)" id="b"/>"#)
    #expect(button.lineBreakMode == c.value)
  }

  @Test(arguments: imageReferences)
  private func `a reference to an image has its scale and its way to take colors`(
    _ c: Case<Image>
  ) throws {
    let button = try readButton(
      #"<button id="b"><state key="normal"><imageReference key="image" \#(c.xml)/></state></button>"#
    )
    #expect(button.states.first?.image == c.value)
  }

  @Test func `a symbol without a configuration of its own is different from one with an empty one`()
    throws
  {
    let button = try readButton(
      """
      <button id="b"><state key="normal">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration"/></state>
      <state key="selected"/></button>
      """)
    #expect(button.states[0].preferredSymbolConfiguration == SymbolConfiguration())
    #expect(button.states[1].preferredSymbolConfiguration == nil)
  }

  @Test func `a font in a text is of the system or by its name`() throws {
    let button = try readButton(
      """
      <button id="b"><state key="normal"><attributedString key="attributedTitle">
      <fragment content="a"><attributes><font key="NSFont" metaFont="system" size="17"/></attributes></fragment>
      <fragment content="b"><attributes><font key="NSFont" metaFont="cellTitle"/></attributes></fragment>
      <fragment content="c"><attributes><font key="NSFont" size="13" name="Menlo-Regular"/></attributes></fragment>
      <fragment content="d"><attributes><font key="NSFont" metaFont="strange"/></attributes></fragment>
      <fragment/>
      </attributedString></state></button>
      """)
    let runs = try #require(button.states.first?.attributedText?.runs)
    #expect(runs.map(\.text) == ["a", "b", "c", "d"])
    #expect(
      runs.map(\.attributes.font) == [
        .system(ofSize: 17), .system(ofSize: 12),
        Font(face: .named("Menlo-Regular", family: "Menlo-Regular"), pointSize: 13), nil,
      ])
  }
}

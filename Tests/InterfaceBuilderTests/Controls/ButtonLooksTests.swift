import Graphics
import InterfaceBuilder
import Testing

@Suite struct ButtonLooksTests {
  private func readButton(_ xml: String) throws -> ButtonContent {
    let controls = try read(storyboard(withControls: xml)).controls
    return try #require(controls.first?.button)
  }

  @Test func `every attribute of a button arrives as a value`() throws {
    let button = try readButton(
      """
      <button buttonType="system" role="primary" lineBreakMode="middleTruncation" id="b"
        showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="NO"
        preferredMenuElementOrder="fixed" preferredBehavioralStyle="pad" pointerInteraction="YES"
        reversesTitleShadowWhenHighlighted="YES"
        showsTouchWhenHighlighted="YES" adjustsImageWhenHighlighted="NO"
        adjustsImageWhenDisabled="NO" adjustsImageSizeForAccessibilityContentSizeCategory="YES">
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
      <color key="tintColor" systemColor="systemGreenColor"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
      <inset key="imageEdgeInsets" minX="-9" minY="0.0" maxX="9.5" maxY="2.2250738585072014e-308"/>
      <size key="titleShadowOffset" width="1" height="-1"/>
      </button>
      """)
    #expect(button.buttonType == "system")
    #expect(button.role == "primary")
    #expect(button.lineBreakMode == .byTruncatingMiddle)
    #expect(button.showsMenuAsPrimaryAction == true)
    #expect(button.changesSelectionAsPrimaryAction == false)
    #expect(button.preferredMenuElementOrder == "fixed")
    #expect(button.preferredBehavioralStyle == "pad")
    #expect(button.pointerInteraction == true)
    #expect(button.reversesTitleShadowWhenHighlighted == true)
    #expect(button.showsTouchWhenHighlighted == true)
    #expect(button.adjustsImageWhenHighlighted == false)
    #expect(button.adjustsImageWhenDisabled == false)
    #expect(button.adjustsImageSizeForAccessibilityContentSizeCategory == true)
    #expect(button.font == .system(ofSize: 15, weight: .semibold))
    #expect(button.tintColor == .system("systemGreenColor"))
    #expect(button.contentEdgeInsets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleEdgeInsets == EdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
    #expect(
      button.imageEdgeInsets
        == EdgeInsets(top: 0, left: -9, bottom: .leastNormalMagnitude, right: 9.5))
    #expect(button.titleShadowOffset == Size(width: 1, height: -1))
  }

  @Test func `every attribute of a state arrives as a value`() throws {
    let button = try readButton(
      """
      <button id="b"><state key="highlighted" title="Go" backgroundImage="bar">
      <imageReference key="image" image="star" catalog="system" symbolScale="small"
        renderingMode="template"/>
      <attributedString key="attributedTitle">
      <fragment content="G"><attributes>
      <color key="NSColor" white="1" alpha="0.5" colorSpace="calibratedWhite"/>
      <color key="NSBackgroundColor" name="Accent"/>
      <font key="NSFont" metaFont="systemBold" size="15"/>
      </attributes></fragment><fragment><string key="content">o</string></fragment>
      </attributedString>
      <color key="titleColor" red="0.25" green="0.5" blue="1" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/>
      <color key="titleShadowColor" cocoaTouchSystemColor="darkTextColor"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration"
        configurationType="pointSize" pointSize="20" weight="bold" scale="large"/>
      </state></button>
      """)
    let state = try #require(button.content(for: "highlighted"))
    #expect(state.title == "Go")
    #expect(state.attributedTitle == "Go")
    let looks = AttributedText.Attributes(
      font: .system(ofSize: 15, weight: .bold), foregroundColor: .gray(white: 1, alpha: 0.5),
      backgroundColor: .named("Accent"))
    #expect(
      state.attributedText
        == AttributedText(runs: [.init("G", attributes: looks), .init("o")]))
    #expect(
      state.image
        == Image(systemName: "star").withRenderingMode(.alwaysTemplate)
        .withConfiguration(SymbolConfiguration(scale: .small)))
    #expect(state.backgroundImage == Image(named: "bar"))
    #expect(state.titleColor == .sRGB(red: 0.25, green: 0.5, blue: 1, alpha: 1))
    #expect(state.titleShadowColor == .system("darkTextColor"))
    #expect(
      state.preferredSymbolConfiguration
        == SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
  }

  @Test func `every attribute of a configuration arrives as a value`() throws {
    let button = try readButton(
      """
      <button id="b"><buttonConfiguration key="configuration" style="filled" title="Buy"
        subtitle="0.99" image="cart" catalog="system" imagePlacement="trailing" imagePadding="8"
        titlePadding="2.5" titleAlignment="center" buttonSize="large" cornerStyle="capsule"
        macIdiomStyle="bordered" indicator="popup" showsActivityIndicator="YES">
      <attributedString key="attributedTitle"><fragment content="Buy"/></attributedString>
      <attributedString key="attributedSubtitle"><fragment content="0.99"/></attributedString>
      <fontDescription key="titleFontDescription" style="UICTFontTextStyleHeadline"/>
      <fontDescription key="subtitleFontDescription" type="italicSystem" pointSize="12"/>
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage"
        configurationType="font" scale="small">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </preferredSymbolConfiguration>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <color key="baseForegroundColor" systemColor="labelColor"/>
      <color key="baseBackgroundColor" name="Accent"/>
      <backgroundConfiguration key="background" cornerRadius="8" strokeWidth="1"
        strokeOutset="-2" image="paper" imageContentMode="scaleAspectFill">
      <color key="backgroundColor" white="0.0" alpha="1" colorSpace="custom"
        customColorSpace="genericGamma22GrayColorSpace"/>
      <color key="strokeColor" systemColor="separatorColor"/>
      </backgroundConfiguration>
      </buttonConfiguration></button>
      """)
    let configuration = try #require(button.configuration)
    #expect(configuration.style == "filled")
    #expect(configuration.title == "Buy")
    #expect(configuration.subtitle == "0.99")
    #expect(configuration.attributedTitleText == AttributedText("Buy"))
    #expect(configuration.attributedSubtitleText == AttributedText("0.99"))
    #expect(configuration.image == Image(systemName: "cart"))
    #expect(configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 8)
    #expect(configuration.titlePadding == 2.5)
    #expect(configuration.titleAlignment == "center")
    #expect(configuration.buttonSize == "large")
    #expect(configuration.cornerStyle == "capsule")
    #expect(configuration.macIdiomStyle == "bordered")
    #expect(configuration.indicator == "popup")
    #expect(configuration.showsActivityIndicator == true)
    #expect(configuration.titleFont == .preferred(forTextStyle: "UICTFontTextStyleHeadline"))
    #expect(configuration.subtitleFont == Font(face: .italicSystem, pointSize: 12))
    let symbol = try #require(configuration.preferredSymbolConfigurationForImage)
    #expect(symbol.textStyle == "UICTFontTextStyleBody")
    #expect(symbol.scale == .small)
    #expect(
      configuration.contentInsets
        == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.baseForegroundColor == .system("labelColor"))
    #expect(configuration.baseBackgroundColor == .named("Accent"))
    let background = try #require(configuration.background)
    #expect(background.cornerRadius == 8)
    #expect(background.strokeWidth == 1)
    #expect(background.strokeOutset == -2)
    #expect(background.backgroundColor == .black)
    #expect(background.strokeColor == .system("separatorColor"))
    #expect(background.image == Image(named: "paper"))
    #expect(background.imageContentMode == .scaleAspectFill)
  }

  @Test func `what the document lacks is nil`() throws {
    let button = try readButton(
      """
      <button id="b"><state key="normal"/><buttonConfiguration key="configuration"/></button>
      """)
    let texts = [
      button.preferredMenuElementOrder, button.preferredBehavioralStyle,
      button.configuration?.titleAlignment, button.configuration?.buttonSize,
      button.configuration?.cornerStyle, button.configuration?.macIdiomStyle,
      button.configuration?.indicator,
    ]
    #expect(texts.allSatisfy { $0 == nil })
    let switches = [
      button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction,
      button.reversesTitleShadowWhenHighlighted, button.adjustsImageWhenHighlighted,
      button.adjustsImageWhenDisabled, button.configuration?.showsActivityIndicator,
      button.adjustsImageSizeForAccessibilityContentSizeCategory,
    ]
    #expect(switches.allSatisfy { $0 == nil })
    #expect(button.menu.map(\.children.count) == nil)
    #expect(button.font == nil && button.lineBreakMode == nil && button.tintColor == nil)
    #expect(button.contentEdgeInsets == nil && button.titleShadowOffset == nil)
    #expect(button.titleEdgeInsets == nil && button.imageEdgeInsets == nil)
    let state = try #require(button.content(for: "normal"))
    #expect(state.titleColor == nil && state.titleShadowColor == nil)
    #expect(state.attributedText == nil && state.preferredSymbolConfiguration == nil)
    let configuration = try #require(button.configuration)
    #expect(configuration.style == "plain")
    #expect(configuration.background == nil && configuration.contentInsets == nil)
    #expect(configuration.imagePadding == nil && configuration.titlePadding == nil)
    #expect(configuration.imagePlacement == nil)
    #expect(configuration.titleFont == nil && configuration.subtitleFont == nil)
    #expect(configuration.attributedTitleText == nil && configuration.attributedSubtitleText == nil)
    #expect(configuration.baseForegroundColor == nil && configuration.baseBackgroundColor == nil)
    #expect(configuration.preferredSymbolConfigurationForImage == nil)
  }

  @Test func `what is not a finite number, or a name that nobody knows, is nil`() throws {
    let button = try readButton(
      """
      <button lineBreakMode="sideways" id="b">
      <fontDescription key="fontDescription" type="comic" pointSize="9"/>
      <inset key="titleEdgeInsets" minX="0" minY="inf" maxX="0" maxY="0"/>
      <inset key="imageEdgeInsets" minX="0" minY="0" maxX="0"/>
      <size key="titleShadowOffset" width="nan" height="0"/>
      <state key="normal"><color key="titleColor" white="bright" alpha="1"/>
      <color key="titleShadowColor" white="1" alpha="1e999"/></state>
      <buttonConfiguration key="configuration" imagePlacement="behind" imagePadding="wide"/>
      </button>
      """)
    #expect(button.lineBreakMode == nil && button.font == nil)
    #expect(button.titleEdgeInsets == nil && button.imageEdgeInsets == nil)
    #expect(button.titleShadowOffset == nil)
    #expect(button.states.first?.titleColor == nil)
    #expect(button.states.first?.titleShadowColor == nil)
    #expect(button.configuration?.imagePlacement == nil)
    #expect(button.configuration?.imagePadding == nil)
  }
}

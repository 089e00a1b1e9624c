import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

private let form = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
  <button buttonType="roundedRect" contentHorizontalAlignment="trailing"
    contentVerticalAlignment="bottom" lineBreakMode="tailTruncation" pointerInteraction="YES"
    reversesTitleShadowWhenHighlighted="YES" showsTouchWhenHighlighted="YES"
    adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO"
    adjustsImageSizeForAccessibilityContentSizeCategory="YES" id="legacy">
  <rect key="frame" x="10" y="10" width="120" height="44"/>
  <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
  <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"
    customColorSpace="sRGB"/>
  <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
  <inset key="titleEdgeInsets" minX="5" minY="0.0" maxX="0.0" maxY="0.0"/>
  <inset key="imageEdgeInsets" minX="-6" minY="0.0" maxX="0.0" maxY="0.0"/>
  <size key="titleShadowOffset" width="1" height="2"/>
  <state key="normal" title="Buy" image="cart" backgroundImage="bar">
  <color key="titleColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
  <color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
  <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize"
    pointSize="20"/>
  </state><state key="focused" title="Buy Now"/></button>
  <button role="destructive" showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES"
    preferredMenuElementOrder="fixed" preferredBehavioralStyle="pad" id="configured">
  <rect key="frame" x="10" y="60" width="120" height="44"/>
  <menu key="menu" title="Sort" id="m1"><children>
  <command title="By name" id="c1"/>
  <menu title="More" id="m2"><children>
  <command title="By size" selector="sortBySize:" state="on" id="c2"><attributes
    key="attributes" destructive="YES" keepsMenuPresented="YES"/></command></children></menu>
  </children></menu>
  <state key="normal" title="Other"/>
  <buttonConfiguration key="configuration" style="tinted" title="Sort" subtitle="all"
    image="line.3.horizontal" catalog="system" imagePlacement="trailing" imagePadding="4"
    titlePadding="3" titleAlignment="center" buttonSize="large" cornerStyle="capsule"
    macIdiomStyle="bordered" indicator="none" showsActivityIndicator="YES">
  <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
  <fontDescription key="titleFontDescription" style="UICTFontTextStyleHeadline"/>
  <color key="baseForegroundColor" systemColor="systemRedColor"/>
  <color key="baseBackgroundColor" name="Accent"/>
  <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2" strokeOutset="1">
  <color key="strokeColor" systemColor="systemGreenColor"/></backgroundConfiguration>
  </buttonConfiguration></button>
  <label text="Hello" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="2" id="l">
  <rect key="frame" x="0.0" y="0.0" width="80" height="20"/>
  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
  <color key="textColor" systemColor="labelColor"/></label>
  <imageView image="bar" id="i"><rect key="frame" x="0.0" y="0.0" width="8" height="8"/></imageView>
  </subviews></view></objects>
  <resources><image name="cart" width="24" height="20"/><image name="bar" width="9" height="7"/>
  </resources></document>
  """

/// The members that are deprecated, without the warning.
@MainActor
private protocol Deprecated {
  var contentEdgeInsets: EdgeInsets { get }
  var titleEdgeInsets: EdgeInsets { get }
  var imageEdgeInsets: EdgeInsets { get }
  var adjustsImageWhenHighlighted: Bool { get }
  var adjustsImageWhenDisabled: Bool { get }
  var showsTouchWhenHighlighted: Bool { get }
  var reversesTitleShadowWhenHighlighted: Bool { get }
}

extension Button: Deprecated {}

@MainActor @Suite struct LoadedButtonTests {
  private let interface: LoadedInterface

  init() throws {
    let document = try InterfaceDocument(Array(form.utf8), path: "Form.xib")
    interface = InterfaceLoader().load(document)
  }

  @Test func `each attribute of a button is in the property that it sets`() throws {
    let button: Button = try #require(interface.object(id: "legacy"))
    #expect(button.buttonType == .system)
    #expect(button.contentHorizontalAlignment == .trailing)
    #expect(button.contentVerticalAlignment == .bottom)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
    #expect(button.titleLabel?.font == .system(ofSize: 20, weight: .bold))
    #expect(button.titleLabel?.shadowOffset == Size(width: 1, height: 2))
    #expect(button.tintColor == .sRGB(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(button.isPointerInteractionEnabled)
    #expect(button.adjustsImageSizeForAccessibilityContentSizeCategory)
    let old: any Deprecated = button
    #expect(old.contentEdgeInsets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(old.titleEdgeInsets == EdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
    #expect(old.imageEdgeInsets == EdgeInsets(top: 0, left: -6, bottom: 0, right: 0))
    #expect(!old.adjustsImageWhenHighlighted)
    #expect(!old.adjustsImageWhenDisabled)
    #expect(old.showsTouchWhenHighlighted)
    #expect(old.reversesTitleShadowWhenHighlighted)
  }

  @Test func `each attribute of a state is in the property that it sets`() throws {
    let button: Button = try #require(interface.object(id: "legacy"))
    #expect(button.title(for: .normal) == "Buy")
    #expect(button.title(for: .focused) == "Buy Now")
    #expect(
      button.image(for: .normal)
        == Image(named: "cart", accessibilityLabel: nil, size: Size(width: 24, height: 20)))
    #expect(
      button.backgroundImage(for: .normal)
        == Image(named: "bar", accessibilityLabel: nil, size: Size(width: 9, height: 7)))
    #expect(button.titleColor(for: .normal) == .gray(white: 0.25, alpha: 1))
    #expect(button.titleShadowColor(for: .normal) == .gray(white: 0.5, alpha: 1))
    #expect(
      button.preferredSymbolConfigurationForImage(in: .normal)
        == SymbolConfiguration(pointSize: 20))
  }

  @Test func `each attribute of a configuration is in the property that it sets`() throws {
    let button: Button = try #require(interface.object(id: "configured"))
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Sort")
    #expect(configuration.subtitle == "all")
    #expect(configuration.image == Image(systemName: "line.3.horizontal"))
    #expect(configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 4)
    #expect(configuration.titlePadding == 3)
    #expect(configuration.titleAlignment == .center)
    #expect(configuration.buttonSize == .large)
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration.macIdiomStyle == .bordered)
    #expect(configuration.indicator == .none)
    #expect(configuration.showsActivityIndicator)
    #expect(
      configuration.contentInsets
        == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.baseForegroundColor == .system("systemRedColor"))
    #expect(configuration.baseBackgroundColor == .named("Accent"))
    #expect(configuration.background.cornerRadius == 9)
    #expect(configuration.background.strokeWidth == 2)
    #expect(configuration.background.strokeOutset == 1)
    #expect(configuration.background.strokeColor == .system("systemGreenColor"))
    #expect(
      button.subtitleLabel?.attributedText?.attributedText.runs.first?.attributes.foregroundColor
        == .system("systemRedColor"))
    let font = button.titleLabel?.attributedText?.attributedText.runs.first?.attributes.font
    #expect(font == .preferred(forTextStyle: "UICTFontTextStyleHeadline"))
  }

  @Test func `role, menu and selection are in the properties that they set`() throws {
    let button: Button = try #require(interface.object(id: "configured"))
    #expect(button.role == .destructive)
    #expect(button.showsMenuAsPrimaryAction)
    #expect(button.changesSelectionAsPrimaryAction)
    #expect(button.preferredMenuElementOrder == .fixed)
    #expect(button.preferredBehavioralStyle == .pad)
    let menu = try #require(button.menu)
    #expect(menu.title == "Sort")
    #expect(menu.children.map(\.title) == ["By name", "More"])
    let more = try #require(menu.children.last as? Menu)
    let size = try #require(more.children.first as? Command)
    #expect(size.action.name == "sortBySize:")
    #expect(size.attributes == [.destructive, .keepsMenuPresented])
    #expect(size.state == .on)
    // What is on is what a pop-up button shows.
    #expect(button.currentTitle == "By size")
  }

  @Test func `a proxy wins over the document and not over the program`() throws {
    let button: Button = try #require(interface.object(id: "legacy"))
    let application = Application()
    let proxy = application.appearance(of: Button.self)
    proxy.setTitleColor(.white, for: .normal)
    proxy.setTitleShadowColor(.white, for: .normal)
    button.setTitleShadowColor(.black, for: .normal)
    let window = interface.makeWindow(showing: button, in: application)
    #expect(window.subviews.count == 1)
    #expect(button.titleColor(for: .normal) == .white)
    #expect(button.titleShadowColor(for: .normal) == .black)
  }

  @Test func `labels and image views are live`() throws {
    let label: Label = try #require(interface.object(id: "l"))
    #expect(label.text == "Hello")
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 2)
    #expect(label.font == .preferred(forTextStyle: "UICTFontTextStyleBody"))
    #expect(label.textColor == .system("labelColor"))
    let view: ImageView = try #require(interface.object(id: "i"))
    #expect(view.intrinsicContentSize == Size(width: 9, height: 7))
  }

  /// The button with the id `b` of a document with it alone.
  private func load(_ button: String, resources: String = "") throws -> Button {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
      \(button)</subviews></view></objects><resources>\(resources)</resources></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Form.xib")
    let loaded = InterfaceLoader().load(document)
    return try #require(loaded.object(id: "b"))
  }

  @Test func `an attributed title without text leaves the plain one`() throws {
    let button = try load(
      """
      <button id="b"><state key="normal" title="Plain"><attributedString key="attributedTitle"/>
      </state></button>
      """)
    #expect(button.currentTitle == "Plain")
    #expect(button.currentAttributedTitle == nil)
  }

  @Test func `an image among the resources with an extent that no image has gets none`() throws {
    let button = try load(
      """
      <button id="b"><state key="normal" image="a" backgroundImage="b"/>
      <state key="selected" image="c"/></button>
      """,
      resources: """
        <image name="a" width="nan" height="1e308"/><image name="b" width="24" height="1e308"/>
        <image name="c" width="24" height="20"/>
        """)
    #expect(button.image(for: .normal) == Image(named: "a"))
    #expect(button.backgroundImage(for: .normal) == Image(named: "b"))
    #expect(
      button.image(for: .selected)
        == Image(named: "c", accessibilityLabel: nil, size: Size(width: 24, height: 20)))
  }
}

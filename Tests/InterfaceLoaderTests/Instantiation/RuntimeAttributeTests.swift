import AppKitDialect
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import KeyValues
import Lists
import ResponderKit
import Testing

private func attribute(_ keyPath: String, _ type: String, _ value: String) -> String {
  let isChild = value.hasPrefix("<")
  return """
    <userDefinedRuntimeAttribute type="\(type)" keyPath="\(keyPath)"\
    \(isChild ? ">\(value)</userDefinedRuntimeAttribute>" : " value=\"\(value)\"/>")
    """
}

private func document(
  _ element: String, _ content: String = "", customClass: String = "", _ attributes: String
) throws -> InterfaceDocument {
  let xml = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <\(element) id="v"\(customClass.isEmpty ? "" : " customClass=\"\(customClass)\"")>
    <rect key="frame" x="0" y="0" width="100" height="44"/>\(content)
    <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></\(element)>
    </objects></document>
    """
  return try InterfaceDocument(Array(xml.utf8), path: "Attributes.xib")
}

/// A view of an app with two properties that documents set.
private final class Card: View, KeyValueSource {
  let keyValueObservers = KeyValueObservers()
  @KeyValue var cornerRadius = 0.0
  @KeyValue var caption: String?
  @KeyValue var selection: Range<Int>?
}

/// A controller of an app that looks at its title when it awakes.
private final class ListController: TableViewController {
  var titleWhenAwake: String?

  override func awakeFromNib() {
    super.awakeFromNib()
    titleWhenAwake = title
  }
}

private let color = #"<color key="value" red="1" green="0" blue="0" alpha="1"/>"#

@Suite struct RuntimeAttributeTests {
  @MainActor @Test func `a runtime attribute sets the property of the model that it names`() throws
  {
    let document = try document(
      "button", #"<state key="normal" title="Go"/>"#,
      attribute("enabled", "boolean", "NO")
        + attribute("alpha", "number", #"<real key="value" value="0.5"/>"#)
        + attribute("tag", "number", #"<integer key="value" value="7"/>"#)
        + attribute("backgroundColor", "color", color)
        + attribute("titleLabel.textAlignment", "number", #"<integer key="value" value="2"/>"#)
        + attribute("accessibilityIdentifier", "string", "go")
        + attribute("layer.cornerRadius", "number", #"<integer key="value" value="8"/>"#))
    let loaded = InterfaceLoader().load(document)
    let button = try #require(loaded.object(id: "v", as: Button.self))
    #expect(!button.isEnabled)
    #expect(button.alpha == 0.5)
    #expect(button.tag == 7)
    #expect(button.backgroundColor == .sRGB(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(button.titleLabel?.textAlignment == .right)
    #expect(button.accessibilityIdentifier == "go")
    #expect(loaded.runtimeAttributes.map(\.outcome) == Array(repeating: .taken, count: 7))
  }

  @MainActor @Test func `a registered class takes the values of its properties`() throws {
    let document = try document(
      "view", customClass: "Card",
      attribute("cornerRadius", "number", #"<integer key="value" value="6"/>"#)
        + attribute("caption", "string", "Total") + attribute("shadow", "boolean", "YES")
        + attribute("hidden", "boolean", "YES"))
    let loader = InterfaceLoader()
    loader.register("Card") { Card() }
    let loaded = loader.load(document)
    let card = try #require(loaded.object(id: "v", as: Card.self))
    #expect(card.cornerRadius == 6)
    #expect(card.caption == "Total")
    #expect(card.isHidden)
    #expect(
      loaded.runtimeAttributes.map(\.outcome) == [.taken, .taken, .unknownKey("Card"), .taken])
  }

  @MainActor
  @Test(arguments: [
    (#"<range key="value" location="9223372036854775807" length="1"/>"#, false),
    (#"<range key="value" location="-1" length="3"/>"#, false),
    (#"<range key="value" location="2" length="3"/>"#, true),
  ])
  func `a range is a location and a length`(_ value: String, _ isRange: Bool) throws {
    let document = try document(
      "view", customClass: "Card", attribute("selection", "range", value))
    let loader = InterfaceLoader()
    loader.register("Card") { Card() }
    let loaded = loader.load(document)
    #expect(loaded.object(id: "v", as: Card.self)?.selection == (isRange ? 2..<5 : nil))
    #expect(loaded.runtimeAttributes.map(\.outcome) == [isRange ? .taken : .otherType("Card")])
  }

  @MainActor @Test func `a path without end is no key`() throws {
    let path = String(repeating: "superview.", count: 20_000) + "hidden"
    let document = try document("view", customClass: "", attribute(path, "boolean", "YES"))
    let outcomes = InterfaceLoader().load(document).runtimeAttributes.map(\.outcome)
    #expect(outcomes == [.unknownKey("View")])
  }

  @MainActor @Test func `a number stands for a Boolean value, as it does for the document`() throws
  {
    let document = try document("view", customClass: "", attribute("hidden", "boolean", "1"))
    #expect(InterfaceLoader().load(document).object(id: "v", as: View.self)?.isHidden == true)
  }

  @MainActor
  @Test func `a controller has its values before it awakes, and cells leave them alone`() throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="c"><scenes><scene sceneID="s"><objects>
      <tableViewController id="c" customClass="ListController">
      <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="300" height="600"/>
      <prototypes><tableViewCell reuseIdentifier="row" id="p">
      <rect key="frame" x="0" y="0" width="300" height="44"/>
      <tableViewCellContentView key="contentView" id="cv">
      <rect key="frame" x="0" y="0" width="300" height="44"/>
      <subviews><button id="b"><rect key="frame" x="0" y="0" width="80" height="44"/>
      <userDefinedRuntimeAttributes>
      \(attribute("tag", "number", #"<integer key="value" value="5"/>"#))
      </userDefinedRuntimeAttributes><connections>
      <action selector="open:" destination="c" eventType="touchUpInside" id="a"/></connections>
      </button></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      <userDefinedRuntimeAttributes>\(attribute("title", "string", "Fresh"))
      </userDefinedRuntimeAttributes>
      </tableViewController></objects></scene></scenes></document>
      """
    let loader = InterfaceLoader()
    loader.register("ListController") { ListController(style: .plain) }
    let loaded = loader.load(try InterfaceDocument(Array(xml.utf8), path: "List.storyboard"))
    let controller = try #require(loaded.object(id: "c", as: ListController.self))
    #expect(controller.titleWhenAwake == "Fresh")
    controller.title = "Saved"
    let cells = (0..<2).compactMap { _ in
      controller.tableView.dequeueReusableCell(withIdentifier: "row")
    }
    #expect(controller.title == "Saved")
    #expect(cells.map { $0.contentView.subviews.first?.tag } == [5, 5])
    #expect(loaded.runtimeAttributes.map(\.outcome) == [.taken, .taken])
  }

  @MainActor
  @Test(arguments: [
    ("Card", "cornerRadius", "number", LoadedAttribute.Outcome.unregisteredClass("Card")),
    ("Card", "hidden", "boolean", .taken), ("", "cornerRadius", "number", .unknownKey("View")),
    ("", "alpha", "string", .otherType("View")),
    ("Card", "layer.zPosition", "number", .unknownKey("the layer")),
    ("", "contentMode", "number", .otherType("View")), ("", "tag", "number", .otherType("View")),
  ])
  func `what nothing has is listed with the reason`(
    _ name: String, _ key: String, _ type: String, _ outcome: LoadedAttribute.Outcome
  ) throws {
    let value = type == "number" ? #"<real key="value" value="1e30"/>"# : "YES"
    let document = try document("view", customClass: name, attribute(key, type, value))
    #expect(InterfaceLoader().load(document).runtimeAttributes.map(\.outcome) == [outcome])
  }

  @MainActor @Test func `a number is no title, and leaves the one that is there`() throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <window title="Main" id="w"><rect key="contentRect" x="0" y="0" width="200" height="100"/>
      <view key="contentView" id="v"/><userDefinedRuntimeAttributes>
      \(attribute("title", "number", #"<integer key="value" value="5"/>"#))
      </userDefinedRuntimeAttributes></window></objects></document>
      """
    let loaded = InterfaceLoader().load(try InterfaceDocument(Array(xml.utf8), path: "W.xib"))
    #expect(loaded.object(id: "w", as: NSWindow.self)?.title == "Main")
    #expect(loaded.runtimeAttributes.map(\.outcome) == [.otherType("NSWindow")])
  }
}

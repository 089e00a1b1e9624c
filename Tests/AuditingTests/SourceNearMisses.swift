import AppSources
import Auditing

private func button(_ selector: String, to target: String = "-1", id: String = "b") -> String {
  """
  <button buttonType="system" id="\(id)"><rect key="frame" x="20" y="100" width="100" height="44"/>\
  <state key="normal" title="Save"/><connections><action selector="\(selector)" \
  destination="\(target)" eventType="touchUpInside" id="\(id)a"/></connections></button>
  """
}

private func view(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
  """
  <view \(attributes) id="\(id)"><rect key="frame" x="0" y="90" width="390" height="60"/>\(content)</view>
  """
}

private func helper(_ outlet: String, to target: String = "view") -> String {
  """
  <customObject id="helper" customClass="Helper"><connections>\
  <outlet property="\(outlet)" destination="\(target)" id="o"/></connections></customObject>
  """
}

private func helperSource(
  _ members: ExampleSource.Member..., superclass: String = "NSObject"
) -> ExampleSource {
  var source = ExampleSource(class: "Helper", superclass: superclass)
  for member in members {
    source = source.with(ExampleSource(member, class: "Helper", superclass: superclass))
  }
  return source
}

private func scene(_ attributes: String, _ segue: String = "", _ view: String = "") -> String {
  """
  <scene sceneID="s1"><objects><viewController id="c1" \(attributes) sceneMemberID="viewController">\
  \(view)<connections>\(segue)</connections></viewController></objects></scene>
  <scene sceneID="s2"><objects><viewController id="c2" sceneMemberID="viewController"/></objects></scene>
  """
}

private func attribute(_ keyPath: String) -> String {
  """
  <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">\
  <real key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
  """
}

/// Documents and source that are nearly wrong together.
let sourceNearMisses: [NearMiss] = [
  NearMiss(
    "missing-action", "a superclass that was not read may have the method", button("save:"),
    isReviewed: true, source: ExampleSource(superclass: "LibraryController")),
  NearMiss(
    "missing-action", "the framework's class has the method", button("becomeFirstResponder"),
    source: ExampleSource()),
  NearMiss(
    "missing-action", "an extension of the superclass has the method", button("save:"),
    source: ExampleSource().with(
      ExampleSource(.action("save:"), class: "UIViewController", superclass: "UIResponder"))),
  NearMiss(
    "missing-action", "the method takes other arguments, which another rule finds", button("save"),
    source: ExampleSource(.action("save:"))),
  NearMiss(
    "missing-action", "no file declares the class, which another rule finds", button("save:"),
    source: ExampleSource(class: "Other")),
  NearMiss(
    "action-arguments", "there are two methods of the name", button("save"),
    source: ExampleSource(.action("save"), .action("save:"))),
  NearMiss(
    "hijacked-action", "the view that performs it is not around the button",
    button("save:", to: "-2") + view("row", #"customClass="Row""#),
    source: ExampleSource(.action("save:")).with(
      ExampleSource(.action("save:"), class: "Row", superclass: "UIView"))),
  NearMiss(
    "unknown-outlet", "the variable has an underscore", "", objects: helper("panel"),
    source: helperSource(.outlet("_panel", "UIView"))),
  NearMiss(
    "unknown-outlet", "a superclass that was not read may have it", "", objects: helper("panel"),
    isReviewed: true, source: helperSource(superclass: "LibraryObject")),
  NearMiss(
    "outlet-type", "the object is of a subclass", "", objects: helper("panel"),
    source: helperSource(.outlet("panel", "UIResponder"))),
  NearMiss(
    "outlet-type", "the type is a protocol that was not read", "", objects: helper("panel"),
    source: helperSource(.outlet("panel", "LibraryProtocol"))),
  NearMiss(
    "unknown-attribute", "the layer has it", view("v", "", attribute("layer.shadowOpacity")),
    source: ExampleSource()),
  NearMiss(
    "unknown-attribute", "the class is in no file",
    view("v", #"customClass="Card""#, attribute("padding")), source: ExampleSource()),
  NearMiss(
    "unknown-class", "the table of Apple's classes has it",
    view("v", #"customClass="UIVisualEffectView""#), source: ExampleSource()),
  NearMiss(
    "unknown-class", "code that uses the name is compiled with a library",
    view("v", #"customClass="Chart""#),
    source: ExampleSource(.use(.key, "x")).using("Chart")),
  NearMiss(
    "class-kind", "the class derives from the framework's by another one",
    view("v", #"customClass="Card""#),
    source: ExampleSource(class: "Base", superclass: "UIView").with(
      ExampleSource(class: "Card", superclass: "Base"))),
  NearMiss(
    "class-kind", "an object may be of any class",
    "", objects: #"<customObject id="o" customClass="Card"/>"#,
    source: ExampleSource(class: "Card", superclass: "UIView")),
  NearMiss(
    "unknown-module", "the target's own module is looked up later",
    view("v", #"customClass="Card" customModule="Exmple" customModuleProvider="target""#),
    source: ExampleSource(class: "Card", superclass: "UIView")),
  NearMiss(
    "unknown-segue", "the segue begins at a button",
    scenes: scene(
      "", #"<segue destination="c2" kind="show" identifier="go" trigger="accessoryAction" id="g"/>"#
    ),
    source: ExampleSource(.use(.segue, "go"))),
  NearMiss(
    "unused-segue", "the segue embeds a controller",
    scenes: scene("", #"<segue destination="c2" kind="embed" identifier="go" id="g"/>"#),
    source: ExampleSource()),
  NearMiss(
    "unused-segue", "code may make the identifier of parts",
    scenes: scene("", #"<segue destination="c2" kind="show" identifier="show.all" id="g"/>"#),
    isReviewed: true, source: ExampleSource(.use(.key, "show."))),
  NearMiss(
    "unknown-storyboard", "the document is the storyboard", scenes: scene(""),
    source: ExampleSource(.use(.storyboard, "Example"))),
  NearMiss(
    "unknown-storyboard-id", "the controller has the identifier",
    scenes: scene(#"storyboardIdentifier="Start""#),
    source: ExampleSource(.use(.storyboardID, "Start"))),
  NearMiss(
    "unused-storyboard-id", "the identifier is the name of the class",
    scenes: scene(#"storyboardIdentifier="ExampleController" customClass="ExampleController""#),
    source: ExampleSource()),
  NearMiss(
    "unknown-nib", "the document is the xib", "", source: ExampleSource(.use(.nib, "Example"))),
  NearMiss(
    "unknown-reuse-identifier", "code registers it", "",
    source: ExampleSource(.use(.reuseIdentifier, "Row"), .use(.registration, "Row"))),
  NearMiss(
    "unused-reuse-identifier", "the identifier is the name of a class", "",
    objects: #"<tableViewCell reuseIdentifier="Helper" id="cell"/>"#, source: helperSource()),
  NearMiss(
    "unknown-image", "a symbol of the system is in no catalog",
    #"<imageView image="star" catalog="system" id="i"><rect key="frame" x="0" y="0" width="44" height="44"/></imageView>"#,
    source: ExampleSource(images: ["Loaf"])),
  NearMiss(
    "unknown-color", "the color is the system's",
    view("v", "", #"<color key="tintColor" systemColor="systemRedColor"/>"#),
    source: ExampleSource(colors: ["Crust"])),
  NearMiss(
    "unconnected-outlet", "the outlet is connected in a xib of a subclass", "",
    objects: helper("panel"),
    source: ExampleSource(.outlet("panel", "UIView"), class: "Base", superclass: "NSObject").with(
      ExampleSource(class: "Helper", superclass: "Base"))),
  NearMiss(
    "unconnected-action", "code names it by its selector", "",
    source: ExampleSource(.action("save:"), .use(.selector, "save:"))),
  NearMiss(
    "unconnected-action", "the first responder is sent it", button("save:", to: "-2"),
    source: ExampleSource(.action("save:"))),
  NearMiss(
    "unknown-key", "there is no table", "", source: ExampleSource(.use(.key, "save.title"))),
  NearMiss(
    "unused-key", "a runtime attribute has it",
    view(
      "v", "",
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="titleKey" \
      value="save.title"/></userDefinedRuntimeAttributes>
      """),
    source: ExampleSource(table: "\"save.title\" = \"Save\";\n")),
  NearMiss(
    "unused-key", "code makes it of parts", "",
    source: ExampleSource(.use(.key, "save."), table: "\"save.title\" = \"Save\";\n")),
  NearMiss(
    "same-text", "the texts differ in a letter's case", "",
    source: ExampleSource(
      .use(.key, "a"), .use(.key, "b"), table: "\"a\" = \"Save\";\n\"b\" = \"save\";\n")),
  NearMiss(
    "unformatted-text", "the text is filled in later", "",
    source: ExampleSource(
      .use(.key, "songs"), table: "\"songs\" = \"%d songs\";\n")),
  NearMiss(
    "format-arguments", "the type of the argument is not seen", "",
    source: ExampleSource(
      .text(
        #"_ = String(format: NSLocalizedString("songs", comment: ""), self)"#, key: "songs",
        .filled([.unknown])),
      table: "\"songs\" = \"%d songs\";\n")),
  NearMiss(
    "argument-width", "the number has 32 bits", "",
    source: ExampleSource(
      .text(
        #"_ = String(format: NSLocalizedString("songs", comment: ""), Int32(3))"#, key: "songs",
        .filled([.whole32])),
      table: "\"songs\" = \"%d songs\";\n")),
  NearMiss(
    "plural-by-comparison", "the key is looked up once", "",
    source: ExampleSource(.use(.key, "songs"), table: "\"songs\" = \"%d songs\";\n")),
  NearMiss(
    "unknown-table", "the key is of no named table", "",
    source: ExampleSource(.use(.key, "songs"), table: "\"songs\" = \"Songs\";\n")),
]

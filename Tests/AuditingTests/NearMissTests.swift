import Auditing
import ControlTesting
import InterfaceLoader
import Testing

/// A document that is nearly wrong, in which a rule finds nothing.
struct NearMiss: CustomTestStringConvertible, Sendable {
  var rule: String
  var why: String
  var example: AuditExample
  /// Whether a person has to look.
  var isReviewed = false
  var testDescription: String { "\(rule): \(why)" }

  init(
    _ rule: String, _ why: String, _ content: String, objects: String = "",
    tables: [String: String] = [:],
    isReviewed: Bool = false, source: ExampleSource? = nil,
    prepare: (@MainActor @Sendable (LoadedInterface) -> Void)? = nil
  ) {
    self.isReviewed = isReviewed
    (self.rule, self.why) = (rule, why)
    example = AuditExample(
      content, objects: objects, tables: tables, source: source, prepare: prepare)
  }

  init(_ rule: String, _ why: String, _ example: AuditExample) {
    (self.rule, self.why, self.example) = (rule, why, example)
  }

  init(
    _ rule: String, _ why: String, scenes: String, isReviewed: Bool = false,
    source: ExampleSource? = nil
  ) {
    (self.rule, self.why, self.isReviewed) = (rule, why, isReviewed)
    example = AuditExample(scenes: scenes, source: source)
  }

  init(
    _ rule: String, _ why: String, appKit: String, isReviewed: Bool = false,
    source: ExampleSource? = nil
  ) {
    (self.rule, self.why, self.isReviewed) = (rule, why, isReviewed)
    example = AuditExample(appKit: appKit, source: source)
  }
}

private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
  #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
}

private func button(
  _ content: String = "", _ attributes: String = "", id: String = "b", y: Double = 100,
  width: Double = 100, height: Double = 44
) -> String {
  """
  <button \(attributes) buttonType="system" id="\(id)">\(frame(20, y, width, height))\(content)</button>
  """
}

private func spoken(_ attributes: String, _ content: String = "") -> String {
  #"<accessibility key="accessibilityConfiguration" \#(attributes)>\#(content)</accessibility>"#
}

private func title(_ text: String) -> String { #"<state key="normal" title="\#(text)"/>"# }

private func label(_ text: String, _ content: String = "", _ attributes: String = "") -> String {
  #"<label text="\#(text)" \#(attributes) id="l">\#(frame(20, 100, 200, 44))\#(content)</label>"#
}

private func scene(_ id: String, _ own: String = "", segues: String = "") -> String {
  let attributes = own.hasPrefix("<") ? "" : own
  return """
    <scene sceneID="s\(id)"><objects><viewController \(attributes) id="c\(id)" \
    sceneMemberID="viewController"><view key="view" id="v\(id)">\(frame(0, 0, 390, 844))\
    \(own.hasPrefix("<") ? own : "")</view><connections>\(segues)</connections></viewController></objects></scene>
    """
}

private func segue(_ scene: String, kind: String = "show") -> String {
  #"<segue destination="c\#(scene)" kind="\#(kind)" identifier="go" id="to\#(scene)"/>"#
}

private func table(_ id: String) -> String {
  """
  <tableView id="\(id)">\(frame(0, 0, 390, 400))<prototypes><tableViewCell reuseIdentifier="Row" \
  id="\(id)-cell">\(frame(0, 0, 390, 44))</tableViewCell></prototypes></tableView>
  """
}

private func labeled(_ label: String) -> String {
  """
  <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
  keyPath="accessibilityLabel" value="\(label)"/></userDefinedRuntimeAttributes>
  """
}

private func view(_ content: String, id: String = "v") -> String {
  #"<view id="\#(id)">\#(frame(20, 100, 300, 300))\#(content)</view>"#
}

private func action(
  _ selector: String, to target: String = "-1", for event: String = "touchUpInside"
)
  -> String
{
  """
  <connections><action selector="\(selector)" destination="\(target)" eventType="\(event)" \
  id="\(selector)a"/></connections>
  """
}

private let isElement = #"<bool key="isElement" value="YES"/>"#
private let tap = """
  <tapGestureRecognizer id="tap"><connections><action selector="tap:" destination="-1" id="t"/>\
  </connections></tapGestureRecognizer>
  """
private let taps = """
  <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" \
  id="taps"/></connections>
  """

/// An object with an outlet to a view.
private func outlet(to id: String) -> String {
  """
  <customObject id="owner" customClass="Owner"><connections><outlet property="view1" \
  destination="\(id)" id="owner-1"/></connections></customObject>
  """
}

private let nearMisses: [NearMiss] = [
  NearMiss(
    "unnamed", "another rule finds a button with an image alone",
    button(#"<state key="normal" image="close"/>"#)),
  NearMiss("unnamed", "a runtime attribute is a label", button(labeled("Close"))),
  NearMiss(
    "image-only", "a system type names its image",
    button().replacing(#"buttonType="system""#, with: #"buttonType="infoLight""#)),
  NearMiss(
    "image-only", "an image view is decoration unless it is read",
    #"<imageView image="photo" id="i">\#(frame(0, 0, 50, 50))</imageView>"#),
  NearMiss(
    "unlabeled-field", "a value is no name, but a label is",
    #"<textField text="Ada" id="f">\#(frame(20, 100, 200, 44))\#(spoken(#"label="Name""#))</textField>"#
  ),
  NearMiss(
    "unlabeled-switch", "a runtime attribute is a label",
    #"<switch id="s">\#(frame(20, 100, 51, 31))\#(labeled("Wi-Fi"))</switch>"#),
  NearMiss(
    "unnamed-value", "a runtime attribute is a label",
    #"<slider id="s">\#(frame(20, 100, 200, 44))\#(labeled("Volume"))</slider>"#),
  NearMiss(
    "placeholder-as-label", "a label that equals the placeholder",
    #"<textField placeholder="Name" id="f">\#(frame(20, 100, 200, 44))\#(spoken(#"label="Name""#))</textField>"#
  ),
  NearMiss("blank-name", "a digit is a word", button(title("1"))),
  NearMiss(
    "blank-name", "a blank title shows nothing, and another rule finds it", button(title(" "))),
  NearMiss(
    "empty-element", "an element with a value alone",
    view(
      spoken("", isElement)
        + #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityValue" value="3"/></userDefinedRuntimeAttributes>"#
    )),
  NearMiss("file-name", "an underscore among words", button(spoken(#"label="Blank _ here""#))),
  NearMiss(
    "identifier-as-name", "a word that is the identifier, too",
    button(spoken(#"label="save" identifier="save""#))),
  NearMiss(
    "role-in-name", "the title itself ends with the word",
    button(spoken(#"label="Radio button""#) + title("Radio button"))),
  NearMiss("role-in-name", "the word alone", button(spoken(#"label="Button""#))),
  NearMiss("role-in-name", "a word that ends like it", button(spoken(#"label="A rebutton""#))),
  NearMiss("state-in-name", "a button has no on and off", button(spoken(#"label="Carry on""#))),
  NearMiss("period-in-name", "an ellipsis", button(spoken(#"label="More...""#))),
  NearMiss(
    "title-not-in-label", "punctuation and case differ",
    button(spoken(#"label="sign in now""#) + title("Sign In…"))),
  NearMiss(
    "title-not-in-label", "a title within a label without spaces",
    button(spoken(#"label="写真を保存する""#) + title("保存"))),
  NearMiss(
    "title-not-in-label", "a title without a word",
    button(spoken(#"label="Close""#) + title("✕"))),
  NearMiss(
    "value-in-name", "another number",
    #"<slider value="0.5" minValue="0" maxValue="1" id="s">\#(frame(20, 100, 200, 44))\#(spoken(#"label="Volume 2""#))</slider>"#
  ),
  NearMiss(
    "long-name", "a long text that is not operated",
    label(String(repeating: "words ", count: 40))),
  NearMiss("capital-name", "an abbreviation", button(title("HTTP"))),
  NearMiss("capital-name", "a script without cases", button(title("ログインする"))),
  NearMiss(
    "capital-name", "an abbreviation beside a word without cases", button(title("بورتلاند GIS"))),
  NearMiss(
    "same-name", "one action from two places",
    button(title("Save") + action("save:"), id: "a")
      + button(title("Save") + action("save:"), id: "c", y: 200)),
  NearMiss(
    "same-name", "a button and a switch",
    button(title("Wi-Fi") + action("open:"), id: "a")
      + #"<switch id="s">\#(frame(20, 200, 51, 31))\#(spoken(#"label="Wi-Fi""#))\#(action("set:", for: "valueChanged"))</switch>"#
  ),
  NearMiss(
    "gesture-in-hint", "a word that begins like one",
    button(spoken(#"label="Log" hint="Shows the tape""#))),
  NearMiss("imperative-hint", "the third person", button(spoken(#"label="Log" hint="Opens it""#))),
  NearMiss(
    "role-in-hint", "another thing's kind",
    button(spoken(#"label="Log" hint="Lists the buttons""#))),
  NearMiss(
    "hint-repeats-name", "a word within another one",
    button(spoken(#"label="Restart" hint="art""#))),
  NearMiss(
    "hint-repeats-name", "a hint with another word",
    button(spoken(#"label="Log" hint="Shows the log""#))),
  NearMiss(
    "hint-without-name", "a title is a name",
    button(spoken(#"hint="Shows it""#) + title("Log"))),
  NearMiss(
    "conflicting-traits", "button and image",
    button(
      spoken("", #"<accessibilityTraits key="traits" button="YES" image="YES"/>"#) + title("A"))),
  NearMiss("static-and-operable", "a label is static text", label("Terms")),
  NearMiss(
    "missing-trait", "the recognizer is of the view around it",
    view("<subviews>\(label("Terms"))</subviews>" + taps), objects: tap),
  NearMiss(
    "missing-trait", "touches do not reach the label",
    label("Terms", taps, #"userInteractionEnabled="NO""#), objects: tap),
  NearMiss("wrong-enabled-trait", "a disabled button", button(title("Save"), #"enabled="NO""#)),
  NearMiss(
    "adjustable-without-action", "a class of the app may adjust itself",
    #"<view customClass="Rating" id="v">\#(frame(20, 100, 200, 44))\#(spoken(#"label="Rating""#, #"<accessibilityTraits key="traits" adjustable="YES"/>"# + isElement))</view>"#
  ),
  NearMiss(
    "adjustable-without-value", "a class of the app may have a value",
    #"<view customClass="Rating" id="v">\#(frame(20, 100, 200, 44))\#(spoken(#"label="Rating""#, #"<accessibilityTraits key="traits" adjustable="YES"/>"# + isElement))</view>"#
  ),
  NearMiss(
    "empty-heading", "a heading with a text",
    label("Settings", spoken("", #"<accessibilityTraits key="traits" header="YES"/>"#))),
  NearMiss(
    "language-tag", "a tag with a region", label("Oi"),
    prepare: { $0.objects["l"]?.accessibilityLanguage = "pt-BR" }),
  NearMiss(
    "nested-element", "a label inside an element",
    view("<subviews>\(label("Terms"))</subviews>" + spoken(#"label="Terms""#, isElement))),
  NearMiss(
    "unreachable", "a button that sends nothing",
    button(spoken("", #"<bool key="isElement" value="NO"/>"#) + title("Save"))),
  NearMiss(
    "unreachable", "a hidden button",
    button(
      spoken("", #"<bool key="isElement" value="NO"/>"#) + title("Save") + action("save:"),
      #"hidden="YES""#)),
  NearMiss(
    "element-with-elements", "a list of none", view(spoken(#"label="Chart""#, isElement)),
    prepare: { $0.objects["v"]?.accessibilityElements = [] }),
  NearMiss(
    "listed-twice", "two objects", label("A") + button(title("B")),
    prepare: { interface in
      interface.objects["view"]?.accessibilityElements = ["l", "b"].compactMap {
        interface.objects[$0]
      }
    }),
  NearMiss(
    "jumping-order", "beside each other",
    #"<label text="A" id="a1">\#(frame(0, 0, 50, 20))</label><label text="B" id="a2">\#(frame(60, 5, 50, 20))</label>"#,
    prepare: { interface in
      interface.objects["view"]?.accessibilityElements = ["a2", "a1"].compactMap {
        interface.objects[$0]
      }
    }),
  NearMiss(
    "several-modal-views", "one of them is hidden",
    view("", id: "v1") + #"<view hidden="YES" id="v2">\#(frame(0, 0, 50, 50))</view>"#,
    prepare: { interface in
      for id in ["v1", "v2"] { interface.objects[id]?.accessibilityViewIsModal = true }
    }),
  NearMiss(
    "hidden-from-readers", "a view without controls", view("<subviews>\(label("A"))</subviews>"),
    prepare: { $0.objects["v"]?.accessibilityElementsHidden = true }),
  NearMiss(
    "unseen", "it is scrolled into view",
    #"<scrollView id="s">\#(frame(0, 0, 390, 400))<subviews><label text="Total" id="l">\#(frame(400, 10, 200, 20))</label></subviews></scrollView>"#
  ),
  NearMiss(
    "unseen", "a part of it is on the screen",
    label("Total").replacing(#"x="20.0""#, with: #"x="380""#)),
  NearMiss(
    "unnamed-action", "two actions of two names", label("Message"),
    prepare: { interface in
      interface.objects["l"]?.accessibilityCustomActions = ["Reply", "Delete"].map {
        AccessibilityCustomAction(name: $0) { _ in true }
      }
    }),
  NearMiss(
    "exposed-secret", "a field that shows its text",
    #"<textField placeholder="Name" id="f">\#(frame(20, 100, 200, 44))</textField>"#,
    prepare: { $0.objects["f"]?.accessibilityValue = "Ada" }),
  NearMiss("small-target", "a row of half a point less than 44", button(title("A"), height: 43.95)),
  NearMiss(
    "small-target", "a switch, whose size is UIKit's",
    #"<switch id="s">\#(frame(20, 100, 51, 31))</switch>"#),
  NearMiss("small-target", "a label", label("A")),
  NearMiss(
    "crowded-target", "24 points beside each other",
    button(title("A"), id: "a", y: 100, width: 24, height: 24)
      + button(title("B"), id: "c", y: 124, width: 24, height: 24)),
  NearMiss(
    "overlapping-targets", "they touch",
    button(title("A"), id: "a", y: 100) + button(title("B"), id: "c", y: 144)),
  NearMiss(
    "covered", "the view in front lets touches through",
    button(title("Save"))
      + #"<view userInteractionEnabled="NO" id="v">\#(frame(0, 0, 390, 844))</view>"#),
  NearMiss(
    "covered", "a class of the app may let touches through",
    button(title("Save")) + #"<view customClass="Passing" id="v">\#(frame(0, 0, 390, 844))</view>"#,
    isReviewed: true),
  NearMiss(
    "covered", "the view in front covers its middle alone",
    button(title("Save"), width: 300, height: 100)
      + #"<view id="v">\#(frame(120, 120, 100, 60))</view>"#),
  NearMiss(
    "outside", "partly outside", view("<subviews>\(button(title("A"), width: 285))</subviews>")),
  NearMiss(
    "without-touches", "a class of the app, which may do without",
    button(title("Save") + action("save:"), #"userInteractionEnabled="NO" customClass="Save""#)),
  NearMiss("transparent", "a transparent label", label("A", "", #"alpha="0.0""#)),
  NearMiss("transparent", "barely visible", button(title("A"), #"alpha="0.05""#)),
  NearMiss(
    "never-enabled", "an outlet reaches it", button(title("Save"), #"enabled="NO""#),
    objects:
      #"<customObject id="o" customClass="Owner"><connections><outlet property="save" destination="b" id="x"/></connections></customObject>"#
  ),
  NearMiss(
    "shadowing-recognizer", "two taps",
    button(
      title("Save")
        + taps.replacing(
          "<connections>",
          with:
            #"<connections><action selector="save:" destination="-1" eventType="touchUpInside" id="s"/>"#
        )),
    objects: tap.replacing(#"id="tap""#, with: #"numberOfTapsRequired="2" id="tap""#)),
  NearMiss(
    "contrast", "a disabled button",
    button(
      #"<state key="normal" title="Save"><color key="titleColor" white="0.9" alpha="1"/></state>"#,
      #"enabled="NO""#)),
  NearMiss(
    "dynamic-type", "a style without the switch",
    label("A", #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)),
  NearMiss(
    "small-text", "size 0 is the system's own",
    label("A", #"<fontDescription key="fontDescription" type="system" pointSize="0.0"/>"#)),
  NearMiss(
    "missing-target", "the first responder", button(title("Save") + action("save:", to: "-2"))),
  NearMiss(
    "missing-outlet", "an outlet to a placeholder", view(""),
    objects:
      #"<customObject id="o" customClass="Owner"><connections><outlet property="owner" destination="-1" id="x"/></connections></customObject>"#
  ),
  NearMiss("action-without-name", "a name without a colon", button(title("Save") + action("save"))),
  NearMiss(
    "unsent-event", "a class of the app may send it",
    button(title("Save") + action("save:", for: "valueChanged"), #"customClass="Rating""#)),
  NearMiss(
    "several-actions", "one action that is connected twice is sent once",
    button(
      title("Save")
        + #"<connections><action selector="a:" destination="-1" eventType="touchUpInside" id="x"/><action selector="a:" destination="-1" eventType="touchUpInside" id="y"/></connections>"#
    )),
  NearMiss(
    "several-actions", "two events",
    button(
      title("Save")
        + #"<connections><action selector="a:" destination="-1" eventType="touchDown" id="x"/><action selector="b:" destination="-1" eventType="touchUpInside" id="y"/></connections>"#
    )),
  NearMiss(
    "several-actions", "two objects are told of one tap",
    button(
      title("Save")
        + #"<connections><action selector="a:" destination="-1" eventType="touchUpInside" id="x"/><action selector="b:" destination="o" eventType="touchUpInside" id="y"/></connections>"#
    ), objects: #"<customObject id="o" customClass="Logger"/>"#),
  NearMiss(
    "duplicate-segue", "two scenes have a segue of the name",
    scenes: scene("1", segues: segue("2")) + scene("2", segues: segue("1"))),
  NearMiss(
    "duplicate-segue", "two senders of one segue to one scene",
    scenes: scene("1", segues: segue("2") + segue("2")) + scene("2", segues: segue("1"))),
  NearMiss(
    "duplicate-storyboard-id", "identifiers that differ in case",
    scenes: scene("1", #"storyboardIdentifier="Home""#)
      + scene("2", #"storyboardIdentifier="home""#)),
  NearMiss(
    "duplicate-reuse-identifier", "two tables have a prototype of the name",
    table("t") + table("u")),
  NearMiss(
    "missing-reuse-identifier", "a row of a static table, which code does not make",
    #"<tableView dataMode="static" id="t">\#(frame(0, 0, 390, 844))<sections><tableViewSection id="s"><cells><tableViewCell id="c">\#(frame(0, 0, 390, 44))</tableViewCell></cells></tableViewSection></sections></tableView>"#
  ),
  NearMiss(
    "duplicate-accessibility-identifier", "two scenes have a view of the name",
    scenes: scene("1", spoken(#"identifier="save""#)) + scene("2", spoken(#"identifier="save""#))),
  NearMiss(
    "duplicate-accessibility-identifier", "prototypes, of which the app makes many cells",
    #"<tableView dataMode="prototypes" id="t">\#(frame(0, 0, 390, 844))<prototypes>\#(identifiedCell("a"))\#(identifiedCell("b"))</prototypes></tableView>"#
  ),
  NearMiss(
    "orphan-scene", "a scene that another one leads to, which has an identifier",
    scenes: scene("1", #"storyboardIdentifier="Home""#, segues: segue("2"))
      + scene("2", segues: segue("3")) + scene("3", segues: segue("2"))),
  NearMiss(
    "orphan-scene", "a container embeds it",
    scenes: scene("1", #"storyboardIdentifier="Home""#, segues: segue("2", kind: "embed"))
      + scene("2")),
  NearMiss(
    "no-initial-scene", "code makes one of them by its identifier",
    scenes: scene("1") + scene("2", #"storyboardIdentifier="Home""#)),
  NearMiss(
    "key-equivalent-twice", "another modifier, and a letter in capitals",
    appKit: """
      <menu id="m"><items><menuItem title="Save" keyEquivalent="s" id="a"/>
      <menuItem title="Save As" keyEquivalent="S" id="b"/>
      <menuItem title="Stop" keyEquivalent="s" id="c"><modifierMask key="keyEquivalentModifierMask" \
      option="YES"/></menuItem></items></menu>
      """),
  NearMiss(
    "key-equivalent-twice", "buttons of two tabs, of which one is in the window",
    appKit: """
      <window id="w"><view key="contentView" id="c"><subviews><tabView id="t"><tabViewItems>
      <tabViewItem id="i"><view key="view" id="x"><subviews>\(returnButton("a"))</subviews></view></tabViewItem>
      <tabViewItem id="j"><view key="view" id="y"><subviews>\(returnButton("b"))</subviews></view></tabViewItem>
      </tabViewItems></tabView></subviews></view></window>
      """),
  NearMiss(
    "empty-range", "a range of one value, which a slider may have",
    #"<slider minValue="3" maxValue="3" id="s">\#(frame(20, 100, 94, 32))\#(spoken(#"label="Volume""#))</slider>"#
  ),
  NearMiss(
    "readable-password", "a hint for a password",
    #"<textField placeholder="Password hint" id="f">\#(frame(20, 100, 200, 44))</textField>"#
  ),
  NearMiss(
    "field-without-content-type", "the mail is what is searched, and its address is not",
    #"<textField placeholder="Search mail" id="f">\#(frame(20, 100, 200, 44))</textField>"#
  ),
  NearMiss(
    "black-in-dark", "a background that is white in both",
    #"<view id="w">\#(frame(0, 0, 390, 844))<subviews>\#(label("Terms", #"<color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>"#))</subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>"#
  ),
  NearMiss(
    "black-in-dark", "a view whose appearance is light everywhere",
    #"<view id="w">\#(frame(0, 0, 390, 844))<subviews>\#(label("Terms", #"<color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>"#))</subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="overrideUserInterfaceStyle"><integer key="value" value="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#
  ),
  NearMiss(
    "grown-text", "a label that wraps", label("Sign in", "", #"numberOfLines="0""#),
    tables: ["de": #""l.text" = "Mit dem Benutzerkonto anmelden";"#]),
  NearMiss(
    "duplicate-id", "ids that differ in case",
    button(title("A"), id: "a") + button(title("B"), id: "A", y: 200)),
  NearMiss(
    "other-scene", "a segue leads to another scene",
    scenes: #"""
      <scene sceneID="1"><objects><viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews><button id="b"><rect key="frame" x="0" y="0" width="100" height="44"/><state key="normal" title="Next"/><connections><segue destination="c2" kind="show" id="s"/></connections></button></subviews></view></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="c2" sceneMemberID="viewController"><view key="view" id="v2"/></viewController></objects></scene>
      """#),
  NearMiss(
    "unanswered-action", "another control sends it to an object",
    button(title("A") + action("save:", to: "-2"), id: "a")
      + button(title("B") + action("save:"), id: "c", y: 200)),
  NearMiss("key-as-text", "an address", label("ada@example.com")),
  NearMiss(
    "key-as-text", "the table of the document's own language has words", label("sign_in.title"),
    tables: ["en": #""l.text" = "Sign in";"#]),
  NearMiss(
    "key-as-text", "a text field, whose text is data",
    #"<textField text="leaf_type" id="f">\#(frame(20, 100, 200, 44))</textField>"#),
  NearMiss(
    "wrong-script", "a secure field hides its text",
    #"<textField text="hunter2" id="f">\#(frame(20, 100, 200, 44))<textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#,
    tables: ["de": #""f.text" = "Войти";"#]),
  NearMiss(
    "wrong-script", "a name in Latin letters", label("Sign in"),
    tables: ["ru": #""l.text" = "Wi-Fi";"#]),
  NearMiss(
    "wrong-script", "Serbian has two scripts", label("Sign in"),
    tables: ["sr": #""l.text" = "Пријава";"#]),
  NearMiss(
    "grown-text", "as long as the table allows", label("Sign in"),
    tables: ["de": #""l.text" = "Hier einloggen, bitte";"#]),
  NearMiss(
    "untranslated-name", "no language has it", button(spoken(#"label="Close""#)),
    tables: ["de": #""x" = "y";"#, "fr": #""x" = "y";"#]),
  NearMiss(
    "template-text", "an outlet lets code replace it", label("Label"),
    objects:
      #"<customObject id="o" customClass="Owner"><connections><outlet property="name" destination="l" id="x"/></connections></customObject>"#
  ),
  NearMiss(
    "unnamed", "a button that keeps a place free is unseen",
    button().replacing("buttonType", with: #"userInteractionEnabled="NO" buttonType"#)),
  NearMiss("blank-name", "a key of a pad, whose name is said", button(title("*"))),
  NearMiss(
    "title-not-in-label", "code writes over the title of the template",
    button(title("Button") + spoken(#"label="Show Password""#)), objects: outlet(to: "b")),
  NearMiss(
    "same-name", "code writes over the titles of the template",
    button(title("Button") + action("save:"), id: "b")
      + button(title("Button") + action("open:"), #"tag="1""#, id: "c", y: 200),
    objects: outlet(to: "b")),
  NearMiss(
    "covered", "a container shows what code puts there, and an outlet reaches it",
    button(title("Save")) + #"<containerView id="v">\#(frame(0, 0, 390, 844))</containerView>"#,
    objects: outlet(to: "v"), isReviewed: true),
  NearMiss(
    "contrast", "a class of the app has a color of its own",
    #"<view id="w">\#(frame(0, 0, 390, 844))<subviews>\#(button(title("Apply"), #"customClass="Filled""#).replacing(#"buttonType="system""#, with: ""))</subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>"#,
    isReviewed: true),
  NearMiss(
    "contrast", "a custom button without a font has 18 points",
    #"<view id="w">\#(frame(0, 0, 390, 844))<subviews>\#(button(#"<state key="normal" title="Answer"><color key="titleColor" white="0.52" alpha="1" colorSpace="calibratedWhite"/></state>"#).replacing(#"buttonType="system""#, with: ""))</subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>"#
  ),
  NearMiss(
    "field-without-content-type", "the keyboard of phone numbers, for a card",
    #"<textField placeholder="Card number" id="f">\#(frame(20, 100, 200, 44))<textInputTraits key="textInputTraits" keyboardType="phonePad"/></textField>"#
  ),
  NearMiss(
    "field-without-content-type", "the keyboard of phone numbers, for what nothing names",
    #"<textField id="f">\#(frame(20, 100, 200, 44))<textInputTraits key="textInputTraits" keyboardType="phonePad"/></textField>"#
  ),
  NearMiss(
    "field-without-content-type", "the keyboard of mail, for a password",
    #"<textField placeholder="Password" id="f">\#(frame(20, 100, 200, 44))<textInputTraits key="textInputTraits" keyboardType="emailAddress"/></textField>"#
  ),
  NearMiss(
    "template-text", "a configuration has the title that is shown",
    button(
      title("Button") + #"<buttonConfiguration key="configuration" style="plain" title="Report"/>"#)
  ),
  NearMiss(
    "unseen", "a class of the app may draw something",
    button().replacing(
      "buttonType", with: #"userInteractionEnabled="NO" customClass="Star" buttonType"#)),
  NearMiss("file-name", "an address of the web", button(title("cash.app"))),
  NearMiss(
    "unnamed", "a text for code may be the name",
    button(
      #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="localizedTitle" value="save"/></userDefinedRuntimeAttributes>"#
    ), isReviewed: true),
  NearMiss(
    "unlabeled-field", "a layout makes it vanish",
    #"<textView id="f">\#(frame(20, 100, 200, 0))</textView>"#),
  NearMiss(
    "empty-element", "code fills a text that it knows",
    #"<textView editable="NO" id="f">\#(frame(20, 100, 200, 100))</textView>"#,
    objects: outlet(to: "f")),
  NearMiss(
    "placeholder-as-label", "marks alone are no name, which another rule finds",
    #"<textField placeholder="••••" id="f">\#(frame(20, 100, 200, 44))</textField>"#),
  NearMiss(
    "covered", "code hides what an outlet reaches",
    button(title("Save")) + #"<view id="v">\#(frame(0, 0, 390, 844))</view>"#,
    objects: outlet(to: "v"), isReviewed: true),
  NearMiss(
    "unseen", "what is clipped may slide in",
    #"<view clipsSubviews="YES" id="v">\#(frame(0, 100, 100, 50))<subviews>\#(button(title("A")).replacing(#"x="20.0""#, with: #"x="500""#))</subviews></view>"#,
    isReviewed: true),
  NearMiss(
    "outside", "what is clipped may slide in",
    #"<view clipsSubviews="YES" id="v">\#(frame(0, 100, 100, 50))<subviews>\#(button(title("A")).replacing(#"x="20.0""#, with: #"x="500""#))</subviews></view>"#,
    isReviewed: true),
  NearMiss(
    "grown-text", "a field with room for it",
    #"<textField placeholder="Email" id="f">\#(frame(20, 100, 374, 44))<fontDescription key="fontDescription" type="system" pointSize="18"/></textField>"#,
    tables: ["es": #""f.placeholder" = "Correo electrónico";"#]),
  NearMiss(
    "template-text", "the tab of another storyboard is shown",
    scenes: #"""
      <scene sceneID="1"><objects><viewControllerPlaceholder storyboardName="Other" id="c1" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Item" id="t"/></viewControllerPlaceholder></objects></scene>
      """#, isReviewed: true),
  NearMiss(
    "replaced-action", "the action of a double click is another one",
    appKit: #"""
      <tableView id="t"><connections><action selector="open:" target="-2" id="a"/>\
      <action trigger="doubleAction" selector="show:" target="-2" id="b"/></connections></tableView>
      """#),
  NearMiss(
    "duplicate-shortcut", "the second item is the alternate of the first, and the third has Shift",
    appKit: #"""
      <menu id="m"><items><menuItem title="Close" keyEquivalent="w" id="i"/>\
      <menuItem title="Close All" alternate="YES" keyEquivalent="w" id="j"><connections>\
      <action selector="closeAll:" target="-1" id="a"/></connections></menuItem>\
      <menuItem title="Quit" keyEquivalent="W" id="k"><connections>\
      <action selector="quit:" target="-1" id="b"/></connections></menuItem></items></menu>
      """#),
  NearMiss(
    "item-without-action", "a separator, and the choices of a pop-up button",
    appKit: #"""
      <menu id="m"><items><menuItem isSeparatorItem="YES" id="s"/></items></menu>
      <popUpButton id="p"><popUpButtonCell key="cell" id="c"><menu key="menu" id="n"><items>\
      <menuItem title="Small" id="i"/></items></menu></popUpButtonCell></popUpButton>
      """#),
  NearMiss(
    "key-view-loop", "the window makes the loop",
    appKit: #"""
      <window title="Settings" id="w"><view key="contentView" id="v"><subviews><textField id="f">\
      <connections><outlet property="nextKeyView" destination="f" id="o"/></connections></textField>\
      </subviews></view></window>
      """#),
  NearMiss(
    "window-without-title", "a window without a title bar",
    appKit: #"""
      <window id="w"><windowStyleMask key="styleMask" borderless="YES"/></window>
      """#),
  NearMiss(
    "column-without-title", "a hidden column, and one of a table without headers",
    appKit: #"""
      <tableView headerView="h" id="t"><tableColumns><tableColumn hidden="YES" id="c"/></tableColumns>
      </tableView>
      <tableView id="u"><tableColumns><tableColumn id="d"/></tableColumns></tableView>
      """#),
  NearMiss(
    "table-without-source",
    "a table whose column is bound, one of the app's class, and one with an outlet",
    appKit: #"""
      <tableView id="t"><tableColumns><tableColumn id="c"><connections>
      <binding destination="a" name="value" keyPath="arrangedObjects.name" id="b"/></connections>
      </tableColumn></tableColumns></tableView>
      <outlineView customClass="SourceList" id="u"/>
      <collectionView id="v"/>
      <customObject id="o" customClass="AppDelegate"><connections>
      <outlet property="icons" destination="v" id="w"/></connections></customObject>
      """#),
  NearMiss(
    "small-click-target", "a small button with a bezel, and one with a title",
    appKit: #"""
      <button id="b"><rect key="frame" x="0" y="0" width="16" height="16"/><buttonCell key="cell"
      type="square" borderStyle="border" imagePosition="only" image="Add" id="c"/></button>
      <button id="d"><rect key="frame" x="0" y="0" width="40" height="14"/><buttonCell key="cell"
      type="bevel" title="Add" imagePosition="left" image="Add" id="e"/></button>
      """#),
  NearMiss(
    "contrast", "a gray of AppKit on its own background, and on a translucent color",
    appKit: #"""
      <window title="Settings" id="w"><view key="contentView" id="v"><subviews><textField id="f">
      <textFieldCell key="cell" title="Name" id="c"><color key="textColor"
      name="tertiaryLabelColor" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
      <box boxType="custom" id="b"><view key="contentView" id="i"><subviews><textField id="g">
      <textFieldCell key="cell" title="Name" id="d"><color key="textColor"
      name="tertiaryLabelColor" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
      </subviews></view><color key="fillColor" white="0.0" alpha="0.04"
      colorSpace="calibratedWhite"/></box></subviews></view></window>
      """#, isReviewed: true),
  NearMiss(
    "black-in-dark", "a table whose rows alternate between the colors of the system",
    appKit: #"""
      <tableView alternatingRowBackgroundColors="YES" id="t"><subviews><textField id="f">
      <textFieldCell key="cell" title="Name" id="c"/></textField></subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></tableView>
      """#),
  NearMiss(
    "small-text", "10 points on a Mac",
    appKit: #"""
      <textField id="f"><textFieldCell key="cell" title="Name" id="c">
      <font key="font" metaFont="label" size="10"/></textFieldCell></textField>
      """#),
  NearMiss(
    "image-only", "an image that AppKit describes",
    appKit: #"""
      <button id="b"><buttonCell key="cell" type="square" image="NSAddTemplate" id="c"/></button>
      """#),
  NearMiss(
    "unnamed", "a help button",
    appKit: #"""
      <button id="b"><buttonCell key="cell" type="help" bezelStyle="helpButton" id="c"/></button>
      """#),
  NearMiss(
    "unnamed", "a pop-up button that says its choice",
    appKit: #"""
      <popUpButton id="b"><popUpButtonCell key="cell" type="push" title="High" selectedItem="i" id="c">
      <menu key="menu" id="m"><items><menuItem title="High" state="on" id="i"/></items></menu></popUpButtonCell></popUpButton>
      """#),
  NearMiss(
    "unlabeled-field", "a text that cannot be edited",
    appKit: #"<textView editable="NO" id="t"/>"#),
  NearMiss(
    "other-scene", "the first responder of another scene",
    scenes: #"""
      <scene sceneID="1"><objects><viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1"><subviews>\#(button(title("Save")).replacing("</button>", with: #"<connections><action selector="save:" destination="r" eventType="touchUpInside" id="a"/></connections></button>"#))</subviews></view></viewController></objects></scene>
      <scene sceneID="2"><objects><customObject id="r" userLabel="First Responder" customClass="NSResponder"/></objects></scene>
      """#),
  NearMiss(
    "truncated-text", "a label that shrinks its text",
    screen(
      placedLabel(#"text="Terms of use" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#),
      width(60))),
  NearMiss(
    "clipped-text", "a label as high as its lines",
    screen(placedLabel(#"text="Terms of use" numberOfLines="0""#), width(60))),
  NearMiss(
    "overlapping-texts", "texts that overlap in the document, too",
    screen(
      placedLabel(#"text="Terms of use""#) + placedLabel(#"text="Privacy""#, id: "b"),
      place("a") + place("b"))),
  NearMiss(
    "off-screen", "a control that the document has there, from where code moves it",
    screen(
      #"<button translatesAutoresizingMaskIntoConstraints="NO" id="a">\#(frame(500, 10, 60, 44))<state key="normal" title="Save"/></button>"#,
      place("a", x: 500))),
  NearMiss(
    "unsatisfiable-constraints", "two widths of which one is a wish",
    screen(placedLabel(#"text="Terms""#), width(200) + width(150, priority: 999, id: "w2"))),
  NearMiss(
    "ambiguous-layout", "a label whose text makes its size",
    screen(placedLabel(#"text="Terms""#), place("a"))),
  NearMiss(
    "misplaced-view", "a view that is where it belongs",
    screen(placedLabel(#"text="Terms""#), place("a"))),
  NearMiss(
    "fixed-text-width", "a fixed width around several lines",
    screen(placedLabel(#"text="Terms of use" numberOfLines="0""#), width(60))),
  NearMiss(
    "left-right-constraint", "a view that is tied to both sides at the same distance",
    screen(
      placedLabel(#"text="Terms""#),
      constraint("a", "top", 20) + constraint("a", "left", 20, id: "l")
        + #"<constraint firstItem="s" firstAttribute="right" secondItem="a" secondAttribute="right" constant="20" id="r"/>"#
    )),
]

/// A view that fills the screen, with subviews and constraints.
private func screen(_ subviews: String, _ constraints: String) -> String {
  """
  <view id="s">\(frame(0, 0, 390, 844))<subviews>\(subviews)</subviews>
  <constraints>\(constraints)</constraints></view>
  """
}

private func placedLabel(_ attributes: String, id: String = "a") -> String {
  #"<label \#(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">\#(frame(20, 20, 60, 21))</label>"#
}

private func constraint(
  _ item: String, _ attribute: String, _ constant: Int, id: String = "t"
) -> String {
  #"<constraint firstItem="\#(item)" firstAttribute="\#(attribute)" secondItem="s" secondAttribute="\#(attribute)" constant="\#(constant)" id="\#(id)"/>"#
}

private func place(_ item: String, x: Int = 20) -> String {
  constraint(item, "top", 20, id: item + "t") + constraint(item, "leading", x, id: item + "l")
}

private func width(_ width: Int, priority: Int = 1000, id: String = "w") -> String {
  place("a")
    + #"<constraint firstItem="a" firstAttribute="width" constant="\#(width)" priority="\#(priority)" id="\#(id)"/>"#
}

@MainActor @Suite struct NearMissTests {
  @Test(arguments: nearMisses + sourceNearMisses + bindingNearMisses + tableNearMisses)
  private func `a rule finds nothing where it is nearly wrong`(row: NearMiss) throws {
    let rule = try #require(AuditRule.rule(row.rule))
    let findings = try rule.findings(in: row.example)
    #expect(findings.filter { $0.subject?.needsReview != true } == [])
    #expect(findings.isEmpty != row.isReviewed)
  }

  @Test func `every rule has a near miss`() {
    #expect(
      Set(AuditRule.all.map(\.id)).subtracting(
        (nearMisses + sourceNearMisses + bindingNearMisses + tableNearMisses).map(\.rule)) == [])
  }
}

private func identifiedCell(_ id: String) -> String {
  """
  <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="390" height="44"/>\
  <tableViewCellContentView key="contentView" id="\(id)-c"><subviews>\
  \(button(title("More") + spoken(#"identifier="more""#), id: "\(id)-b"))</subviews>\
  </tableViewCellContentView></tableViewCell>
  """
}

private func returnButton(_ id: String) -> String {
  """
  <button id="\(id)"><buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" id="\(id)-c">\
  <string key="keyEquivalent" base64-UTF8="YES">DQ</string></buttonCell></button>
  """
}

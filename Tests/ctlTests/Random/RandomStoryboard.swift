import TestSupport

/// A storyboard made of a number: containers and screens that contain, embed, push and present each
/// other in every way that a document can say, in cycles, too.
struct RandomStoryboard {
  private var numbers: SeededGenerator
  /// The ids of the controllers; a segue may lead to any of them.
  private let scenes: [Scene]
  private var identifiers = 0

  /// The scene of one controller.
  private struct Scene {
    let id: String
    let element: String
  }

  private static let containers = [
    "navigationController", "navigationController", "tabBarController", "splitViewController",
    "viewController", "pageViewController",
  ]
  private static let screens = [
    "viewController", "viewController", "tableViewController", "collectionViewController",
    "viewControllerPlaceholder",
  ]
  private static let segues = [
    "show", "show", "push", "push", "showDetail", "replace", "presentation", "modal",
    "popoverPresentation", "popover", "custom", "embed", "unwind", "relationship", "unknown",
  ]

  private static let presentationStyles = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "overCurrentContext", "popover",
  ]

  init(number: Int) {
    numbers = SeededGenerator(seed: UInt64(bitPattern: Int64(number)) &* 0x2545_F491_4F6C_DD1D)
    var scenes: [Scene] = []
    for _ in 0..<Int.random(in: 2...6, using: &numbers) {
      scenes.append(
        Scene(id: "c\(scenes.count)", element: numbers.one(of: Self.containers)))
    }
    for _ in 0..<Int.random(in: 0...3, using: &numbers) {
      scenes.append(
        Scene(id: "c\(scenes.count)", element: numbers.one(of: Self.screens)))
    }
    self.scenes = scenes
  }

  /// The bytes of the storyboard.
  mutating func text() -> String {
    let initial = chance(80) ? " initialViewController=\"\(destination())\"" : ""
    let body = scenes.indices.map { scene(scenes[$0], number: $0) }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"\(initial)><scenes>
      \(body)
      </scenes></document>
      """
  }

  // MARK: Scenes

  private mutating func scene(_ scene: Scene, number: Int) -> String {
    var attributes = "id=\"\(scene.id)\" storyboardIdentifier=\"\(scene.id)\""
    if chance(30) { attributes += " title=\"T\(number)\"" }
    if chance(30) { attributes += " customClass=\"Class\(number % 3)\"" }
    if chance(10) { attributes += " definesPresentationContext=\"YES\"" }
    if chance(15) { attributes += " modalPresentationStyle=\"\(presentationStyle())\"" }
    if chance(10) { attributes += " hidesBottomBarWhenPushed=\"YES\"" }
    if scene.element == "viewControllerPlaceholder" {
      attributes += " storyboardName=\"Other\""
      if chance(80) { attributes += " referencedIdentifier=\"\(destination())\"" }
    }
    return """
      <scene sceneID="s\(number)"><objects><\(scene.element) \(attributes) \
      sceneMemberID="viewController">\(contents(of: scene))</\(scene.element)>\
      <exit id="exit\(number)" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
      """
  }

  private mutating func contents(of scene: Scene) -> String {
    var contents = ""
    var connections = relationships(of: scene)
    if chance(40) { connections += segue() }
    if chance(50) { contents += navigationItem() }
    if chance(40) { contents += "<tabBarItem key=\"tabBarItem\" \(id()) title=\"Tab\"/>" }
    switch scene.element {
    case "navigationController":
      contents += "<navigationBar key=\"navigationBar\" contentMode=\"scaleToFill\" \(id())/>"
    case "tableViewController", "collectionViewController", "viewController": contents += view()
    default: if chance(10) { contents += view() }
    }
    if chance(5) { contents += nestedController() }
    return contents + "<connections>\(connections)</connections>"
  }

  private mutating func relationships(of scene: Scene) -> String {
    let (relationship, count) =
      switch scene.element {
      case "navigationController": ("rootViewController", chance(90) ? 1 : 2)
      case "tabBarController": ("viewControllers", Int.random(in: 0...7, using: &numbers))
      case "splitViewController": ("masterViewController", 1)
      default: ("rootViewController", chance(5) ? 1 : 0)
      }
    var text = ""
    for _ in 0..<count { text += segue(kind: "relationship", relationship: relationship) }
    if scene.element == "splitViewController", chance(80) {
      text += segue(kind: "relationship", relationship: "detailViewController")
    }
    return text
  }

  private mutating func nestedController() -> String {
    let element = one(of: Self.containers)
    return """
      <viewControllers><\(element) \(id())>\(view())<connections>\(segue())</connections>\
      </\(element)></viewControllers>
      """
  }

  // MARK: Views and items

  private mutating func view() -> String {
    var views = "<label \(id()) text=\"Text\">\(frame())</label>"
    for _ in 0..<Int.random(in: 0...3, using: &numbers) { views += button() }
    if chance(30) {
      views += """
        <containerView \(id())>\(frame())<connections>\(segue(kind: "embed"))</connections>\
        </containerView>
        """
    }
    if chance(15) { views += cell() }
    if chance(10) { views += bar() }
    return """
      <view key="view" \(id())><rect key="frame" x="0" y="0" width="375" height="667"/>\
      <subviews>\(views)</subviews></view>
      """
  }

  private mutating func button() -> String {
    """
    <button opaque="NO" \(id()) buttonType="system">\(frame())\
    <state key="normal" title="Go \(identifiers)"/><connections>\(segue())\
    \(chance(10) ? segue() : "")</connections></button>
    """
  }

  private mutating func cell() -> String {
    """
    <tableView \(id())>\(frame())<sections><tableViewSection \(id())><cells><tableViewCell \(id())>\
    <tableViewCellContentView key="contentView" \(id())>\(frame())<subviews>\(button())</subviews>\
    </tableViewCellContentView><connections>\(segue())</connections></tableViewCell></cells>\
    </tableViewSection></sections></tableView>
    """
  }

  private mutating func bar() -> String {
    "<toolbar \(id())>\(frame())<items>\(barItem())\(barItem())</items></toolbar>"
  }

  private mutating func navigationItem() -> String {
    let items = (0..<Int.random(in: 0...2, using: &numbers)).map { _ in
      "<rightBarButtonItems>\(barItem())</rightBarButtonItems>"
    }
    return """
      <navigationItem key="navigationItem" title="Screen \(identifiers)" \(id())>\
      \(items.first ?? "")</navigationItem>
      """
  }

  private mutating func barItem() -> String {
    """
    <barButtonItem title="Item \(identifiers)" \(id())><connections>\(segue())</connections>\
    </barButtonItem>
    """
  }

  // MARK: Segues

  private mutating func segue(kind: String? = nil, relationship: String? = nil) -> String {
    let kind = kind ?? one(of: Self.segues)
    var attributes = "destination=\"\(destination())\" kind=\"\(kind)\" \(id())"
    if let relationship { attributes += " relationship=\"\(relationship)\"" }
    if chance(30) { attributes += " identifier=\"name\(Int.random(in: 0...3, using: &numbers))\"" }
    switch kind {
    case "unwind": attributes += " unwindAction=\"back:\""
    case "custom": attributes += chance(50) ? " customClass=\"OtherSegue\"" : ""
    case "presentation", "show", "showDetail":
      if chance(30) { attributes += " modalPresentationStyle=\"\(presentationStyle())\"" }
    default: break
    }
    return "<segue \(attributes)/>"
  }

  private mutating func presentationStyle() -> String {
    one(of: Self.presentationStyles)
  }

  /// The id of a controller, seldom of an exit or of nothing.
  private mutating func destination() -> String {
    if chance(3) { return "missing" }
    let number = Int.random(in: 0..<scenes.count, using: &numbers)
    return chance(3) ? "exit\(number)" : scenes[number].id
  }

  private mutating func frame() -> String {
    let (x, y) = (
      Int.random(in: 0...200, using: &numbers), Int.random(in: 0...600, using: &numbers)
    )
    return "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"120\" height=\"44\"/>"
  }

  private mutating func id() -> String {
    identifiers += 1
    return "id=\"e\(identifiers)\""
  }

  private mutating func one(of names: [String]) -> String { numbers.one(of: names) }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &numbers) < percent
  }
}

extension SeededGenerator {
  /// Returns one of some names.
  mutating func one(of names: [String]) -> String {
    names[Int.random(in: 0..<names.count, using: &self)]
  }
}

import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit
import Testing

@testable import InterfaceLoader

/// A storyboard of scenes.
private func storyboard(_ scenes: [String]) throws -> InterfaceDocument {
  let scenes = scenes.enumerated().map {
    #"<scene sceneID="s\#($0)"><objects>\#($1)</objects></scene>"#
  }
  return try InterfaceDocument(
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      \(scenes.joined())</scenes></document>
      """.utf8), path: "App.storyboard")
}

/// A controller with segues to others.
private func controller(
  _ name: String, _ id: String, to others: [String], _ kind: String, _ more: String = ""
) -> String {
  let segues = others.enumerated().map { number, other in
    #"<segue destination="\#(other)" kind="\#(kind)" \#(more) id="\#(id)-\#(number)"/>"#
  }
  return """
    <\(name) id="\(id)" sceneMemberID="viewController"><connections>\(segues.joined())
    </connections></\(name)>
    """
}

/// Tab bar controllers, each of which contains the next one a number of times.
@MainActor
private func tabs(_ count: Int, each times: Int = 1) throws -> LiveDocument {
  let scenes = (0..<count).map { number in
    controller(
      "tabBarController", "t\(number)",
      to: number + 1 < count ? Array(repeating: "t\(number + 1)", count: times) : [],
      "relationship", #"relationship="viewControllers""#)
  }
  return LiveDocument(DocumentVersion(try storyboard(scenes)), loader: .withPlaceholders())
}

/// A controller and all that it contains.
@MainActor
private func all(in controller: ViewController) -> [ViewController] {
  [controller] + controller.children.flatMap(all)
}

@MainActor @Suite struct ScreenLimitTests {
  @Test func `controllers are 32 deep inside each other, and deeper ones are on their own`() throws
  {
    let live = try tabs(40)
    let first = try #require(live.interface.object(id: "t0", as: ViewController.self))
    #expect(all(in: first).count == 32)
    let next = try #require(live.interface.object(id: "t32", as: ViewController.self))
    #expect(next.parent == nil)
    #expect(all(in: next).count == 8)
  }

  @Test func `a segue makes 256 scenes and no more`() throws {
    let live = try tabs(20, each: 2)
    let element = try #require(live.document.object(id: "t0"))
    let made = try #require(live.interface.loading.makeController(element))
    #expect(all(in: made).count == 256)
  }

  @Test func `a stack has its bottom and the 16 screens at its top`() throws {
    let pushed = (0..<40).map { number in
      controller(
        "viewController", "c\(number)", to: number < 39 ? ["c\(number + 1)"] : [], "show")
    }
    let root = controller(
      "navigationController", "n", to: ["c0"], "relationship",
      #"relationship="rootViewController""#)
    let paths = ScenePaths(try storyboard([root] + pushed))
    #expect(paths.stack(to: 17) == Array(1...17))
    #expect(paths.stack(to: 18) == [1] + Array(3...18))
    #expect(paths.stack(to: 40) == [1] + Array(25...40))
  }

  @Test func `a drawing has 20,000 shapes and says that there are more`() throws {
    var collector = ShapeCollector(try tabs(1))
    let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    for _ in 0..<20_001 {
      let label = Label(frame: view.bounds)
      label.text = "Name"
      view.addSubview(label)
    }
    collector.add(view, clip: view.bounds, depth: 0, opacity: 1)
    #expect(collector.shapes.count == 20_000)
    #expect(collector.isCut)
  }

  @Test(arguments: [(511, false), (512, true)])
  func `a drawing has 512 levels of views and says that there are more`(
    levels: Int, isCut: Bool
  ) throws {
    var collector = ShapeCollector(try tabs(1))
    let label = Label(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    label.text = "Name"
    var view: View = label
    for _ in 0..<levels {
      let outer = View(frame: label.frame)
      outer.addSubview(view)
      view = outer
    }
    collector.add(view, clip: view.bounds, depth: 0, opacity: 1)
    #expect(collector.isCut == isCut)
    #expect(collector.shapes.count == (isCut ? 0 : 1))
  }
}

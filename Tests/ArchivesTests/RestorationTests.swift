import AppKitDialect
import FoundationEssentials
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing
import ValueControls

@testable import Archives

/// A view controller of AppKit that counts how often it was told of its view.
private final class PanelController: NSViewController {
  private(set) var loads = 0
  override func viewDidLoad() { loads += 1 }
}

/// What restoring does beside setting values.
@MainActor @Suite struct RestorationTests {
  private let loader = InterfaceLoader()

  @Test(arguments: ["SignIn/Base.lproj/SignIn.storyboard", "Documents/Preferences.xib"])
  func `what was restored is released with the last reference to it`(path: String) throws {
    let document = try InterfaceDocument(
      contentsOfFile: packageRoot.appending(path: "Examples/\(path)").path)
    let loader = InterfaceLoader.withPlaceholders()
    let live = LiveDocument(DocumentVersion(document), loader: loader)
    loader.storyboards = { _ in document }
    let archive = try live.screen(at: 0).archived(by: loader)
    weak var root: AnyObject?
    try ApplicationScope().run {
      let restored = try loader.restore(archive)
      root = restored.roots.first
      #expect(root != nil)
    }
    #expect(root == nil)
  }

  @Test func `a restoration that fails keeps nothing`() throws {
    weak var target: AnyObject?
    do {
      let object = Responder()
      target = object
      let text = """
        {"archive": 1, "roots": ["a"], "objects": [
        {"class": "UISlider", "id": "a", "values": {"handlers": [{"events": 4096}]}},
        {"class": "NSObject", "id": "b", "external": true}]}
        """
      let archive = try InterfaceArchive(text)
      #expect(throws: Diagnostic.self) {
        try loader.restore(archive, externalObjects: ["b": object])
      }
    }
    #expect(target == nil)
  }

  @Test func `a controller of AppKit is told once that it has its view`() throws {
    loader.register("PanelController") { PanelController() }
    let controller = PanelController()
    let window = NSWindow(
      contentRect: Rect(x: 0, y: 0, width: 200, height: 100), styleMask: .titled,
      backing: .buffered, defer: false)
    window.contentViewController = controller
    #expect(controller.loads == 1)
    let archive = try loader.archive(window)
    let restored = try loader.restore(archive)
    let other = restored.objects.values.compactMap { $0 as? PanelController }.first
    #expect(other?.loads == 1)
  }

  @Test func `a stepper without an end keeps its range`() throws {
    let stepper = Stepper()
    stepper.maximumValue = .infinity
    stepper.value = 1000
    let restored = try loader.restore(InterfaceArchive(loader.archive(stepper).text))
    let other = try #require(restored.root(as: Stepper.self))
    #expect(other.maximumValue == .infinity)
    #expect(other.value == 1000)
  }

  @Test func `keys that no version knows are kept where they were`() throws {
    let text = """
      {
        "archive" : 1,
        "objects" : [
          {
            "class" : "UISwitch",
            "id" : "a",
            "later" : true,
            "values" : {
              "shine" : 2
            }
          }
        ],
        "roots" : [
          "a"
        ],
        "written" : "tomorrow"
      }

      """
    let restored = try loader.restore(InterfaceArchive(text))
    #expect(try loader.archive(restored).text == text)
  }

  @Test func `a decoded archive in which two objects have one id is not restored`() throws {
    var archive = try loader.archive(Switch())
    archive.objects.append(archive.objects[0])
    let error = #expect(throws: Diagnostic.self) { try loader.restore(archive) }
    #expect(error?.problem == "two objects have the id '@1'")
  }
}

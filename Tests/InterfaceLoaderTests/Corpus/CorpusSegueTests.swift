import Accessibility
import ControlCore
import Gestures
import Graphics
import InterfaceBuilder
import Lists
import Navigation
import ResponderKit
import TestSupport
import Testing

@testable import InterfaceLoader

/// A controller that writes down its calls.
private final class WatchedController: ViewController {
  private(set) var calls: [String] = []
  override func viewDidLoad() { calls.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
}

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusSegueTests {
  @Test func `relationships build their containers, and container views show other scenes`() {
    var tally: [String: Int] = [:]
    for (path, document) in Corpus.documents {
      let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
      for element in document.root.descendants {
        for segue in document.segues(of: element) {
          switch segue.kind {
          case .relationship:
            let container = live.interface.object(for: element) as? ViewController
            let isBuilt = container.map { !$0.children.isEmpty } ?? false
            #expect(isBuilt, "\(path) \(segue.id ?? "")")
            tally["relationship", default: 0] += 1
          case .embed:
            let view = live.interface.object(for: element) as? View
            let isShown = view?.subviews.isEmpty == false
            tally[isShown ? "embed" : "embed in an empty view", default: 0] += 1
          default: break
          }
        }
      }
    }
    #expect(tally == ["relationship": 135, "embed": 12])
  }

  /// How many segues led to another storyboard, and how many sources came back with their calls.
  private let tallies = Tallies()
  private final class Tallies { var (placeholders, comebacks) = (0, 0) }
  private var placeholders: Int {
    get { tallies.placeholders }
    nonmutating set { tallies.placeholders = newValue }
  }
  private var comebacks: Int {
    get { tallies.comebacks }
    nonmutating set { tallies.comebacks = newValue }
  }

  @Test func `each other segue is performed, and going back brings the first screen back`() {
    var tally: [String: Int] = [:]
    for (path, document) in Corpus.documents {
      for element in document.root.descendants {
        for segue in document.segues(of: element)
        where segue.kind != .relationship && segue.kind != .embed {
          tally[take(segue, from: element, of: document, path), default: 0] += 1
        }
      }
    }
    #expect(tally == ["cell": 51, "control": 23, "controller": 14, "recognizer": 2])
    #expect(placeholders == 10, "two more are embedded")
    #expect(comebacks > 40)
  }

  /// Performs a segue as a user or its controller does, and goes back; returns who began it.
  private func take(
    _ segue: SegueContent, from element: InterfaceElement, of document: InterfaceDocument,
    _ path: String
  ) -> String {
    let loader = InterfaceLoader.withPlaceholders()
    let destination = segue.destination
    // Framework classes in their place would not tell of their calls.
    for element in document.root.descendants
    where ["viewController", "tableViewController"].contains(element.name) {
      if let name = element.customClass { loader.register(name) { WatchedController() } }
    }
    let live = LiveDocument(DocumentVersion(document), loader: loader)
    let object = live.interface.object(for: element)
    let recognizer = live.interface.recognizer(for: element)
    let view = object as? View ?? recognizer?.view ?? (object as? ViewController)?.view
    guard let view else { return "without a view" }
    let window = live.window(showing: view)
    view.scrollIntoView()
    let before = labels(in: window, document)
    let source = window.rootViewController.map { frontmost($0) } as? WatchedController
    let known = source?.calls.count ?? 0
    let obstacle = view.touchObstacle(in: window)
    var who = "controller"
    let record = InteractionRecord.during {
      if let recognizer, obstacle == nil {
        who = "recognizer"
        TouchDriver(in: window).makeGesture(of: recognizer)
      } else if object is View, obstacle == nil {
        who = object is Control ? "control" : "cell"
        if segue.trigger == "accessoryAction", let cell = object as? TableViewCell {
          cell.detailButton.map { TouchDriver(in: window).tap($0) }
        } else {
          TouchDriver(in: window).tap(at: place(on: view, in: window))
        }
      } else {
        who = object is ViewController ? "controller" : obstacle?.reason.rawValue ?? "nothing"
        let source = sequence(first: view as Responder, next: \.next).lazy
          .compactMap { $0 as? ViewController }.first { $0.document != nil }
        if let source {
          source.segueTemplates.first { $0.id == segue.id }?.performAtOnce(
            from: source, sender: object)
        }
      }
    }
    let appeared = record.entries.contains {
      if case .controller(_, .appeared) = $0.step { true } else { false }
    }
    #expect(appeared, "\(path) \(segue.id ?? "")\n\(record)")
    let shown = window.rootViewController.map { frontmost($0) }
    if let watched = shown as? WatchedController {
      #expect(
        watched.calls == ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"],
        "\(path) \(segue.id ?? "")")
    }
    #expect(shown?.document != nil, "\(path) \(segue.id ?? "")")
    if let destination, ControllerContent(destination).kind == .placeholder {
      let scene = shown?.document?.scene as? Instantiation
      let file = ControllerContent(destination).storyboardName.map { "/\($0).storyboard" } ?? ""
      #expect(scene?.document.path.hasSuffix(file) == true, "\(path) \(segue.id ?? "")")
      placeholders += 1
    }
    goBack(from: shown, in: window)
    if let watched = shown as? WatchedController {
      #expect(watched.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    }
    #expect(labels(in: window, document) == before, "\(path) \(segue.id ?? "")")
    // A source that was covered as a whole disappears and comes back; one behind a sheet stays.
    let since = Array(source?.calls.dropFirst(known) ?? [])
    let whole = [
      "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing",
      "viewDidAppear",
    ]
    #expect(since.isEmpty || since == whole, "\(path) \(segue.id ?? "") \(since)")
    if source != nil, !since.isEmpty { comebacks += 1 }
    return who
  }

  /// A place on a view that no other control of a cell takes: the middle, or near an end.
  private func place(on view: View, in window: Window) -> Point {
    let places = [0.5, 0.05, 0.95].map {
      view.convert(Point(x: view.bounds.width * $0, y: view.bounds.midY), to: nil)
    }
    return places.first { place in
      let hit = window.hitTest(place, with: nil)
      return view is Control
        || !sequence(first: hit ?? view, next: \.superview).contains { $0 is Control }
    } ?? places[0]
  }

  /// Pops the controller off the stack that it was pushed on, or dismisses what is presented.
  private func goBack(from controller: ViewController?, in window: Window) {
    let around = controller.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    let stack = around.compactMap { $0 as? NavigationController }
      .first { $0.viewControllers.count > 1 }
    if let stack, window.rootViewController?.presentedViewController == nil {
      stack.popViewController(animated: false)
    } else {
      window.rootViewController?.dismiss(animated: false)
    }
  }

  /// The controller that is in front of all others.
  private func frontmost(_ controller: ViewController) -> ViewController {
    if let presented = controller.presentedViewController { return frontmost(presented) }
    switch controller {
    case let navigation as NavigationController:
      return navigation.topViewController.map { frontmost($0) } ?? navigation
    case let tabs as TabBarController:
      return tabs.selectedViewController.map { frontmost($0) } ?? tabs
    case let split as SplitViewController:
      return split.viewControllers.last.map { frontmost($0) } ?? split
    default: return controller
    }
  }

  /// Returns what a screen reader stops at, with its traits.
  ///
  /// A row stays selected until its table controller appears again, which one behind a sheet does not.
  private func labels(in window: Window, _ document: InterfaceDocument) -> [String] {
    window.layoutIfNeeded()
    return AccessibilityHierarchy(of: window, order: document.readingOrder).stops.map { stop in
      let cell = (stop.object as? AccessibilityItem)?.accessibilityContainer ?? stop.object
      let traits = stop.element.traits
      let shown = cell is TableViewCell ? traits.subtracting(.selected) : traits
      return "\(stop.element.label ?? "") \(shown)"
    }
  }
}

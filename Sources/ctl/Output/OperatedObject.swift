import Accessibility
import ControlCore
import Diagnostics
import Gestures
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Pickers
import ResponderKit
import ValueControls

extension GestureRecognizer {
  /// The reason that no touches are the gesture, in words; nil if some are.
  fileprivate var impossibility: String? {
    switch self {
    case let edge as ScreenEdgePanGestureRecognizer where edge.edges.isEmpty:
      "\(recordName) begins at no edge"
    case let pan as PanGestureRecognizer
    where pan.minimumNumberOfTouches > pan.maximumNumberOfTouches:
      "\(recordName) needs more fingers than it takes"
    default: nil
    }
  }
}

/// A control, a view or a gesture recognizer of a live document, in a window with a touch driver.
@MainActor
struct OperatedObject {
  /// The view that is touched: the control, or the view of the recognizer.
  let view: View
  /// The recognizer, if it is one.
  let recognizer: GestureRecognizer?
  /// The item of a bar, if it is one.
  let item: BarItem?
  /// The place where the object is in the document.
  let position: SourcePosition
  let document: LiveDocument
  let window: Window
  let driver: TouchDriver
  /// The center of the view in the coordinates of its screen, before anything is scrolled.
  let center: Point
  /// The scrolling that showed the view.
  let scrolling: InteractionRecord
  /// The effect of a tap on the control that is not modeled; nil where there is none.
  let note: String?

  /// Loads a document, which is the end of every responder chain but for the app delegate.
  static func load(
    _ version: DocumentVersion, _ options: ControlOptions, usesKeyboard: Bool = false
  ) -> LiveDocument {
    let delegate = ViewResponder()
    delegate.becomePlaceholder(for: "App Delegate")
    let loader = InterfaceLoader.withPlaceholders()
    loader.showsContainers = !options.screens.isBare
    loader.dateSettings = options.dates.settings
    let application = Application(delegate: delegate)
    application.isFullKeyboardAccessEnabled = usesKeyboard
    return LiveDocument(version, loader: loader, application: application)
  }

  /// Brings the object of an element into view; nil if it is not loaded, or has no view.
  init?(_ element: InterfaceElement, in document: LiveDocument) {
    recognizer = document.interface.recognizer(for: element)
    item = document.barItem(for: element)
    let object =
      recognizer.map { $0.view } ?? item.map { document.view(showing: $0, of: element) }
      ?? document.interface.object(for: element) as? View
    guard let object else { return nil }
    self.document = document
    view = object
    position = element.position
    window = document.window(showing: object)
    window.windowScene?.setRecordName("Window Scene")
    driver = TouchDriver(in: window)
    // A bare control stands for one whose own class is not there yet.
    note =
      type(of: object) == Control.self && recognizer == nil
      ? "what a tap changes in a \(displayName(of: element.name).lowercased()) is not modeled yet"
      : nil
    center = object.middle
    scrolling = InteractionRecord.during { object.scrollIntoView() }
  }

  /// Finds an object on the screen that a window shows by its id, its identifier or what is said of
  /// it; nil if nothing there has the name.
  init?(named name: String, after former: OperatedObject) {
    document = former.document
    window = former.window
    guard let named = document.view(named: name, in: window) else { return nil }
    // A touch on a label reaches the cell or the view that it is in.
    let found =
      sequence(first: named, next: \.superview).first(where: \.isUserInteractionEnabled) ?? named
    (view, recognizer) = (found, nil)
    item = (found as? any ShowsBarItem)?.barItem
    position = document.element(of: found)?.position ?? former.position
    driver = TouchDriver(in: window)
    note = nil
    center = found.middle
    scrolling = InteractionRecord.during { found.scrollIntoView() }
  }

  /// The announcement of each element of the screen that the window shows now.
  var spokenScreen: [String] {
    window.layoutIfNeeded()
    return AccessibilityHierarchy(of: window, order: document.document.readingOrder).stops.map {
      document.announcement(of: $0.element).text
    }
  }

  /// The object that an action has as its sender.
  var sender: AnyObject { recognizer ?? item ?? view }

  /// The control, if it is one.
  var control: Control? { recognizer == nil ? view as? Control : nil }

  /// The reason that a tap on the center does not operate the object; nil if it does.
  var obstacle: TapObstacle? {
    if let recognizer, !recognizer.isEnabled {
      return .init(reason: .disabled, text: "\(recognizer.recordName) is not enabled")
    }
    if let text = recognizer?.impossibility { return .init(reason: .impossible, text: text) }
    if let control { return control.tapObstacle(in: window) }
    return view.touchObstacle(in: window) ?? keeper
  }

  /// The view in the middle that keeps the gesture of a recognizer around it; nil for none.
  private var keeper: TapObstacle? {
    guard let recognizer, recognizer.cancelsTouchesInView,
      let hit = window.hitTest(view.middle, with: nil), hit !== view,
      !hit.gestureRecognizerShouldBegin(recognizer)
    else { return nil }
    return .init(
      reason: .covered, text: "\(hit.recordName), in the middle of \(view.recordName), keeps it")
  }

  /// Returns the reason that an operation does not reach the object; nil if it does.
  ///
  /// A finger that pulls is on the scroll view around the control.
  func obstacle(to operation: TapOperation) -> TapObstacle? {
    switch operation {
    case .gesture(let gesture): return gesture.isAtEdge ? nil : view.touchObstacle(in: window)
    case .press, .key: return nil
    default: break
    }
    guard case .pull = operation, let control = control as? RefreshControl else { return obstacle }
    return control.isEnabled
      ? nil : .init(reason: .disabled, text: "\(control.recordName) is not enabled")
  }

  /// Returns a note after an operation; nil for nothing.
  func noteAfter(_ operation: TapOperation?) -> String? {
    switch operation {
    case .gesture(let gesture) where gesture != .tap: return nil
    case .press, .key: return operation.flatMap { noteAfterDevices($0) }
    default: break
    }
    if let picker = view as? DatePicker, picker.datePickerStyle == .wheels, operation == nil {
      return "a tap on the wheels chooses nothing; --pick does"
    }
    if let well = view as? ColorWell, well.isPickerPresented {
      return "the system's color picker opens; --to chooses a color"
    }
    if document.document.isForTelevision, operation == nil {
      return "an Apple TV has no touch screen; --press select presses what is focused"
    }
    return note
  }
}

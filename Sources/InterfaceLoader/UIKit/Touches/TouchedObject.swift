import Accessibility
import ControlCore
import Diagnostics
import Gestures
import Graphics
import InterfaceBuilder
import ResponderKit

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
struct TouchedObject: OperatedObject {
  /// The view that is touched: the control, or the view of the recognizer.
  let view: View
  /// The recognizer, if it is one.
  let recognizer: GestureRecognizer?
  /// The item of a bar, if it is one.
  let item: BarItem?
  /// The place where the object is in the document.
  let position: SourcePosition
  let document: LiveDocument
  let screens: UIKitScreens
  let window: Window
  let driver: TouchDriver
  /// The point that is tapped, in the coordinates of its screen, before anything is scrolled.
  let center: Point?
  /// The same point in the coordinates of the view: its middle, or that of the part that was named.
  let tapPoint: Point
  /// The scrolling that showed the view.
  let scrolling: InteractionRecord
  /// The properties that were set as code of the app may set them, each in a few words.
  let assumptions: [String]
  /// The effect of a tap on the control that is not modeled; nil where there is none.
  let note: String?

  /// Brings the object of an element into view, if asked for as if code of the app had shown and
  /// enabled it; nil if it is not loaded, or has no view.
  init?(
    _ element: InterfaceElement, in screens: UIKitScreens, asIfShown: Bool = false
  ) {
    let document = screens.live
    self.screens = screens
    recognizer = document.interface.recognizer(for: element)
    item = screens.barItem(for: element)
    var assumptions: [String] = []
    if asIfShown, let item = item as? BarButtonItem, item.isHidden {
      item.isHidden = false
      assumptions.append("\(item.recordName) is shown")
    }
    let object =
      recognizer.map { $0.view } ?? item.map { screens.view(showing: $0, of: element) }
      ?? document.interface.object(for: element) as? View
    guard let object else { return nil }
    self.document = document
    view = object
    position = element.position
    window = screens.window(showing: object)
    if asIfShown {
      if let item, !item.isEnabled {
        item.isEnabled = true
        assumptions.append("\(item.recordName) is enabled")
      }
      if let recognizer, !recognizer.isEnabled {
        recognizer.isEnabled = true
        assumptions.append("\(recognizer.recordName) is enabled")
      }
      assumptions += object.showAsIfByCode()
      window.layoutIfNeeded()
    }
    self.assumptions = assumptions
    window.windowScene?.setRecordName("Window Scene")
    driver = TouchDriver(in: window)
    // A bare control stands for one whose own class is not there yet.
    note =
      type(of: object) == Control.self && recognizer == nil
      ? "what a tap changes in a \(displayName(of: element.name).lowercased()) is not modeled yet"
      : nil
    center = object.middle
    tapPoint = object.bounds.center
    scrolling = InteractionRecord.during { object.scrollIntoView() }
  }

  /// Brings a view of a row into view, if asked for as if code of the app had shown and enabled it.
  init(
    _ shown: View, of element: InterfaceElement, in screens: UIKitScreens, asIfShown: Bool
  ) {
    let window = screens.window(showing: shown)
    self.init(
      shown: (shown, shown.bounds.center), in: window, of: screens, near: element.position,
      asIfShown: asIfShown, itself: true)
  }

  /// Finds an object on the screen that a window shows by its id, its identifier or what is said of
  /// it; nil if nothing there has the name.
  init?(
    named name: String, in window: Window, of screens: UIKitScreens, near place: SourcePosition?
  ) {
    guard let named = screens.tapTarget(named: name, in: window) else { return nil }
    self.init(shown: named, in: window, of: screens, near: place)
  }

  /// Brings what a screen reader says at a place into view, if asked for as if code of the app had shown and
  /// enabled it; nil for a place that is not there.
  init?(
    at place: LiveDocument.SpokenPlace, of screens: UIKitScreens, asIfShown: Bool = false
  ) {
    guard let (target, window) = screens.tapTarget(at: place) else { return nil }
    self.init(shown: target, in: window, of: screens, near: nil, asIfShown: asIfShown)
  }

  /// Brings what is tapped at a place of a window into view.
  init(at target: UIKitScreens.TapTarget, in window: Window, of screens: UIKitScreens) {
    self.init(shown: target, in: window, of: screens, near: nil)
  }

  private init(
    shown named: UIKitScreens.TapTarget, in window: Window, of screens: UIKitScreens,
    near place: SourcePosition?, asIfShown: Bool = false, itself: Bool = false
  ) {
    (self.document, self.screens, self.window) = (screens.live, screens, window)
    assumptions = asIfShown ? named.view.showAsIfByCode() : []
    if asIfShown { window.layoutIfNeeded() }
    // A touch on a label reaches the cell or the view that it is in.
    let taker =
      itself
      ? nil
      : sequence(first: named.view, next: \.superview).first(where: \.isUserInteractionEnabled)
    let found = taker ?? named.view
    (view, recognizer) = (found, nil)
    tapPoint = found.convert(named.point, from: named.view)
    item = (found as? any ShowsBarItem)?.barItem
    position =
      document.element(of: found)?.position ?? place ?? SourcePosition(line: 1, column: 1)
    driver = TouchDriver(in: window)
    note = nil
    center = found.convert(tapPoint, to: nil)
    scrolling = InteractionRecord.during { found.scrollIntoView() }
  }

  var shownHierarchy: AccessibilityHierarchy { screens.hierarchy(of: window) }

  var element: InterfaceElement? {
    recognizer.map { document.element(of: $0) } ?? document.element(of: view as Responder)
  }

  func another(named name: String) -> (any OperatedObject)? {
    TouchedObject(named: name, in: window, of: screens, near: position)
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
  func obstacle(to operation: ScreenOperation) -> TapObstacle? {
    switch operation {
    case .gesture(let gesture): return gesture.isAtEdge ? nil : view.touchObstacle(in: window)
    case .press, .keys: return nil
    case .pull:
      guard let control, !control.isEnabled else { return nil }
      return .init(reason: .disabled, text: "\(control.recordName) is not enabled")
    default: return obstacle
    }
  }

  /// Returns what an operation does; throws where the object has no such operation or value.
  ///
  /// Words that are said on the way are added to the lines.
  func prepare(
    _ operation: ScreenOperation, _ spelled: OperationSpelling,
    _ lines: SpokenLines
  ) throws(OperationRefusal) -> PreparedOperation {
    if case .gesture(let gesture) = operation { return make(gesture) }
    let context = OperationContext(driver: driver, spelled: spelled, kinds: document.kinds)
    if let recognizer {
      guard operation == .tap else {
        throw OperationRefusal(operation.kind, fitting: [], in: context)
      }
      return try makeGesture(of: recognizer, spelled)
    }
    switch operation {
    case .press(let buttons): return press(buttons)
    case .keys(let keys): return press(keys)
    case .tap: return tap(count: 1)
    case .taps(let count): return tap(count: count)
    default: break
    }
    let kind = view.loadable
    if case .type(let typing) = operation, let text = kind?.editedText {
      return edit(text, typing, lines)
    }
    guard let kind else {
      throw OperationRefusal(operation.kind, fitting: control == nil ? [] : [.tap], in: context)
    }
    return try kind.prepare(operation, in: context)
  }

  /// Returns a note after an operation; nil for nothing.
  func note(after operation: ScreenOperation, _ spelled: OperationSpelling) -> String? {
    let isForTelevision = document.document.isForTelevision
    switch operation {
    case .gesture(let gesture) where gesture != .tap: return nil
    case .press where !isForTelevision:
      return
        "a remote is for an Apple TV; \(spelled(.keys)) Space presses what is focused elsewhere"
    case .press, .keys: return nil
    default: break
    }
    if let note = view.loadable?.note(after: operation, spelled) { return note }
    if isForTelevision, operation == .tap {
      return
        "an Apple TV has no touch screen; \(spelled(.press)) select presses what is focused"
    }
    return note
  }
}

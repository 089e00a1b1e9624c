import ControlValues
package import ResponderKit

extension NSControl {
  /// The events of a control, as bits, which are those of ``ControlEvents`` (`NSControl.Events`).
  public struct Events: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The button goes down in the control.
    public static let trackingBegan = Events(rawValue: 1 << 0)
    /// The button goes down again in a series of clicks; comes with ``trackingBegan``.
    public static let trackingRepeated = Events(rawValue: 1 << 1)
    /// The mouse is dragged inside.
    public static let trackingInside = Events(rawValue: 1 << 2)
    /// The mouse is dragged outside.
    public static let trackingOutside = Events(rawValue: 1 << 3)
    /// The mouse is dragged back in.
    public static let trackingEntered = Events(rawValue: 1 << 4)
    /// The mouse is dragged out.
    public static let trackingExited = Events(rawValue: 1 << 5)
    /// The button is released inside.
    public static let trackingEndedInside = Events(rawValue: 1 << 6)
    /// The button is released outside.
    public static let trackingEndedOutside = Events(rawValue: 1 << 7)
    /// The control leaves its window while it is pressed.
    public static let trackingCancelled = Events(rawValue: 1 << 8)
    /// All events of the mouse.
    public static let allTrackingEvents = Events(rawValue: 0xFFF)
    /// The user changes the value.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// The user completes what the control is for.
    public static let primaryActionTriggered = Events(rawValue: 1 << 13)
    /// The bits that an app may use for its own events.
    public static let applicationReserved = Events(rawValue: 0x0F00_0000)
    /// The bits that the framework reserves.
    public static let systemReserved = Events(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Events(rawValue: 0xFFFF_FFFF)

    var control: ControlEvents { ControlEvents(rawValue: rawValue) }
  }

  /// Adds a target and an action for events, beside the control's own; for an existing pair, adds the
  /// events to it (`NSControl.addTarget(_:action:for:)`, macOS 27).
  ///
  /// The control does not retain the target. Without one, the responder chain is searched.
  public final func addTarget(
    _ target: AnyObject?, action: ActionSelector, for events: Events
  ) {
    if !events.isEmpty { addHandler(target, action: action, for: events.control) }
  }

  /// Removes events from the entries of a target and an action; without an action from all entries of the
  /// target, without a target from every entry (`NSControl.removeTarget(_:action:for:)`, macOS 27).
  public final func removeTarget(
    _ target: AnyObject?, action: ActionSelector?, for events: Events
  ) {
    removeHandlers(of: target, action: action, for: events.control)
  }

  /// Calls the handlers of events.
  final func send(_ events: Events) {
    guard handlerList != nil else { return }
    let recorder = InteractionRecorder.current
    let count = handlers.count { !$0.events.isDisjoint(with: events.control) }
    guard count > 0 else { return }
    recorder?.note(.cell(control: recordName, .sends(events.description, handlers: count)))
    callHandlers(for: events.control, with: nil, recorder)
  }

  /// Calls the handlers of what the user does with the control, after its value was another one.
  final func sendOperated(after value: String) {
    guard handlerList != nil else { return }
    if cell?.comparedValue != value { send(.valueChanged) }
    send(.primaryActionTriggered)
  }

  /// Calls a handler; see ``EventSender``.
  package final func call(_ handler: EventHandler, with event: InputEvent?) {
    if let action = handler.action {
      action.run(from: self)
    } else if handler.kind == .chain {
      sendAction(handler.selector.selector, to: nil)
    } else if let target = handler.target {
      sendAction(handler.selector.selector, to: target)
    }
  }

  /// Handlers are always called one by one; see ``EventSender``.
  package final var overridesSending: Bool { true }
}

extension NSControl.Events: CustomStringConvertible {
  private static let names: [(NSControl.Events, String)] = [
    (.trackingBegan, "trackingBegan"), (.trackingRepeated, "trackingRepeated"),
    (.trackingInside, "trackingInside"), (.trackingOutside, "trackingOutside"),
    (.trackingEntered, "trackingEntered"), (.trackingExited, "trackingExited"),
    (.trackingEndedInside, "trackingEndedInside"), (.trackingEndedOutside, "trackingEndedOutside"),
    (.trackingCancelled, "trackingCancelled"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
  ]

  /// The names of the events, or their bits in hexadecimal for others.
  public var description: String {
    let known = Self.names.filter { contains($0.0) }
    let rest = subtracting(known.reduce(into: []) { $0.formUnion($1.0) })
    let names = known.map(\.1) + (rest.isEmpty ? [] : ["0x" + String(rest.rawValue, radix: 16)])
    return names.isEmpty ? "none" : names.joined(separator: " ")
  }
}

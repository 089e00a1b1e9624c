/// A few controls and what a user does with them, in no dialect's terms, so that it runs in UIKit and in AppKit.
///
/// Controls are named by what they are. ``run(in:)`` makes them in a window of a dialect, and records each step.
public struct DialectScenario: Sendable, Hashable {
  /// The kinds of controls.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A button: `UIButton`, `NSButton`.
    case button
    /// A check box or a switch: `UISwitch`, `NSButton` of the type `switch`.
    case toggle
    /// A slider from 0 to 10: `UISlider`, `NSSlider`.
    case slider
    /// A text field: `UITextField`, `NSTextField`.
    case field
    /// An item of the main menu: `UICommand`, `NSMenuItem`.
    case menuItem
  }

  /// An object that can perform actions.
  public enum Performer: String, Sendable, Hashable, CaseIterable {
    /// The view around the controls.
    case view
    /// The controller of that view.
    case controller
    /// The window.
    case window
    /// The delegate of the window, which only AppKit has.
    case windowDelegate
    /// The scene of the window, which only UIKit has.
    case scene
    /// The application.
    case application
    /// The delegate of the application.
    case applicationDelegate
  }

  /// The arguments of an action.
  public enum Arguments: Sendable, Hashable {
    /// No argument: `save`.
    case none
    /// The control: `save:`.
    case sender
    /// The control and the event, which only UIKit has: `save:forEvent:`.
    case senderAndEvent
  }

  /// The moment at which an action is sent.
  public enum Moment: Sendable, Hashable {
    /// As the kind of control does by itself.
    case usual
    /// When the finger or the button of the mouse goes down.
    case press
    /// While the user types, which only UIKit sends.
    case typing
  }

  /// An action of a control.
  public struct Action: Sendable, Hashable {
    /// The target; nil for the first object that performs it.
    public var target: Performer?
    /// The arguments.
    public var arguments: Arguments
    /// The moment.
    public var moment: Moment

    /// Creates an action.
    public init(
      to target: Performer? = .controller, _ arguments: Arguments = .sender,
      at moment: Moment = .usual
    ) {
      (self.target, self.arguments, self.moment) = (target, arguments, moment)
    }
  }

  /// A control with its contents.
  public struct Control: Sendable, Hashable {
    /// The kind.
    public var kind: Kind
    /// The title, and the name in steps and records.
    public var name: String
    /// The actions; several are added one after the other.
    public var actions: [Action]
    /// A Boolean value that indicates whether it can be operated.
    public var isEnabled = true
    /// The value of a toggle, as 0 or 1, and of a slider.
    public var value = 0.0
    /// The key that stands for it, with the Command key for an item; nil for none.
    public var key: String?
    /// A Boolean value that indicates whether the action is sent while a slider moves.
    public var isContinuous = true
    /// The name of a group of toggles of which one is on, which only AppKit has; nil for none.
    public var group: String?
    /// The name of the value that the control shows and sets by a binding, which only AppKit has; nil for none.
    public var boundValue: String?

    /// Creates a control.
    public init(_ kind: Kind, _ name: String, _ actions: Action...) {
      (self.kind, self.name, self.actions) = (kind, name, actions)
    }

    /// Returns the control with other contents.
    public func with(_ change: (inout Control) -> Void) -> Control {
      var control = self
      change(&control)
      return control
    }
  }

  /// Something that the user or the program does.
  public enum Step: Sendable, Hashable {
    /// Taps or clicks a control, so many times in quick succession.
    case tap(String, count: Int = 1)
    /// Presses a control, moves away by a distance in points, and lets go.
    case pressAndLeave(String, by: Double)
    /// Drags the thumb of a slider to a value.
    case slide(String, to: Double)
    /// Types a text where the keyboard goes.
    case type(String)
    /// Presses the return key.
    case pressReturn
    /// Presses the tab key.
    case pressTab
    /// Presses a letter with the Command key.
    case pressCommand(String)
    /// Makes a control first responder, in code.
    case focus(String)
    /// Operates a control in code: `sendActions(for:)`, `performClick(_:)`.
    case activate(String)
    /// Sets the value of a toggle or a slider in code.
    case set(String, to: Double)
    /// Enables or disables a control in code.
    case enable(String, Bool)
    /// Moves a screen reader to a control.
    case say(String)
  }

  /// A name of the scenario, in a few words.
  public var title: String
  /// The controls, from the top of the window.
  public var controls: [Control]
  /// The objects that have the methods of actions.
  public var performers: Set<Performer>
  /// The steps.
  public var steps: [Step]

  /// Creates a scenario.
  public init(
    _ title: String, _ controls: [Control], performers: Set<Performer> = [.controller],
    _ steps: [Step]
  ) {
    (self.title, self.controls, self.performers, self.steps) = (title, controls, performers, steps)
  }
}

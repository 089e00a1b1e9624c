public import ResponderKit

/// An act of a user on a control, a view or a gesture recognizer on a screen.
public enum ScreenOperation: Sendable, Hashable {
  /// A tap on the middle of a view, or the gesture that a recognizer needs.
  case tap
  /// A number of taps in quick succession.
  case taps(Int)
  /// A click of the right button on a view of AppKit, and the choice of an item of the contextual menu by
  /// the titles of its submenus and its own; no titles leave the menu open.
  case rightClick([String])
  /// Operates a control until it has a value, such as `0.5`, `on`, `2` for a page, or `#FF8000`.
  case set(String)
  /// Chooses a segment, or an element of a menu by the titles of its submenus and its own; a title of
  /// AppKit's menus may be a path, such as `File/Save As…`.
  case choose([String])
  /// Makes a value larger by a step.
  case increment
  /// Makes a value smaller by a step.
  case decrement
  /// Pulls the scroll view around a refresh control down.
  case pull
  /// Taps a text, and types into it.
  case type(Typing)
  /// Picks a date or a duration, such as `2026-11-20T18:30` or `1:15`.
  case pick(String)
  /// Makes a gesture on a view, whatever recognizers it has.
  case gesture(ScreenGesture)
  /// Focuses a view and presses buttons of a remote.
  case press([Press.PressType])
  /// Focuses a view, or begins editing its text, and presses keys.
  case keys([Key])

  /// The operations without their values.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case tap, taps, rightClick, set, choose, increment, decrement, pull, type, pick, gesture, press,
      keys
  }

  /// The text and the keys that a user types.
  public struct Typing: Sendable, Hashable {
    /// The text; nil for none.
    public var text: String?
    /// A Boolean value that indicates whether the return key is pressed after it.
    public var pressesReturn: Bool
    /// The keys that are pressed after it.
    public var keys: [Key]

    /// Creates a text without the return key and other keys.
    public init(_ text: String?, pressesReturn: Bool = false, keys: [Key] = []) {
      (self.text, self.pressesReturn, self.keys) = (text, pressesReturn, keys)
    }
  }

  /// The operation without its value.
  package var kind: Kind {
    switch self {
    case .tap: .tap
    case .taps: .taps
    case .rightClick: .rightClick
    case .set: .set
    case .choose: .choose
    case .increment: .increment
    case .decrement: .decrement
    case .pull: .pull
    case .type: .type
    case .pick: .pick
    case .gesture: .gesture
    case .press: .press
    case .keys: .keys
    }
  }

}

extension ScreenOperation.Kind {
  /// The word for the operation in answers.
  package var noun: String {
    switch self {
    case .tap, .taps: "a tap"
    case .rightClick: "a right click"
    case .set, .increment, .decrement: "a change"
    case .choose, .pick: "a choice"
    case .pull: "a pull"
    case .type: "typing"
    case .gesture: "a gesture"
    case .press: "a press"
    case .keys: "a key"
    }
  }
}

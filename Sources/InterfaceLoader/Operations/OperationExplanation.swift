package import ResponderKit

/// The effect of a tap, a click or a gesture on an object, or the reason that it has none.
package struct OperationExplanation {
  /// The search for the object that performs an action.
  package struct Search {
    /// The objects that are asked, in order.
    package var search: ActionSearch
    /// Indicates whether the app's first responder would be asked first, of which the document says
    /// nothing.
    package var asksFirstResponder: Bool

    package init(_ search: ActionSearch, asksFirstResponder: Bool) {
      (self.search, self.asksFirstResponder) = (search, asksFirstResponder)
    }
  }

  /// A handler of an event, which is sent or begun.
  package enum Handler {
    /// A closure, such as one that performs a segue, with its title.
    case closure(_ event: String, title: String)
    /// An action; its name, and who performs it.
    case action(_ event: String, name: String, Search)
    /// Another row, about the place that begins a segue.
    case segue(_ place: String, summary: String)
  }

  /// A connection of the document that has no handler.
  package struct Problem {
    /// The event; nil for a sender with only one.
    package var event: String?
    package var text: String
    /// Indicates whether it is certain that the action is lost.
    package var isMistake: Bool
  }

  /// A gesture recognizer of the object.
  package struct Gesture {
    package var recognizer: String
    package var requirement: String
    package var id: String?
  }

  /// The stimulus in words: `a tap`, `a click`, `a gesture`.
  package var stimulus = "a tap"
  /// The name of the object that is reached.
  package var reached: String
  /// The obstacle to the stimulus; nil for none.
  package var obstacle: TapObstacle?
  /// The gesture that a recognizer needs; nil for another object.
  package var requirement: String?
  /// Other conditions, each with a name.
  package var notes: [(name: String, text: String)] = []
  /// The views that list a recognizer.
  package var hosts: [String] = []
  /// The delegate of a recognizer; nil for none.
  package var delegate: String?
  /// Indicates whether the stimulus opens a menu.
  package var opensMenu = false
  /// Indicates whether the stimulus selects a tab.
  package var selectsTab = false
  package var handlers: [Handler] = []
  package var problems: [Problem] = []
  /// The recognizers of a view.
  package var gestures: [Gesture] = []
  /// A sentence about the recognizers for a user of a screen reader; nil without recognizers.
  package var readerNote: String?

  package init(reached: String, obstacle: TapObstacle?) {
    (self.reached, self.obstacle) = (reached, obstacle)
  }

  /// Indicates whether a tap reaches the object and no action is certain to be lost.
  package var isFine: Bool {
    obstacle == nil && !problems.contains(where: \.isMistake)
      && !handlers.contains {
        if case .action(_, _, let search) = $0 { search.search.isLost } else { false }
      }
  }
}

extension OperationExplanation {
  /// Has a delegate of a class that is not linked perform the actions that nothing performs; returns what
  /// was assumed, each in a few words.
  @MainActor
  func assumeAnswers(by delegate: Responder?) -> [String] {
    guard let delegate, delegate.isPlaceholder else { return [] }
    return handlers.compactMap { handler in
      guard case .action(_, let name, let found) = handler, found.search.target == nil else {
        return nil
      }
      delegate.performAction(named: name)
      return "\(delegate.recordName) performs \(name)"
    }
  }
}

package import InterfaceLoader
package import Localize

/// The act of a step of a scenario.
package enum ScenarioAction: Sendable, Hashable {
  /// An operation on an object.
  case operate(ScreenOperation, on: ScenarioTarget)
  /// A state that an object gets, as code of the app sets it.
  case make(ScenarioTarget, CodedState)
  /// A screen reader's cursor that comes to an object.
  case read(ScenarioTarget)
  /// A look at all that is on the screen.
  case look
  /// A command of a screen reader.
  case reader(ReaderCommand)
  /// Another screen of the document, as code of the app shows it.
  case screen(String)
  /// The same screen anew in another language.
  case language(LanguageTag)
  /// The same screen anew on a device.
  case device(Device)
  /// Time that passes, in seconds.
  case wait(Double)

  /// A command of a screen reader to the element under its cursor.
  package enum ReaderCommand: Sendable, Hashable {
    case next, previous, activate, increment, decrement, escape, magicTap
    case scroll(ScrollDirection)
    /// A custom action by its name.
    case perform(String)
  }

  /// The directions of a scroll, as the command line names them.
  package enum ScrollDirection: String, Sendable, Hashable, CaseIterable {
    case up, down, left, right
  }
}

/// The object of a step: a name, and a row of it.
package struct ScenarioTarget: Sendable, Hashable {
  /// The id, the identifier after `#`, or what a screen reader says first.
  package var name: String
  /// The number of the element in reading order, from 1; nil for one with a name.
  package var element: Int?
  /// The numbers of the section and the row, from 1; nil without a row.
  package var row: RowNumbers?
  /// Indicates whether the accessory of the row is meant.
  package var isAccessory = false

  /// The numbers of a row.
  package struct RowNumbers: Sendable, Hashable {
    /// The section; nil where rows of all sections are counted.
    package var section: Int?
    package var row: Int
  }

  /// Creates a target without a row.
  package init(_ name: String) { self.name = name }

  /// The place of the row; nil without one.
  package var place: RowPlace? {
    guard row != nil || isAccessory else { return nil }
    return RowPlace(
      row: row.map { .init(section: $0.section, row: $0.row) }, isAccessory: isAccessory)
  }
}

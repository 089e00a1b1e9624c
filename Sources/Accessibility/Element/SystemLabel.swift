/// A label that the system gives to an element; the raw value is its key in `UIKit.strings` of a language.
public enum SystemLabel: String, Sendable, Hashable, Codable, CaseIterable {
  /// The part of a stepper that makes the value smaller.
  case decrement = "label.decrement"
  /// The part of a stepper that makes the value larger.
  case increment = "label.increment"
  /// A button that shows details.
  case moreInfo = "label.moreInfo"
  /// A button of the close type.
  case close = "label.close"
  /// A progress view.
  case progress = "label.progress"
  /// An activity indicator that is running.
  case inProgress = "label.inProgress"
  /// A well for a color.
  case colorWell = "label.colorWell"

  /// All labels and names of colors, which every spoken language has.
  public static let vocabulary = Vocabulary(
    table: "UIKit", keys: allCases.map(\.rawValue) + SpokenWord.colorKeys)
}

extension SpokenWord {
  /// A label of the system.
  public static func system(_ label: SystemLabel) -> SpokenWord {
    SpokenWord(table: "UIKit", key: label.rawValue)
  }
}

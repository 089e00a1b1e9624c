import Diagnostics

/// The reason that a format cannot be filled in.
public enum FormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The format asks for an argument that is missing; counted from 1.
  case missingArgument(Int)
  /// An argument has a type that its conversion does not accept; the argument is counted from 1.
  case wrongArgument(Int, isA: String, conversion: String)
  /// The message asks for an argument that is missing.
  case missingNamed(String)
  /// An argument of a message has a type that its place does not show; then the place, in words.
  case wrongNamed(String, isA: String, shownAs: String)
  /// A position is over 127, the maximum.
  case positionTooLarge(Int)
  /// The format refers to a variable that does not exist.
  case unknownVariable(String)
  /// A variable refers to itself, directly or through others.
  case recursiveVariable(String)
  /// Variables hold others, level upon level.
  case nestedTooDeep(limit: Int)
  /// Variables hold others so often that they would be filled in without end.
  case tooManyVariables(limit: Int)
  /// The text would be longer than a number of bytes.
  case tooLong(limit: Int)
  /// No text exists for the category of the number or for `other`.
  case noOther(String)
  /// No text exists for the device or the width, or for `other`.
  case noVariant(String)

  /// The problem and the remedy.
  public var description: String {
    switch self {
    case .missingArgument(let number): "argument \(number) is missing. Give it."
    case .wrongArgument(let number, let kind, let conversion):
      "argument \(number) is \(kind), which \(conversion) does not show. Give another one."
    case .missingNamed(let name): "the argument \(quoted(name)) is missing. Give it."
    case .wrongNamed(let name, let kind, let place):
      "the argument \(quoted(name)) is \(kind), and \(place) is asked for. Give another one."
    case .positionTooLarge(let position):
      "position \(position) is over 127. Renumber the arguments."
    case .unknownVariable(let name): "there is no variable \(quoted(name)). Define it."
    case .recursiveVariable(let name): "the variable \(quoted(name)) holds itself. Take it out."
    case .nestedTooDeep(let limit): "the variables are nested deeper than \(limit). Flatten them."
    case .tooManyVariables(let limit):
      "more than \(limit) variables are to be filled in. Use fewer."
    case .tooLong(let limit): "the text is longer than \(limit) bytes. Shorten it."
    case .noOther(let name): "\(quoted(name)) has no text for 'other'. Add it."
    case .noVariant(let name): "there is no text for \(name). Add one for 'other'."
    }
  }
}

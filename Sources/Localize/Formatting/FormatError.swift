/// Why a format could not be filled in.
public enum FormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The format asks for an argument that was not given; counted from 1.
  case missingArgument(Int)
  /// An argument is not what its conversion shows; the argument counted from 1.
  case wrongArgument(Int, isA: String, conversion: String)
  /// A position is over 127, the largest that there may be.
  case positionTooLarge(Int)
  /// The format refers to a variable that is not there.
  case unknownVariable(String)
  /// A variable refers to itself, by others perhaps.
  case recursiveVariable(String)
  /// There is neither a text for the category of the number nor one for `other`.
  case noOther(String)
  /// There is neither a text for the device, nor the width, nor for others.
  case noVariant(String)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .missingArgument(let number): "argument \(number) is missing. Give it."
    case .wrongArgument(let number, let kind, let conversion):
      "argument \(number) is \(kind), which \(conversion) does not show. Give another one."
    case .positionTooLarge(let position):
      "position \(position) is over 127. Renumber the arguments."
    case .unknownVariable(let name): "there is no variable '\(name)'. Define it."
    case .recursiveVariable(let name): "the variable '\(name)' holds itself. Take it out."
    case .noOther(let name): "'\(name)' has no text for 'other'. Add it."
    case .noVariant(let name): "there is no text for \(name). Add one for 'other'."
    }
  }
}

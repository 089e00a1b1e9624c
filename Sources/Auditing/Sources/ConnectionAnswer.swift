package import AppSources
import Diagnostics

/// The answer of an app's source to a connection of a document.
package enum ConnectionAnswer: Sendable {
  /// Source declares it.
  case declared(SourceIndex.Place)
  /// A class of Apple's has it.
  case apple(AppleClass)
  /// Classes of the app perform an action that the first responder, or the exit of a scene, is sent.
  case responders([SourceIndex.Place])
  /// The declaration is there, but Objective-C cannot see it.
  case notExposed(SourceIndex.Place)
  /// A method of the name takes other arguments.
  case otherArguments(SourceIndex.Place, selector: String)
  /// An outlet has a type that the object is not of.
  case otherType(SourceIndex.Place, type: String)
  /// The class has none of the name, or no class has if there is no owner; those that are spelled nearly so.
  case missing(owner: String?, near: [String])
  /// No file declares the class; those that are spelled nearly so.
  case unknownClass(String, near: [String])
  /// A class that was not read may have it.
  case doubtful(owner: String, reason: String)
  /// No object has it.
  case noTarget

  /// The answer in a few words.
  package var words: String {
    switch self {
    case .declared(let place): "\(place)"
    case .apple(let owner): "\(owner.framework): \(owner.name)"
    case .responders(let places):
      places.count > 1 ? "\(places[0]) and \(places.count - 1) more" : "\(places[0])"
    case .notExposed(let place): "\(place), which Objective-C does not see"
    case .otherArguments(let place, let selector): "\(place) has \(selector)"
    case .otherType(let place, let type): "\(place) is a \(type)"
    case .missing(let owner, let near):
      (owner.map { "\($0) has none" } ?? "no class has it") + Self.suggestion(near)
    case .unknownClass(let name, let near):
      "no file declares \(name)" + Self.suggestion(near)
    case .doubtful(let owner, let reason): "\(owner) may have it: \(reason)"
    case .noTarget: "there is no target"
    }
  }

  /// Indicates whether the connection works, as far as the source is known.
  package var isFound: Bool {
    switch self {
    case .declared, .apple, .responders, .doubtful: true
    default: false
    }
  }

  /// The place of the declaration that the connection means.
  package var place: SourceIndex.Place? {
    switch self {
    case .declared(let place), .notExposed(let place), .otherArguments(let place, _),
      .otherType(let place, _):
      place
    case .responders(let places): places.first
    default: nil
    }
  }

  private static func suggestion(_ near: [String]) -> String {
    near.isEmpty ? "" : "; is it \(near.joined(separator: ", "))?"
  }
}

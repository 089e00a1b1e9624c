import AppKitDialect
import FoundationEssentials
import Graphics
import KeyValues
import ResponderKit
package import TextFormats

/// The answer of a binding in a document: its value, for people and for programs, or why it has none.
package struct BindingAnswer: Sendable {
  /// The answer in words, as in `which is 5`.
  package let text: String
  /// The members of the binding in JSON.
  package let json: [String: JSONValue]
  /// Indicates whether there is a value, or a marker in its place.
  package let isKnown: Bool
  /// The texts of the items that the binding gives a pop-up button or a combo box; empty for any other binding.
  package private(set) var items: [String] = []

  @MainActor
  init(_ state: BindingState, of object: Responder) {
    (text, isKnown) = (state.answer, true)
    if state.name.hasPrefix("content") {
      switch object {
      case let button as NSPopUpButton: items = button.itemTitles
      case let box as NSComboBox: items = box.objectValues.map { boundText(of: $0) }
      default: break
      }
    }
    if let marker = state.object as? SelectionMarker {
      json = ["marker": .string(marker.name)]
    } else if state.isSecret {
      json = [:]
    } else {
      var budget = 1000
      let value = JSONValue.of(state.object, &budget, depth: 0)
      json = budget < 0 ? ["valueCount": .number(count(of: state.object))] : ["value": value]
    }
  }

  init(_ unevaluated: UnevaluatedBinding) {
    let problem = unevaluated.reason.problem(of: unevaluated.binding)
    (text, isKnown) = ("which is not evaluated: \(problem)", false)
    json = ["unevaluated": .string(problem)]
  }
}

extension SelectionMarker {
  fileprivate var name: String {
    switch self {
    case .multipleValues: "multipleValues"
    case .noSelection: "noSelection"
    case .notApplicable: "notApplicable"
    }
  }
}

/// Returns the number of objects of a list, or of values of an object.
@MainActor
private func count(of value: Any?) -> Int {
  switch value {
  case let list as [Any]: list.count
  case let object as KeyValueObject: object.keys.count
  default: 1
  }
}

extension JSONValue {
  /// Returns a value of a binding; a budget of values goes below zero if there are more, or too deep ones.
  @MainActor
  fileprivate static func of(_ value: Any?, _ budget: inout Int, depth: Int) -> JSONValue {
    budget -= depth > 32 ? budget + 1 : 1
    guard budget >= 0, let value = flattened(value) else { return .null }
    switch value {
    case let flag as Bool: return .bool(flag)
    case let number as any BinaryInteger: return .number(Int(clamping: number))
    case let number as any BinaryFloatingPoint:
      let number = Double(number)
      return number.isFinite ? .decimal(number) : .string("\(number)")
    case let text as String: return .string(text)
    case let places as IndexSet: return .array(places.map { .number($0) })
    case let path as IndexPath: return .array(path.map { .number($0) })
    case let date as Date: return .string(date.formatted(.iso8601))
    case let color as Color: return .string(color.hexadecimal ?? color.accessibilityName)
    case let url as URL: return .string(url.isFileURL ? url.path() : url.absoluteString)
    case let archive as ArchivedObject: return of(archive.object, &budget, depth: depth + 1)
    case let list as [Any]:
      var values: [JSONValue] = []
      for item in list where budget >= 0 { values.append(of(item, &budget, depth: depth + 1)) }
      return .array(values)
    case let object as KeyValueObject:
      var members: [String: JSONValue] = [:]
      for key in object.keys where budget >= 0 {
        members[key] = of(object[key], &budget, depth: depth + 1)
      }
      return .object(members)
    default: return .object(["object": .string(shortDescription(of: value))])
    }
  }
}

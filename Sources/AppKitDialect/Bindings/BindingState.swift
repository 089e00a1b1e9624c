import KeyValues
import ResponderKit

/// A binding of an object with what it answers now, in words.
package struct BindingState {
  /// The name of the binding, such as `enabled2`.
  package let name: String
  /// The key path of the value.
  package let keyPath: String
  /// The name of the object that has the value.
  package let source: String
  /// The value in a few words; nil if it is not known.
  package let value: String?
  /// The value itself, before a transformer; nil for none and for one that is secret.
  package let object: Any?
  /// Indicates whether the value is the text of a secure field.
  package let isSecret: Bool
  /// The reason that the value is not known; nil if it is.
  package let problem: String?
  /// The value that would enable or show the object, which this one disables or hides; nil for any other
  /// binding.
  package let remedy: String?

  /// Indicates whether the value is known.
  package var isKnown: Bool { value != nil }
  /// Indicates whether the value disables or hides the object.
  package var isInTheWay: Bool { remedy != nil }
  /// The value in words: `which is false`.
  package var answer: String { value.map { "which is \($0)" } ?? "which has no value here" }
}

extension Responder {
  /// The answers of the bindings of the object, in the order of binding.
  package final var bindingStates: [BindingState] {
    bindingGroups.flatMap { group in group.bindings.map { $0.state(in: group) } }
  }
}

extension Binding {
  fileprivate func state(in group: BindingGroup) -> BindingState {
    var (text, problem, object): (String?, String?, Any?) = (nil, nil, nil)
    switch value {
    case .value:
      object = flattened((try? source?.value(forKeyPath: keyPath)) ?? nil)
      text = group.description(of: object)
    case .marker(let marker): (text, object) = (marker.description, marker)
    case .unknown(let error): problem = error.description
    }
    return BindingState(
      name: name.rawValue, keyPath: keyPath, source: sourceName, value: text,
      object: group.isSecret ? nil : object, isSecret: group.isSecret, problem: problem,
      remedy: text == nil ? nil : remedy(in: group))
  }

  /// The value that would make the object operable, if this one does not.
  private func remedy(in group: BindingGroup) -> String? {
    let isFlag = group.base == "enabled" || group.base == "hidden" || group.base == "editable"
    guard isFlag, case .value(let value) = value else {
      guard case .marker(let marker) = value, !isChangeable(value) else { return nil }
      return marker == .multipleValues ? "a single selected object" : "a selected object"
    }
    let wanted = group.base != "hidden"
    guard (boolValue(of: value) ?? false) != wanted else { return nil }
    let candidates: [(Any?, String)] = [(true, "true"), (false, "false"), (nil, "null")]
    return candidates.first { candidate, _ in
      let transformed = try? options.transformer?.transformedValue(candidate) ?? candidate
      return (boolValue(of: transformed ?? nil) ?? false) == wanted
    }?.1
  }
}

import FoundationEssentials
import Graphics
import KeyValues
import ResponderKit

/// A property of an object that can be bound: how its value is set, and what the user has chosen.
@MainActor
struct BoundProperty {
  /// The way in which several bindings of the property make one value.
  enum Rule {
    /// The first one counts.
    case one
    /// All have to be true.
    case all
    /// One has to be true.
    case any
    /// They are the values of a pattern.
    case pattern
  }

  /// A value to show, with its placeholder applied.
  struct Shown {
    /// The value; nil for none.
    var value: Any?
    /// The text in the place of a value; nil where there is a value, or nothing to show.
    var placeholder: String?
  }

  /// The part of an object's state that follows from whether its value can be changed.
  enum Condition: String { case none, enabled, editable }

  var rule = Rule.one
  /// Indicates whether markers without a placeholder of their own are shown as AppKit's texts.
  var showsMarkers = false
  /// The value that is set for several ones, unless the binding has a placeholder.
  var multipleValues: Any?
  var condition = Condition.none
  /// Indicates whether the value is looked up row by row, so that the one of all rows is not asked for.
  var isOfRows = false
  /// The type of the values; nil for texts and numbers, which are converted.
  var valueClass: Any.Type?
  /// Sets the property of an object.
  let apply: @MainActor (Responder, Shown) -> Void
  /// Returns what the user has chosen; nil for a property that the user does not change.
  var chosen: (@MainActor (Responder) -> Any?)?
}

extension BoundProperty {
  /// A property that is true or false.
  static func flag<Object: Responder>(
    _ rule: Rule, _ type: Object.Type, _ apply: @escaping @MainActor (Object, Bool) -> Void
  ) -> BoundProperty {
    BoundProperty(
      rule: rule,
      apply: { object, shown in
        if let object = object as? Object { apply(object, boolValue(of: shown.value) ?? false) }
      })
  }

  /// A property that only the bound object changes.
  static func shown<Object: Responder>(
    _ type: Object.Type, _ apply: @escaping @MainActor (Object, Any?) -> Void
  ) -> BoundProperty {
    BoundProperty(apply: { object, shown in
      if let object = object as? Object { apply(object, shown.value ?? shown.placeholder) }
    })
  }

  /// A title: a text, or the placeholder in its place.
  static func text<Object: Responder>(
    _ type: Object.Type, _ rule: Rule = .one,
    _ apply: @escaping @MainActor (Object, String) -> Void
  ) -> BoundProperty {
    BoundProperty(
      rule: rule, showsMarkers: true,
      apply: { object, shown in
        guard let object = object as? Object else { return }
        apply(object, shown.value.map { boundText(of: $0) } ?? shown.placeholder ?? "")
      })
  }

  /// A property that the user changes.
  static func value<Object: Responder>(
    _ type: Object.Type, _ condition: Condition = .enabled, multipleValues: Any? = nil,
    of valueClass: Any.Type? = nil,
    _ chosen: @escaping @MainActor (Object) -> Any?,
    _ apply: @escaping @MainActor (Object, Shown) -> Void
  ) -> BoundProperty {
    BoundProperty(
      multipleValues: multipleValues, condition: condition, valueClass: valueClass,
      apply: { object, shown in if let object = object as? Object { apply(object, shown) } },
      chosen: { ($0 as? Object).flatMap(chosen) })
  }
}

/// Returns a value in a few words, for records.
@MainActor
func boundDescription(of value: Any?) -> String {
  switch flattened(value) {
  case let places as IndexSet:
    places.isEmpty ? "none" : places.map { "\($0)" }.joined(separator: ", ")
  case let paths as [IndexPath]:
    paths.isEmpty
      ? "none"
      : paths.map { $0.map { "\($0)" }.joined(separator: ".") }.joined(separator: ", ")
  case let value: shortDescription(of: value)
  }
}

/// Returns a value as a text, as AppKit prints those of titles.
@MainActor
package func boundText(of value: Any?) -> String {
  switch flattened(value) {
  case nil: return ""
  case let text as String: return text
  case let flag as Bool: return flag ? "1" : "0"
  case let object as any KeyValueSource: return keyValueName(of: object)
  case let other?: return shortDescription(of: other)
  }
}

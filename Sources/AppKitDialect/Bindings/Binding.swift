import KeyValues
import ResponderKit

/// A binding: the value at a key path of an object, for a property of another object.
@MainActor
final class Binding {
  let name: NSBindingName
  let keyPath: String
  let options: BindingOptions
  /// Retained unless the views of the object may be its own.
  private let retained: (any KeyValueSource)?
  private weak var unretained: (any KeyValueSource)?
  private(set) var observation: KeyValueObservation?

  init(
    _ name: NSBindingName, to source: any KeyValueSource, _ keyPath: String,
    _ options: BindingOptions
  ) {
    (self.name, self.keyPath, self.options) = (name, keyPath, options)
    let mayOwnViews = source is NSResponder
    (retained, unretained) = (mayOwnViews ? nil : source, mayOwnViews ? source : nil)
  }

  var source: (any KeyValueSource)? { retained ?? unretained }

  func observe(_ handler: @escaping @MainActor () -> Void) {
    observation = source?.observe(keyPath, changeHandler: handler)
  }

  func end() { observation?.invalidate() }

  // MARK: From the object

  /// The value as it is shown, before a placeholder takes its place.
  var value: BoundValue {
    guard let source else { return .value(nil) }
    do throws(KeyValueError) {
      let value = try source.value(forKeyPath: keyPath)
      if let marker = value as? SelectionMarker { return .marker(marker) }
      guard let transformer = try options.transformer else { return .value(value) }
      return .value(try transformer.transformedValue(value))
    } catch {
      if case .undefinedKey = error,
        !options.isOn(.raisesForNotApplicableKeys, unlessGiven: true)
      {
        return .marker(.notApplicable)
      }
      return .unknown(error)
    }
  }

  /// Indicates whether there is an object whose value the user can change.
  func isChangeable(_ value: BoundValue) -> Bool {
    switch value {
    case .marker(.multipleValues):
      options.isOn(.allowsEditingMultipleValuesSelection, unlessGiven: true)
    case .marker: false
    case .value: (source as? NSObjectController)?.isEditable ?? true
    case .unknown: true
    }
  }

  // MARK: To the object

  /// Sets the value of the object to one that it accepts.
  func set(_ value: Any?) throws(KeyValueError) {
    try source?.setValue(value, forKeyPath: keyPath)
  }

  /// Returns the value at a key path that an object accepts for one that is shown; the object is asked if the binding
  /// says so.
  ///
  /// Throws if there is none, or no object on the way.
  func accepted(
    _ shown: Any?, by source: any KeyValueSource, _ keyPath: String
  ) throws(KeyValueError) -> Any? {
    let value = try reversed(shown)
    let way = KeyNames(keyPath).keys.dropLast()
    if !way.isEmpty { _ = try source.value(forKeyPath: way.joined(separator: ".")) }
    guard options.isOn(.validatesImmediately, unlessGiven: false) else { return value }
    return try source.validateValue(value, forKeyPath: keyPath)
  }

  /// Returns the value of the object for one that is shown: the transformer turns it back.
  private func reversed(_ shown: Any?) throws(KeyValueError) -> Any? {
    let value = flattened(shown)
    guard let transformer = try options.transformer else { return value }
    return try transformer.reverseTransformedValue(value)
  }

  /// The name of the object, for records.
  var sourceName: String {
    guard let source else { return "an object that has gone" }
    return keyValueName(of: source)
  }
}

extension NSResponder: HasKeyValueName {
  package var keyValueName: String { recordName }
}

/// The answer of the object of a binding.
enum BoundValue {
  /// A value, or none.
  case value(Any?)
  /// A marker in the place of a value.
  case marker(SelectionMarker)
  /// The reason that there is no answer: the property stays as it is.
  case unknown(KeyValueError)
}

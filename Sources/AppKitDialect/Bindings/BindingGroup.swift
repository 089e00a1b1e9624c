import KeyValues
import ResponderKit

/// The bindings of one property of an object, those with a number among them.
@MainActor
final class BindingGroup {
  private weak var owner: Responder?
  let base: String
  let property: BoundProperty
  private(set) var bindings: [Binding] = []
  private var isCommitting = false
  /// Indicates whether the property is being set, so that what follows is not the user's.
  private(set) var isShowing = false
  /// Indicates whether the value has changed while it was being shown.
  private var hasChanged = false
  /// The reason that the object refused what the user chose last; nil if it did not.
  private(set) var refusal: String?
  /// The text that was shown for no value before the binding showed its own.
  var ownPlaceholder: String??

  init(of object: Responder, _ base: String, _ property: BoundProperty) {
    (self.owner, self.base, self.property) = (object, base, property)
  }

  func add(_ binding: Binding) {
    remove(binding.name)
    bindings.append(binding)
    bindings.sort { $0.name.parts.number < $1.name.parts.number }
    binding.observe { [weak self] in self?.sourceDidChange() }
  }

  func remove(_ name: NSBindingName) {
    for binding in bindings where binding.name == name { binding.end() }
    bindings.removeAll { $0.name == name }
  }

  // MARK: From the object to the property

  private func sourceDidChange() {
    // What the user has chosen is shown already.
    guard !isCommitting else { return }
    show(isRecorded: true)
  }

  /// Sets the property to the value of its bindings; leaves it as it is if one of them has no answer.
  func show(isRecorded: Bool = false) {
    hasChanged = true
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    var rounds = 0
    // What is shown may change the value; bindings that disagree for good stop.
    while hasChanged, rounds < 4 {
      (hasChanged, rounds) = (false, rounds + 1)
      showOnce(isRecorded)
    }
  }

  private func showOnce(_ isRecorded: Bool) {
    guard let object = owner, let first = bindings.first else { return }
    guard !property.isOfRows else { return property.apply(object, .init()) }
    let values = bindings.map(\.value)
    guard let shown = shown(values) else { return }
    property.apply(object, shown)
    applyConditions(object, first, values[0])
    if isRecorded, InteractionRecorder.current != nil { note(object, shown) }
  }

  private func shown(_ values: [BoundValue]) -> BoundProperty.Shown? {
    switch property.rule {
    case .one: return values.first.flatMap { shown($0, bindings[0].options) }
    case .all, .any:
      let isAll = property.rule == .all
      var isKnown = true
      for (value, binding) in zip(values, bindings) {
        guard let shown = shown(value, binding.options) else {
          isKnown = false
          continue
        }
        // One answer may be enough.
        if (boolValue(of: shown.value) ?? false) != isAll { return .init(value: !isAll) }
      }
      return isKnown ? .init(value: isAll) : nil
    case .pattern: return pattern(values)
    }
  }

  private func shown(_ value: BoundValue, _ options: BindingOptions) -> BoundProperty.Shown? {
    switch value {
    case .unknown: return nil
    case .value(let value?): return .init(value: value)
    case .value(nil): return placeholder(options.placeholder(for: nil), nil)
    case .marker(let marker):
      let own = options.placeholder(for: marker)
      if own == nil, marker == .multipleValues, let standard = property.multipleValues {
        return .init(value: standard)
      }
      return placeholder(own, marker)
    }
  }

  private func placeholder(_ own: Any?, _ marker: SelectionMarker?) -> BoundProperty.Shown {
    if let text = own as? String { return .init(placeholder: text) }
    if let own { return .init(value: own) }
    guard let marker, property.showsMarkers else { return .init() }
    return .init(placeholder: marker.title)
  }

  private func pattern(_ values: [BoundValue]) -> BoundProperty.Shown? {
    var words: [Substring: String] = [:]
    for (value, binding) in zip(values, bindings) {
      guard let shown = shown(value, binding.options) else { return nil }
      words["\(binding.name.parts.number)"] =
        shown.value.map { boundText(of: $0) } ?? shown.placeholder ?? ""
    }
    let pattern = bindings.first?.options.text(.displayPattern) ?? "%{value1}@"
    // A value that contains a place is a text like any other.
    return .init(
      value: pattern.replacing(/%\{value([0-9]{1,9})\}@/) { words[$0.1] ?? String($0.0) })
  }

  /// Enables and shows the object as options say, by whether there is a value to change.
  private func applyConditions(_ object: Responder, _ binding: Binding, _ value: BoundValue) {
    guard property.chosen != nil else { return }
    let isChangeable = binding.isChangeable(value)
    let options = binding.options
    if options.isOn(.conditionallySetsEnabled, unlessGiven: property.condition == .enabled) {
      object.setCondition(.enabled, isChangeable, by: base)
    }
    if options.isOn(.conditionallySetsEditable, unlessGiven: property.condition == .editable) {
      object.setCondition(.editable, isChangeable, by: base)
    }
    if options.isOn(.conditionallySetsHidden, unlessGiven: false) {
      (object as? NSView)?.isHidden = !isChangeable
    }
  }

  /// The value of bindings that are true or false; nil if it is not known.
  var flag: Bool? { shown(bindings.map(\.value)).flatMap { boolValue(of: $0.value) ?? false } }

  // MARK: From the user to the object

  /// Sets the value of the bound object to what the user has chosen; returns whether the object accepts it.
  @discardableResult
  func commit() -> Bool {
    guard let chosen = property.chosen, let owner else { return true }
    return commit(chosen(owner))
  }

  /// Sets the value of the bound object; returns whether the object accepts it.
  @discardableResult
  func commit(_ shown: Any?) -> Bool {
    guard !isCommitting, !isShowing, let object = owner, let binding = bindings.first,
      let source = binding.source
    else { return true }
    isCommitting = true
    refusal = nil
    var value = shown
    do throws(KeyValueError) {
      value = try binding.accepted(shown, by: source, binding.keyPath)
      binding.note(.sets(description(of: value)), of: object)
      try binding.set(value)
    } catch {
      refusal = error.description
      binding.note(.isRefused(description(of: value), reason: error.description), of: object)
    }
    isCommitting = false
    // The object may have another value than the one that it was given.
    if refusal == nil || !(object is NSTextField) { show() }
    return refusal == nil
  }

  // MARK: Records

  private func note(_ object: Responder, _ shown: BoundProperty.Shown) {
    let value: Any? = shown.value ?? shown.placeholder as Any?
    bindings.first?.note(
      .shows(description(of: value)), of: object, named: base,
      bindings.map(\.keyPath).joined(separator: ", "))
  }

  /// Indicates whether the value is the text of a secure field.
  var isSecret: Bool { base == "value" && (owner as? NSTextField)?.isSecure ?? false }

  /// Returns a value in a few words, but not that of a secure field.
  func description(of value: Any?) -> String {
    isSecret && flattened(value) != nil ? "a hidden text" : boundDescription(of: value)
  }
}

extension Binding {
  /// Records what happens by the binding.
  func note(
    _ change: @autoclosure () -> InteractionRecord.BindingStep.Change, of object: Responder,
    named property: String? = nil, _ keyPaths: String? = nil
  ) {
    guard let recorder = InteractionRecorder.current else { return }
    recorder.note(
      .binding(
        .init(
          object: object.bindingName, property: property ?? name.rawValue,
          keyPath: keyPaths ?? keyPath, source: sourceName, change: change())))
  }
}

extension SelectionMarker {
  /// The text that AppKit shows in the place of a value, in its own language.
  fileprivate var title: String {
    switch self {
    case .multipleValues: "Multiple Values"
    case .noSelection: "No Selection"
    case .notApplicable: "Not Applicable"
    }
  }
}

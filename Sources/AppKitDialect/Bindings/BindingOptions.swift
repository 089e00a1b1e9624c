import KeyValues

/// The options of a binding, read as what they mean.
@MainActor
struct BindingOptions {
  let all: [NSBindingOption: Any]

  init(_ all: [NSBindingOption: Any]) { self.all = all }

  /// Returns whether an option is on.
  func isOn(_ option: NSBindingOption, unlessGiven standard: Bool) -> Bool {
    all[option].flatMap { boolValue(of: $0) } ?? standard
  }

  func text(_ option: NSBindingOption) -> String? { all[option] as? String }

  /// The text or the value in the place of one; nil for none.
  func placeholder(for marker: SelectionMarker?) -> Any? {
    switch marker {
    case .multipleValues: all[.multipleValuesPlaceholder]
    case .noSelection: all[.noSelectionPlaceholder]
    case .notApplicable: all[.notApplicablePlaceholder]
    case nil: all[.nullPlaceholder]
    }
  }

  /// The transformer; nil for none.
  ///
  /// Throws for a name that nothing is registered under.
  var transformer: ValueTransformer? {
    get throws(KeyValueError) {
      if let own = all[.valueTransformer] as? ValueTransformer { return own }
      guard let name = text(.valueTransformerName), !name.isEmpty else { return nil }
      if let found = NSApplication.shared.valueTransformers[name] { return found }
      throw .invalidValue("no transformer is named \(name)")
    }
  }
}

/// The names that string tables have for the properties of an object whose texts stand in an inner
/// element: behind the object's id and a dot they are the keys.
package enum LocalizableProperty {
  /// The title of a button's configuration.
  package static let configurationTitle = "configuration.title"
  /// The line below the title of a button's configuration.
  static let configurationSubtitle = "configuration.subtitle"
  /// The title of a button for a state.
  package static func title(ofState state: String) -> String { "\(state)Title" }

  /// The title of a segment, counted from 0.
  static func title(ofSegment number: Int) -> String { "segmentTitles[\(number)]" }

  /// The value of a runtime attribute, counted from 0 among those that are localized.
  static func runtimeAttribute(_ number: Int) -> String {
    "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(number)]"
  }
}

/// A type that the library declares or extends.
struct DeclaredType {
  /// The kinds of types; one that the library only extends has none.
  enum Kind { case classOrActor, value, protocolType }

  var kind: Kind?
  var isGeneric = false
  /// The types after the colon, as they are written.
  var inherited: [String] = []
  var methods: [Method] = []
  var properties: Set<String> = []
  var overriddenProperties: Set<String> = []
  /// The properties that hold any object.
  var objects: Set<String> = []
}

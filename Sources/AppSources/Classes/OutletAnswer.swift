/// The answer of a class to the question of whether it has an outlet.
public enum OutletAnswer: Sendable, Hashable {
  /// The app declares the property.
  case property(AppClass.Member<PropertyDeclaration>)
  /// The app has a method that sets it.
  case setter(AppClass.Member<MethodDeclaration>)
  /// A class of Apple's has it, with the class of the object if that is known.
  case apple(AppleClass, type: String?)
  /// The property is there, but Objective-C cannot set it.
  case notExposed(AppClass.Member<PropertyDeclaration>)
  /// No class of the lineage has it; the outlets that are spelled nearly so.
  case missing(near: [String])
  /// A class of the lineage may have it.
  case doubtful(Lineage.Doubt)
}

extension Lineage {
  /// Returns whether the lineage has a property that key-value coding can set.
  public func answer(toOutlet name: String) -> OutletAnswer {
    // Of a property `_name`, too, which key-value coding sets directly.
    for spelling in [name, "_" + name] {
      let found = members.lazy.compactMap { $0.property(spelling) }.first
      if let found, found.declaration.isExposed || exposesMembers { return .property(found) }
    }
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    let methods = members.lazy.flatMap(\.methods)
    if let method = methods.first(where: {
      $0.declaration.selector == setter && ($0.declaration.isExposed || exposesMembers)
    }) {
      return .setter(method)
    }
    for apple in appleClasses where apple.has(name) {
      return .apple(apple, type: apple.objects[name])
    }
    if let found = members.lazy.compactMap({ $0.property(name) }).first {
      return .notExposed(found)
    }
    if let doubt { return .doubtful(doubt) }
    let known = members.flatMap(\.properties).map(\.declaration.name)
    return .missing(near: Self.names(near: name, among: known))
  }

  /// Returns the properties of Apple's classes that are spelled nearly like a name.
  package func appleNames(near name: String) -> [String] {
    Self.names(near: name, among: appleClasses.flatMap { $0.objects.keys + Array($0.values) })
  }
}

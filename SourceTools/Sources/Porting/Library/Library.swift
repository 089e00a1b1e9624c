import SwiftSyntax

/// The declarations of the library, which the second pass has to know of all files.
struct Library {
  /// The types by their paths, such as `Outer.Inner`.
  var types: [String: DeclaredType] = [:]
  /// The paths of the types by their last names.
  private(set) var paths: [String: [String]] = [:]
  /// The names of all properties and elements of tuples, any of which may hold a closure.
  var properties: Set<String> = []
  /// The optional requirements of protocols by their names.
  var optionals: [String: [OptionalRequirement]] = [:]

  /// Learns from the files of a library.
  init(of files: [FileText]) {
    for file in files {
      let collector = LibraryCollector()
      collector.walk(file.tree)
      add(collector)
    }
  }

  private mutating func add(_ collector: LibraryCollector) {
    for (path, type) in collector.types {
      var known = types[path] ?? DeclaredType()
      known.kind = known.kind ?? type.kind
      known.isGeneric = known.isGeneric || type.isGeneric
      // The declaration names the superclass, an extension only protocols.
      known.inherited =
        type.kind == nil ? known.inherited + type.inherited : type.inherited + known.inherited
      known.methods += type.methods
      known.properties.formUnion(type.properties)
      known.overriddenProperties.formUnion(type.overriddenProperties)
      known.objects.formUnion(type.objects)
      if types.updateValue(known, forKey: path) == nil {
        paths[lastName(of: path), default: []].append(path)
      }
    }
    properties.formUnion(collector.elements)
    properties = collector.types.values.reduce(into: properties) { $0.formUnion($1.properties) }
    optionals.merge(collector.optionals) { $0 + $1 }
  }

  /// Returns the path of a type by the name that stands inside of another type.
  func path(of name: String, inside scope: String?) -> String? {
    var outer = scope.map { $0.split(separator: ".").map(String.init) } ?? []
    while true {
      let path = (outer + [name]).joined(separator: ".")
      if types[path] != nil { return path }
      if outer.isEmpty { break }
      outer.removeLast()
    }
    let candidates = paths[lastName(of: name)] ?? []
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Returns whether the library declares a type of a name.
  func declares(_ name: String) -> Bool {
    (paths[name] ?? []).contains { types[$0]?.kind != nil }
  }

  /// Returns the methods of a name that a type has or inherits, nearest first, and whether there is
  /// a property of the name, too.
  ///
  /// Methods that the library adds to the system's types are included.
  func methods(named name: String, of path: String) -> (methods: [Method], hasProperty: Bool) {
    var found: [Method] = []
    var hasProperty = false
    var isOpen = false
    var known: Set<String> = []
    var waiting = [path]
    while let path = waiting.first {
      waiting.removeFirst()
      guard known.insert(path).inserted, let type = types[path] else { continue }
      found += type.methods.filter { $0.name == name }
      hasProperty = hasProperty || type.properties.contains(name)
      if type.kind == nil { isOpen = true }
      for inherited in type.inherited {
        guard let next = self.path(of: inherited, inside: path) else {
          isOpen = true
          continue
        }
        if types[next]?.kind != .protocolType { waiting.append(next) }
      }
    }
    guard isOpen else { return (found, hasProperty) }
    for (path, type) in types.sorted(by: { $0.key < $1.key })
    where type.kind == nil && !known.contains(path) {
      found += type.methods.filter { $0.name == name }
    }
    return (found, hasProperty)
  }

  /// Returns the first of the system's classes that a type derives from; nil for one without.
  func systemClass(of name: String) -> String? {
    var name = name
    var known: Set<String> = []
    while let path = path(of: name, inside: nil), let type = types[path], type.kind != nil {
      guard known.insert(path).inserted, let first = type.inherited.first else { return nil }
      name = first
    }
    return known.isEmpty ? nil : name
  }

  /// Returns whether a class that derives from a type overrides its method, or its property if
  /// there are no labels.
  func isOverridden(_ name: String, labels: [String]?, of path: String) -> Bool {
    types.contains { candidate, type in
      let overrides =
        labels.map { labels in
          type.methods.contains { $0.isOverride && $0.name == name && $0.labels == labels }
        } ?? type.overriddenProperties.contains(name)
      return overrides && candidate != path && derives(candidate, from: path)
    }
  }

  private func derives(_ path: String, from ancestor: String) -> Bool {
    var known: Set<String> = []
    var waiting = [path]
    while let path = waiting.popLast() {
      if path == ancestor { return true }
      guard known.insert(path).inserted else { continue }
      waiting += (types[path]?.inherited ?? []).compactMap { self.path(of: $0, inside: path) }
    }
    return false
  }

  private func lastName(of path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }
}

/// An optional requirement of a protocol for Objective-C.
struct OptionalRequirement {
  var labels: [String]
  var hasResult: Bool
}

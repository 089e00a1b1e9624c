/// The classes that an app's source declares, and what they inherit.
public struct AppClasses: Sendable {
  /// The classes, and Apple's that the app extends, by name.
  private var classes: [String: AppClass] = [:]
  /// The names of the classes by their last parts, and by their names in Objective-C.
  private var names: [String: [String]] = [:]
  /// The types that aliases stand for.
  private var aliases: [String: Set<String>] = [:]
  /// The names of protocols and of types that are no classes.
  private var others: Set<String> = []

  /// Collects the classes of files.
  public init(_ files: [SourceFile]) {
    for file in files {
      for type in file.types where type.kind != .extension { add(type, of: file) }
    }
    // What an extension extends may be an alias.
    for file in files {
      for type in file.types where type.kind == .extension { add(type, of: file) }
    }
    for name in classes.keys.sorted() {
      guard let found = classes[name], found.path != nil else { continue }
      for name in Set([lastPart(of: name), found.objectiveCName].compactMap { $0 }) {
        names[name, default: []].append(found.name)
      }
    }
  }

  /// The classes that the app declares, sorted by name.
  public var all: [AppClass] {
    classes.values.filter { $0.path != nil }.sorted { $0.name < $1.name }
  }

  /// The classes that the app declares, and Apple's that it extends, sorted by name.
  public var withExtensions: [AppClass] { classes.values.sorted { $0.name < $1.name } }

  private mutating func add(_ type: TypeDeclaration, of file: SourceFile) {
    var name = type.name
    if type.kind == .extension {
      name = withoutModule(name)
      if let types = aliases[name], types.count == 1, let type = types.first { name = type }
    }
    switch type.kind {
    case .alias:
      aliases[name, default: []].formUnion(type.inherited)
      return
    case .protocol, .value:
      others.insert(name)
      return
    case .class, .extension: break
    }
    var found = classes[name] ?? AppClass(name)
    // Of an interface and its implementation, the one with the superclass counts.
    if type.kind == .class, found.path == nil || found.inherited.isEmpty && !type.inherited.isEmpty {
      (found.path, found.position) = (file.path, type.position)
      found.inherited = type.inherited
    }
    found.objectiveCName = found.objectiveCName ?? type.objectiveCName
    found.macros += type.macros
    found.methods += type.methods.map { AppClass.Member(declaration: $0, path: file.path) }
    found.properties += type.properties.map { AppClass.Member(declaration: $0, path: file.path) }
    classes[name] = found
  }

  /// Returns the classes of the app that a document names; several if two targets have one each.
  public func named(_ name: String) -> [AppClass] {
    let path = SwiftName(name).path
    if let found = classes[path], found.path != nil { return [found] }
    return (names[path] ?? names[lastPart(of: path)] ?? []).compactMap { classes[$0] }
  }

  /// Returns whether an alias, a protocol or another type has a name.
  public func declaresOther(_ name: String) -> Bool {
    others.contains(name) || aliases[name] != nil
  }

  /// Returns a class with its superclasses, in the frameworks of a family.
  public func lineage(of start: AppClass, in family: AppleClass.Family) -> Lineage {
    var lineage = Lineage()
    var known: Set<String> = []
    var next: AppClass? = start
    while let current = next, known.insert(current.name).inserted {
      lineage.classes.append(current)
      if let macro = current.macros.first { lineage.doubt = lineage.doubt ?? .macro(macro) }
      next = nil
      guard let name = current.inherited.first else { break }
      switch resolve(name, inside: current.name) {
      case .app(let found): next = found
      case .apple(let found): lineage.appleClasses = found.lineage(in: family)
      case .none: break
      case .unknown: lineage.doubt = lineage.doubt ?? .unread(name)
      case .several: lineage.doubt = lineage.doubt ?? .alias(name)
      }
    }
    lineage.extensions = lineage.appleClasses.compactMap { classes[$0.name] }
    return lineage
  }

  /// Returns the lineage of one of Apple's classes, with what the app adds to it.
  public func lineage(of apple: AppleClass, in family: AppleClass.Family) -> Lineage {
    var lineage = Lineage()
    lineage.appleClasses = apple.lineage(in: family)
    lineage.extensions = lineage.appleClasses.compactMap { classes[$0.name] }
    return lineage
  }

  private enum Meaning {
    case app(AppClass), apple(AppleClass), none, unknown, several
  }

  /// Returns the meaning of the first name after a colon, inside of a type.
  private func resolve(_ name: String, inside scope: String, depth: Int = 0) -> Meaning {
    var outer = scope.split(separator: ".").map(String.init)
    while !outer.isEmpty {
      outer.removeLast()
      let path = (outer + [name]).joined(separator: ".")
      if let found = classes[path], found.path != nil { return .app(found) }
      if let types = aliases[path] {
        guard types.count == 1, let type = types.first, depth < 8 else { return .several }
        return resolve(type, inside: scope, depth: depth + 1)
      }
      if others.contains(path) { return .none }
    }
    let last = lastPart(of: name)
    if let apple = AppleClass.named(name) ?? AppleClass.named(last) { return .apple(apple) }
    if let names = names[last] {
      guard names.count == 1, let found = classes[names[0]] else { return .several }
      return .app(found)
    }
    return others.contains(last) ? .none : .unknown
  }

  /// Returns the name that an extension extends without the module before it.
  private func withoutModule(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), AppleClass.named(String(name[..<dot])) == nil else {
      return name
    }
    let rest = String(name[name.index(after: dot)...])
    return AppleClass.named(rest) != nil ? rest : name
  }

  private func lastPart(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

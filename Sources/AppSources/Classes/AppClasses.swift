/// The classes that an app's source declares, and what they inherit.
public struct AppClasses: Sendable {
  /// The declarations of each class by its name; several if the app's targets have one each.
  private var declared: [String: [AppClass]] = [:]
  /// The members that extensions and categories add, by the name of what they extend.
  private var extended: [String: AppClass] = [:]
  /// The names of the classes by their last parts, and by their names in Objective-C.
  private var names: [String: Set<String>] = [:]
  /// The types that aliases stand for.
  private var aliases: [String: Set<String>] = [:]
  /// The names of protocols and of types that are no classes.
  private var others: Set<String> = []
  /// The names of the protocols that Objective-C sees, whose requirements it sees in a class, too.
  private var exposed: Set<String> = []

  /// Collects the classes of files.
  public init(_ files: [SourceFile]) {
    for file in files {
      for type in file.types where type.kind != .extension { add(type, of: file) }
    }
    // What an extension extends may be an alias.
    for file in files {
      for type in file.types where type.kind == .extension { extend(by: type, of: file) }
    }
    for (name, variants) in declared {
      let more = extended[name]
      declared[name] = variants.map { $0.adding(more) }
      for other in variants.map(\.objectiveCName) + [lastPart(of: name)] {
        if let other { names[other, default: []].insert(name) }
      }
    }
  }

  /// The classes that the app declares, sorted by name.
  public var all: [AppClass] { declared.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// The classes that the app declares, and Apple's that it extends, sorted by name.
  public var withExtensions: [AppClass] {
    (declared.flatMap(\.value) + extended.filter { declared[$0.key] == nil }.map(\.value))
      .sorted { $0.name < $1.name }
  }

  private mutating func add(_ type: TypeDeclaration, of file: SourceFile) {
    switch type.kind {
    case .alias: aliases[type.name, default: []].formUnion(type.inherited)
    case .protocol, .value:
      others.insert(type.name)
      if type.exposesMembers { exposed.insert(type.name) }
    case .class, .extension:
      var found = AppClass(type.name)
      (found.path, found.position) = (file.path, type.position)
      (found.inherited, found.objectiveCName) = (type.inherited, type.objectiveCName)
      found.add(type, of: file)
      declared[type.name, default: []].append(found)
    }
  }

  private mutating func extend(by type: TypeDeclaration, of file: SourceFile) {
    var name = withoutModule(type.name)
    if let types = aliases[name], types.count == 1, let type = types.first { name = type }
    extended[name, default: AppClass(name)].add(type, of: file)
  }

  /// Returns the classes of the app that a document names; several if two targets have one each.
  public func named(_ name: String) -> [AppClass] {
    let path = SwiftName(name).path
    if let found = declared[path] { return found }
    return (names[path] ?? names[lastPart(of: path)] ?? []).sorted().flatMap { declared[$0] ?? [] }
  }

  /// Returns whether an alias, a protocol or another type has a name.
  public func declaresOther(_ name: String) -> Bool {
    others.contains(name) || aliases[name] != nil
  }

  /// Returns a class with its superclasses, in the frameworks of a family.
  public func lineage(of start: AppClass, in family: AppleClass.Family) -> Lineage {
    var known: [String: Lineage] = [:]
    var lineage = lineage(of: start, in: family, depth: 0, &known)
    lineage.extensions = lineage.appleClasses.compactMap { extended[$0.name] }
    lineage.exposesMembers = lineage.classes.contains {
      $0.exposesMembers
        || ($0.inherited + $0.conformances).contains { exposed.contains(lastPart(of: $0)) }
    }
    return lineage
  }

  /// Returns the lineage of one of Apple's classes, with what the app adds to it.
  public func lineage(of apple: AppleClass, in family: AppleClass.Family) -> Lineage {
    var lineage = Lineage()
    lineage.appleClasses = apple.lineage(in: family)
    lineage.extensions = lineage.appleClasses.compactMap { extended[$0.name] }
    return lineage
  }

  private func lineage(
    of start: AppClass, in family: AppleClass.Family, depth: Int, _ known: inout [String: Lineage]
  ) -> Lineage {
    var lineage = Lineage()
    lineage.classes = [start]
    if let macro = start.macros.first { lineage.doubt = .macro(macro) }
    guard let name = start.inherited.first else { return lineage }
    // A class that is its own superclass does not compile.
    guard depth < 64 else {
      lineage.doubt = .unread(name)
      return lineage
    }
    switch resolve(name, inside: start.name) {
    case .app(let variants):
      guard let first = variants.first else { break }
      if known[first.name] == nil {
        // A class below itself finds this.
        known[first.name] = Lineage()
        let above = variants.map { self.lineage(of: $0, in: family, depth: depth + 1, &known) }
        known[first.name] = above.first { $0.fits(family) } ?? above.first
      }
      guard let best = known[first.name] else { break }
      lineage.classes += best.classes
      lineage.appleClasses = best.appleClasses
      lineage.doubt = lineage.doubt ?? best.doubt
    case .apple(let found): lineage.appleClasses = found.lineage(in: family)
    case .none: break
    case .unknown: lineage.doubt = lineage.doubt ?? .unread(name)
    case .several: lineage.doubt = lineage.doubt ?? .alias(name)
    }
    return lineage
  }

  private enum Meaning {
    case app([AppClass]), apple(AppleClass), none, unknown, several
  }

  /// Returns the meaning of the first name after a colon, inside of a type.
  private func resolve(_ name: String, inside scope: String, depth: Int = 0) -> Meaning {
    var outer = scope.split(separator: ".").map(String.init)
    while !outer.isEmpty {
      outer.removeLast()
      let path = (outer + [name]).joined(separator: ".")
      if let found = declared[path] { return .app(found) }
      if let types = aliases[path] {
        guard types.count == 1, let type = types.first, depth < 8 else { return .several }
        return resolve(type, inside: scope, depth: depth + 1)
      }
      if others.contains(path) { return .none }
    }
    let last = lastPart(of: name)
    if let apple = AppleClass.named(name) ?? AppleClass.named(last) { return .apple(apple) }
    if let names = names[last] {
      guard names.count == 1, let found = names.first.flatMap({ declared[$0] }) else {
        return .several
      }
      return .app(found)
    }
    return others.contains(last) || StandardTypes.contain(last) ? .none : .unknown
  }

  /// Returns the name that an extension extends without the module before it.
  private func withoutModule(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), declared[name] == nil else { return name }
    let rest = String(name[name.index(after: dot)...])
    return AppleClass.named(rest) != nil || declared[rest] != nil ? rest : name
  }

  private func lastPart(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

extension AppClass {
  /// Adds the members of a declaration.
  fileprivate mutating func add(_ type: TypeDeclaration, of file: SourceFile) {
    exposesMembers = exposesMembers || type.kind == .class && type.exposesMembers
    if type.kind == .extension { conformances += type.inherited }
    macros += type.macros
    methods += type.methods.map { Member(declaration: $0, path: file.path) }
    properties += type.properties.map { Member(declaration: $0, path: file.path) }
  }

  /// Returns the class with the members of its extensions.
  fileprivate func adding(_ more: AppClass?) -> AppClass {
    guard let more else { return self }
    var whole = self
    whole.conformances += more.conformances
    whole.macros += more.macros
    whole.methods += more.methods
    whole.properties += more.properties
    return whole
  }
}

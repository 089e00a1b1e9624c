public import Diagnostics

/// An app's source as a whole: its classes, and every use of a name.
public struct SourceIndex: Sendable {
  /// A place in a file.
  public struct Place: Sendable, Hashable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// The position in it.
    public var position: SourcePosition

    /// Creates a place.
    public init(_ path: String, _ position: SourcePosition) {
      (self.path, self.position) = (path, position)
    }

    /// The path and the line, as in `Sources/SignIn.swift:12`.
    public var description: String { "\(path):\(position.line)" }
  }

  /// The files, in the order of their paths.
  public let files: [SourceFile]
  /// The classes.
  public let classes: AppClasses
  /// The places of each name that is used, by its kind.
  public let uses: [NameUse.Kind: [String: [Place]]]
  /// The texts of all string literals and property lists, and the raw values of enumerations.
  public let strings: Set<String>
  /// The texts before what is interpolated or formatted.
  public let beginnings: Set<String>
  /// The names of all variables and properties to which something is assigned.
  public let assigned: Set<String>
  /// The names of all members and functions that are used.
  public let names: Set<String>

  /// The selectors of all methods that are marked as actions, sorted.
  package let actions: [String]
  /// The methods of classes and of extensions that perform each selector.
  private let performers: [String: [(owner: AppClass, method: AppClass.Member<MethodDeclaration>)]]
  /// The first reason to doubt that all responders of a family are known; none for a family whose are.
  package let responderDoubts: [AppleClass.Family: Lineage.Doubt]

  /// Creates the index of files, and of the texts that the app's property lists hold.
  public init(_ files: [SourceFile], listTexts: Set<String> = []) {
    self.files = files
    let classes = AppClasses(files)
    self.classes = classes
    performers = classes.withExtensions.reduce(into: [:]) { performers, owner in
      // An interface and its implementation both declare a method.
      var known: Set<String> = []
      for method in owner.methods
      where method.declaration.isExposed && !method.declaration.isStatic
        && known.insert(method.declaration.selector).inserted
      {
        performers[method.declaration.selector, default: []].append((owner, method))
      }
    }
    actions = performers.filter { $0.value.contains { $0.method.declaration.kind == .action } }
      .keys.sorted()
    let all = classes.all
    responderDoubts = AppleClass.Family.allCases.reduce(into: [:]) { doubts, family in
      doubts[family] = all.lazy.compactMap { classes.lineage(of: $0, in: family).doubt }.first
    }
    var uses: [NameUse.Kind: [String: [Place]]] = [:]
    for file in files {
      for use in file.uses {
        uses[use.kind, default: [:]][use.name, default: []].append(Place(file.path, use.position))
      }
    }
    self.uses = uses
    strings = files.reduce(into: listTexts) { $0.formUnion($1.strings) }
    beginnings = files.reduce(into: []) { $0.formUnion($1.beginnings) }
    assigned = files.reduce(into: []) { $0.formUnion($1.assigned) }
    names = files.reduce(into: []) { $0.formUnion($1.names) }
  }

  /// Returns the meanings of a class that a document names, in the frameworks of a family: several if the
  /// app's targets have one each; nil for a class that no file declares.
  public func lineages(
    ofClass name: String, in family: AppleClass.Family
  ) -> [Lineage]? {
    let found = classes.named(name)
    if !found.isEmpty {
      let all = found.map { classes.lineage(of: $0, in: family) }
      let fitting = all.filter { $0.fits(family) }
      return fitting.isEmpty ? all : fitting
    }
    return AppleClass.named(name).map { [classes.lineage(of: $0, in: family)] }
  }

  /// Returns the methods that may perform an action to the first responder in the frameworks of a family,
  /// in the order of their classes.
  public func performers(
    of selector: String, in family: AppleClass.Family
  ) -> [(owner: AppClass, method: AppClass.Member<MethodDeclaration>)] {
    (performers[selector] ?? []).filter { owner, _ in
      let lineage =
        AppleClass.named(owner.name).map { classes.lineage(of: $0, in: family) }
        ?? classes.lineage(of: owner, in: family)
      return lineage.fits(family)
    }
  }
}

extension AppClass.Member<MethodDeclaration> {
  /// The place of the method's name.
  public var place: SourceIndex.Place { SourceIndex.Place(path, declaration.position) }
}

extension AppClass.Member<PropertyDeclaration> {
  /// The place of the property's name.
  public var place: SourceIndex.Place { SourceIndex.Place(path, declaration.position) }
}

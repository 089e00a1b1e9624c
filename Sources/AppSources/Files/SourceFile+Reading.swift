import Diagnostics
import TextFormats

extension SourceFile {
  /// Reads a line of JSON; nil if it is none of a file.
  package init?(jsonLine line: [UInt8]) {
    guard let tree = try? JSONParser.read(line), let path = tree["path"]?.string,
      let language = tree["language"]?.string.flatMap(Language.init)
    else { return nil }
    self.init(path: path, language: language)
    types = tree["types"]?.items?.compactMap { TypeDeclaration($0) } ?? []
    uses = tree["uses"]?.items?.compactMap { NameUse($0) } ?? []
    assignments = tree["assignments"]?.items?.compactMap { Assignment($0) } ?? []
    strings = tree.texts("strings")
    beginnings = tree.texts("beginnings")
    assigned = tree.texts("assigned")
    names = tree.texts("names")
    imports = tree.texts("imports")
    isGenerated = tree["generated"]?.bool ?? false
    if let problem = tree["problem"], let position = problem.position {
      self.problem = Problem(
        at: position, problem["text"]?.string ?? "", isRead: problem["unread"]?.bool != true)
    }
  }
}

extension TypeDeclaration {
  fileprivate init?(_ tree: JSONTree) {
    guard let kind = tree["kind"]?.string.flatMap(Kind.init), let name = tree["name"]?.string,
      let position = tree.position
    else { return nil }
    self.init(kind, name, at: position)
    objectiveCName = tree["objc"]?.string
    inherited = tree.texts("inherited")
    isGeneric = tree["generic"]?.bool ?? false
    exposesMembers = tree["exposes"]?.bool ?? false
    macros = tree.texts("macros")
    methods = tree["methods"]?.items?.compactMap { MethodDeclaration($0) } ?? []
    properties = tree["properties"]?.items?.compactMap { PropertyDeclaration($0) } ?? []
  }
}

extension MethodDeclaration {
  fileprivate init?(_ tree: JSONTree) {
    guard let selector = tree["selector"]?.string, let position = tree.position else { return nil }
    self.init(
      selector, named: tree["name"]?.string ?? selector, at: position,
      kind: tree["kind"]?.string.flatMap(Kind.init) ?? .plain,
      parameters: tree.texts("parameters"), isExposed: tree["exposed"]?.bool ?? false)
    isStatic = tree["static"]?.bool ?? false
  }
}

extension PropertyDeclaration {
  fileprivate init?(_ tree: JSONTree) {
    guard let name = tree["name"]?.string, let position = tree.position else { return nil }
    self.init(
      name, at: position, kind: tree["kind"]?.string.flatMap(Kind.init) ?? .plain,
      type: tree["type"]?.string, isExposed: tree["exposed"]?.bool ?? false)
    objectiveCName = tree["objc"]?.string
  }
}

extension NameUse {
  fileprivate init?(_ tree: JSONTree) {
    guard let kind = tree["kind"]?.string.flatMap(Kind.init), let name = tree["name"]?.string,
      let position = tree.position
    else { return nil }
    self.init(kind, name, table: tree["table"]?.string, at: position)
    arguments = tree["arguments"]?.items?.map { item in
      item.string.flatMap(ArgumentKind.init) ?? .unknown
    }
    isShown = tree["shown"]?.bool ?? false
    isChosenByNumber = tree["chosen"]?.bool ?? false
  }
}

extension Assignment {
  fileprivate init?(_ tree: JSONTree) {
    guard let type = tree["type"]?.string, let property = tree["property"]?.string,
      let position = tree.position
    else { return nil }
    self.init(
      in: type, to: property, of: tree["outlet"]?.string, value: tree["value"]?.string, at: position
    )
    (part, partName) = (tree["part"]?.string, tree["partName"]?.string)
  }
}

extension JSONTree {
  /// The line and the column.
  fileprivate var position: SourcePosition? {
    guard let numbers = self["at"]?.items?.compactMap(\.int), numbers.count == 2 else { return nil }
    return SourcePosition(line: numbers[0], column: numbers[1])
  }

  fileprivate func texts(_ key: String) -> [String] {
    self[key]?.items?.compactMap(\.string) ?? []
  }
}

import SwiftSyntax
import SyntaxNames

extension Library {
  /// Returns whether a type, or the one that an extension extends, is a test case of XCTest.
  func isTestCase(_ group: any DeclGroupSyntax) -> Bool { derives(group, from: ["XCTestCase"]) }

  /// Returns whether a type, or the one that an extension extends, has archives of its own.
  func isCoding(_ group: any DeclGroupSyntax) -> Bool {
    derives(group, from: ["NSCoding", "NSSecureCoding"])
  }

  /// Returns whether a declaration names one of the system's types, or a type that does.
  private func derives(_ group: any DeclGroupSyntax, from ancestors: Set<String>) -> Bool {
    var waiting = group.inheritanceClause?.inheritedTypes.map { $0.type.plainName } ?? []
    if let named = group.asProtocol((any NamedDeclSyntax).self) {
      waiting.append(named.name.text)
    } else if let node = group.as(ExtensionDeclSyntax.self) {
      waiting.append(node.extendedType.plainName)
    }
    var known: Set<String> = []
    while let name = waiting.popLast() {
      if ancestors.contains(name.split(separator: ".").last.map(String.init) ?? name) {
        return true
      }
      guard let path = path(of: name, inside: nil), known.insert(path).inserted else { continue }
      waiting += types[path]?.inherited ?? []
    }
    return false
  }
}

extension SyntaxProtocol {
  /// The innermost type or extension around the node.
  var group: (any DeclGroupSyntax)? {
    sequence(first: Syntax(self)) { $0.parent }.dropFirst().lazy
      .compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
  }
}

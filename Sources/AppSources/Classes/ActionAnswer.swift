import Diagnostics

/// The answer of a class to the question of whether it performs an action.
public enum ActionAnswer: Sendable, Hashable {
  /// A method of the app performs it.
  case method(AppClass.Member<MethodDeclaration>)
  /// A class of Apple's performs it.
  case apple(AppleClass)
  /// The method is there, but Objective-C cannot send it.
  case notExposed(AppClass.Member<MethodDeclaration>)
  /// A method of the same name takes other arguments.
  case otherArguments(AppClass.Member<MethodDeclaration>)
  /// No class of the lineage has it; the selectors that are spelled nearly so.
  case missing(near: [String])
  /// A class of the lineage may have it.
  case doubtful(Lineage.Doubt)
}

extension Lineage {
  /// Returns whether the lineage performs an action.
  public func answer(to selector: String) -> ActionAnswer {
    let named = members.flatMap { $0.methods.filter { !$0.declaration.isStatic } }
    let same = named.filter { $0.declaration.selector == selector }
    if let method = same.first(where: { $0.declaration.isExposed || exposesMembers }) {
      return .method(method)
    }
    if let apple = appleClasses.first(where: { $0.performs(selector) }) { return .apple(apple) }
    if setsProperty(with: selector) { return .apple(appleClasses[0]) }
    if let method = same.first { return .notExposed(method) }
    if let doubt { return .doubtful(doubt) }
    let name = selector.prefix { $0 != ":" }
    let actions = named.filter { $0.declaration.isExposed }
    if let other = actions.first(where: { $0.declaration.selector.prefix { $0 != ":" } == name }) {
      return .otherArguments(other)
    }
    let known = actions.filter { $0.declaration.kind == .action }.map(\.declaration.selector)
    return .missing(near: Self.names(near: selector, among: known))
  }

  /// Returns the names that are spelled nearly like another one, each once.
  package static func names(near name: String, among known: [String]) -> [String] {
    let (count, limit) = (name.utf8.count, max(2, name.count / 4))
    // Of many names, those of another length or with another beginning and end are not compared.
    let likely = known.lazy.filter { other in
      abs(other.utf8.count - count) <= limit * 4
        && (known.count < 500 || other.utf8.first == name.utf8.first
          || other.utf8.last == name.utf8.last)
    }
    return Diagnostics.names(near: name, among: Set(likely.prefix(2000)).sorted(), atMost: limit)
  }

  private func setsProperty(with selector: String) -> Bool {
    guard !appleClasses.isEmpty, selector.hasPrefix("set"), selector.hasSuffix(":") else {
      return false
    }
    let name = selector.dropFirst(3).dropLast()
    let property = name.prefix(1).lowercased() + name.dropFirst()
    return appleClasses.contains { $0.has(property) }
  }
}

extension AppleClass {
  /// Returns the class of a family whose instances perform an action; nil if none does.
  package static func performer(of selector: String, in family: Family) -> AppleClass? {
    let all = all.values.filter { $0.performs(selector) }.sorted { $0.name < $1.name }
    let others = Family.allCases.filter { $0 != family }.map(\.rawValue)
    return all.first { $0.lineage(in: family).contains { $0.name == family.responder } }
      ?? all.first { !others.contains($0.framework) }
  }

  /// Returns whether the class itself performs an action.
  func performs(_ selector: String) -> Bool { actions.contains(selector) }

  /// Returns whether the class itself has a property.
  func has(_ property: String) -> Bool { objects[property] != nil || values.contains(property) }
}

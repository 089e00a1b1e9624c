/// A class of an app with its superclasses, up to the first one of Apple's.
public struct Lineage: Sendable {
  /// The reasons that a name which the lineage lacks may still be there.
  public enum Doubt: Sendable, Hashable {
    /// A superclass is in no file that was read.
    case unread(String)
    /// A superclass has several meanings, as the branches of `#if` give it.
    case alias(String)
    /// An attribute may be a macro that adds members.
    case macro(String)

    /// The reason in words, as the end of a sentence.
    public var words: String {
      switch self {
      case .unread(let name): "its superclass \(name) was not read"
      case .alias(let name): "its superclass \(name) stands for several types"
      case .macro(let name): "the macro @\(name) may add it"
      }
    }
  }

  /// The classes of the app, from the nearest one.
  public internal(set) var classes: [AppClass] = []
  /// The classes of Apple's frameworks above them, from the nearest one.
  public internal(set) var appleClasses: [AppleClass] = []
  /// The members that the app adds to the classes of Apple's.
  public internal(set) var extensions: [AppClass] = []
  /// The first reason to doubt that all members are known; nil for a lineage that is whole.
  public internal(set) var doubt: Doubt?

  /// Indicates whether Objective-C may see members that are not marked: all those of a class with
  /// `@objcMembers`, or the requirements of a protocol that it sees.
  var exposesMembers = false

  /// Returns whether the lineage may be one of a family: it ends in a class of its framework, in one of
  /// neither, or in doubt.
  func fits(_ family: AppleClass.Family) -> Bool {
    let frameworks = Set(appleClasses.map(\.framework))
    let toolkits = AppleClass.Family.allCases.filter { frameworks.contains($0.rawValue) }
    return toolkits.isEmpty || toolkits.contains(family)
  }

  /// The classes whose members count, from the nearest one.
  var members: [AppClass] { classes + extensions }

  /// Returns whether a class of a name is in the lineage.
  public func contains(_ name: String) -> Bool {
    classes.contains { $0.name == name || $0.objectiveCName == name }
      || appleClasses.contains { $0.name == name }
  }
}

#if UIKit
public import Foundation

/// A font by its name (`CGFont`); no font is loaded.
public final class CGFont: Hashable, Sendable {
  private let name: String

  /// Creates the font of a PostScript or full name; every name is accepted.
  public init?(_ name: CFString) { self.name = name as String }

  /// The name that the font was made with.
  public var postScriptName: CFString? { NSString(string: name) }
  /// The name that the font was made with.
  public var fullName: CFString? { NSString(string: name) }

  /// Returns a Boolean value that indicates whether the names are equal.
  public static func == (left: CGFont, right: CGFont) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
#endif

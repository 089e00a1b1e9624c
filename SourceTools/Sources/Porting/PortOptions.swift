/// The facts that a port needs besides the sources.
public struct PortOptions: Sendable, Hashable {
  /// The name of the ported module, which tests import; nil leaves their imports as they are.
  public var moduleName: String?
  /// The modules that are part of the library, whose imports are dropped.
  public var modules: Set<String>
  /// A Boolean value that indicates whether `import Foundation` stays beside `import UIKit`.
  public var keepsFoundation: Bool
  /// A Boolean value that indicates whether names of old Swift become today's first.
  public var renamesOldSwift: Bool

  /// Creates options.
  public init(
    moduleName: String? = nil, modules: Set<String> = [], keepsFoundation: Bool = false,
    renamesOldSwift: Bool = false
  ) {
    self.moduleName = moduleName
    self.modules = modules
    self.keepsFoundation = keepsFoundation
    self.renamesOldSwift = renamesOldSwift
  }

  /// Returns whether an import names a part of the library.
  func isOwn(_ module: String) -> Bool { modules.contains(module) || module == moduleName }
}

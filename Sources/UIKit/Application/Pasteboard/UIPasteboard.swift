#if UIKit
public import Foundation
import Graphics
import ResponderKit

/// The contents that were copied, by types (`UIPasteboard`).
///
/// The general one has the text of the application's `Pasteboard`, which text fields use; the other
/// types are only kept.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard (`UIPasteboard.Name`).
  public struct Name: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the pasteboard for copying and pasting.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The names of types.
  enum TypeName {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let image = "public.image"
    static let color = "com.apple.uikit.color"
  }

  private final class Pasteboards { var all: [Name: UIPasteboard] = [:] }

  private static var pasteboards: Pasteboards {
    ApplicationScope.current.values(Pasteboards.self) { Pasteboards() }
  }

  /// The pasteboard of the scope for copying and pasting (`UIPasteboard.general`).
  open class var general: UIPasteboard { named(.general) }

  private static func named(_ name: Name) -> UIPasteboard {
    if let pasteboard = pasteboards.all[name] { return pasteboard }
    let pasteboard = UIPasteboard(name)
    pasteboards.all[name] = pasteboard
    return pasteboard
  }

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  fileprivate static func pasteboard(named name: Name, create: Bool) -> UIPasteboard? {
    pasteboards.all[name] ?? (create || name == .general ? named(name) : nil)
  }
  /// Returns a new pasteboard (`UIPasteboard.withUniqueName()`).
  open class func withUniqueName() -> UIPasteboard { named(Name(UUID().uuidString)) }
  /// Removes a pasteboard that is not the general one (`UIPasteboard.remove(withName:)`).
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general,
      let removed = pasteboards.all.removeValue(forKey: pasteboardName)
    else { return }
    NotificationCenter.default.post(name: removedNotification, object: removed)
  }

  /// The name (`UIPasteboard.name`).
  public final let name: Name
  /// The number of times that the contents have changed (`UIPasteboard.changeCount`).
  public private(set) final var changeCount = 0
  private var storedItems: [[String: Any]] = []
  /// The contents of the application's pasteboard when it was last read.
  private var known = Pasteboard()

  /// The contents: each item by the names of its types (`UIPasteboard.items`).
  open var items: [[String: Any]] {
    get {
      readApplication()
      return storedItems
    }
    set {
      storedItems = newValue
      if name == .general {
        let text = newValue.lazy.compactMap { $0[TypeName.text] as? String }.first
        known = Pasteboard(string: text)
        Application.shared.pasteboard = known
      }
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// Takes what a text field of the application has copied.
  private func readApplication() {
    guard name == .general else { return }
    let present = Application.shared.pasteboard
    guard present != known else { return }
    known = present
    storedItems = present.string.map { [[TypeName.text: $0]] } ?? []
    changeCount += 1
  }

  /// Posted when the contents have changed through this class (`UIPasteboard.changedNotification`).
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  /// Posted when a pasteboard was removed (`UIPasteboard.removedNotification`).
  public nonisolated static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")
}

/// A pasteboard whose initializer may return one that exists, which an initializer of the class
/// cannot.
public protocol PasteboardCreation {}

extension UIPasteboard: PasteboardCreation {}

extension PasteboardCreation where Self: UIPasteboard {
  /// Returns the pasteboard with a name, nil if there is none and none is to be created
  /// (`UIPasteboard.init(name:create:)`).
  @preconcurrency @MainActor
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard
      let found = UIPasteboard.pasteboard(named: pasteboardName, create: create) as? Self
    else { return nil }
    self.init(other: found)
  }
}

extension PasteboardCreation {
  fileprivate init(other: Self) { self = other }
}
#endif

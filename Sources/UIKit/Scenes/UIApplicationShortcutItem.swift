#if UIKit
public import Foundation

/// A quick action of the app's icon: `UIApplicationShortcutItem`.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  fileprivate var storedType: String
  fileprivate var storedTitle: String
  fileprivate var storedSubtitle: String?
  fileprivate var storedIcon: UIApplicationShortcutIcon?
  fileprivate var storedInfo: [String: any NSSecureCoding]?
  fileprivate var storedIdentifier: Any?

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (storedType, storedTitle, storedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (storedIcon, storedInfo) = (icon, userInfo)
    super.init()
  }

  /// Creates a quick action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The type of the action, for the app.
  open var type: String { storedType }
  /// The title.
  open var localizedTitle: String { storedTitle }
  /// The text below the title; nil for none.
  open var localizedSubtitle: String? { storedSubtitle }
  /// The image; nil for none.
  open var icon: UIApplicationShortcutIcon? { storedIcon }
  /// The values that the app keeps with the action; nil for nothing.
  open var userInfo: [String: any NSSecureCoding]? { storedInfo }
  /// The content that the action is about, by which a scene is chosen; nil for none.
  open var targetContentIdentifier: Any? { storedIdentifier }
}

/// A quick action that can be changed: `UIMutableApplicationShortcutItem`.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  /// The type of the action, for the app.
  open override var type: String {
    get { storedType }
    set { storedType = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The text below the title; nil for none.
  open override var localizedSubtitle: String? {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
  /// The image; nil for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { storedIcon }
    set { storedIcon = newValue }
  }
  /// The values that the app keeps with the action; nil for nothing.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { storedInfo }
    set { storedInfo = newValue }
  }
  /// The content that the action is about; nil for none.
  open override var targetContentIdentifier: Any? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }
}

/// The image of a quick action: `UIApplicationShortcutIcon`.
public final class UIApplicationShortcutIcon: NSObject, Sendable {
  /// An image of the system, with the raw values of `UIApplicationShortcutIcon.IconType`.
  public enum IconType: Int, Sendable, Hashable, CaseIterable {
    /// The icons for editing, playing and finding things.
    case compose, play, pause, add, location, search, share
    /// The icons for people, places and answers.
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation
    /// The icons for messages, time, the camera and tasks.
    case mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    /// The icons for bookmarks and sound.
    case bookmark, shuffle, audio, update
  }

  /// The image of the system; nil for another one (UIKit does not make it available).
  public let type: IconType?
  /// The name of the image; nil for one of the system (UIKit does not make it available).
  public let name: String?

  /// Creates an image of the system.
  public init(type: IconType) {
    (self.type, name) = (type, nil)
    super.init()
  }
  /// Creates an image of the app.
  public init(templateImageName: String) {
    (type, name) = (nil, templateImageName)
    super.init()
  }
  /// Creates a symbol.
  public init(systemImageName: String) {
    (type, name) = (nil, systemImageName)
    super.init()
  }

  /// Returns a Boolean value that indicates whether both show the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIApplicationShortcutIcon else { return false }
    return type == other.type && name == other.name
  }
  /// The hash of what it shows.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(type)
    hasher.combine(name)
    return hasher.finalize()
  }
}
#endif

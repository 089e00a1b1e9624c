public import FoundationEssentials
public import Graphics

/// The name of a document with views, which a table makes its cells from: UIKit's `UINib`.
///
/// The name and the bundle are kept. Nothing loads the document yet:
/// ``instantiate(withOwner:options:)`` returns no objects, and a table or a collection makes a
/// plain cell.
@preconcurrency @MainActor
open class Nib: RootObject {
  /// The name of the document; nil for one that was given as data.
  let name: String?
  /// The bundle of the document; nil for the main one.
  let bundle: NibBundle?
  /// The document; nil for one that was given by name.
  let data: Data?

  /// Creates a nib of a document in a bundle, the main one for nil (`UINib.init(nibName:bundle:)`).
  public init(nibName name: String, bundle bundleOrNil: NibBundle?) {
    self.name = name
    bundle = bundleOrNil
    data = nil
    super.init()
  }

  /// Creates a nib of a document in memory (`UINib.init(data:bundle:)`).
  public init(data: Data, bundle bundleOrNil: NibBundle?) {
    name = nil
    bundle = bundleOrNil
    self.data = data
    super.init()
  }

  /// The external objects that a document is given (`UINib.OptionsKey`).
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects in the place of proxies, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Returns the objects of the document: none, as nothing loads it yet
  /// (`UINib.instantiate(withOwner:options:)`).
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }
}

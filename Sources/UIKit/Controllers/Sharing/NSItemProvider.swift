#if UIKit
public import Foundation

/// The visibility of the data of an item provider, with the raw values of
/// `NSItemProviderRepresentationVisibility`.
public enum NSItemProviderRepresentationVisibility: Int, Sendable, Hashable, CaseIterable {
  /// Every process.
  case all = 0
  /// Processes of the same team.
  case team = 1
  /// Processes of the same group.
  case group = 2
  /// This process.
  case ownProcess = 3
}

/// An object that an item provider can hold: `NSItemProviderWriting`.
public protocol NSItemProviderWriting: AnyObject {
  /// The types that the object can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data of a type, and calls the closure with it.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that an item provider can make: `NSItemProviderReading`.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The types that the object can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Provides data in one of several forms: `NSItemProvider`.
///
/// It holds what is registered with it and loads it at once, on the caller's thread. Types are
/// compared by name, and nothing is converted.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  private var loaders: [(type: String, load: Loader)] = []
  private var items: [(type: String, item: Any)] = []

  /// Creates an empty provider.
  public override init() { super.init() }

  /// Creates a provider of an item of a type.
  public init(item: Any?, typeIdentifier: String?) {
    super.init()
    if let item, let typeIdentifier { items.append((typeIdentifier, item)) }
  }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A name for the data; nil unless set.
  open var suggestedName: String?

  /// The types, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { items.map(\.type) + loaders.map(\.type) }

  /// Returns whether there is an item of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Registers an object, which is written on demand.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Registers data of a type, which is loaded on demand.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { loaders.append((typeIdentifier, loadHandler)) }

  /// Loads data of a type, and calls the closure with it, or with nil and an error.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let data = items.first(where: { $0.type == typeIdentifier })?.item as? Data {
      completionHandler(data, nil)
    } else if let loader = loaders.first(where: { $0.type == typeIdentifier }) {
      return loader.load(completionHandler) ?? .finished
    } else {
      completionHandler(nil, CocoaError(.fileReadUnknown))
    }
    return .finished
  }

  /// Loads the item of a type, and calls the closure with it, or with nil and an error.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    if let item = items.first(where: { $0.type == typeIdentifier })?.item {
      completionHandler?(item, nil)
    } else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
    }
  }

  /// Returns whether an object of a class can be made of one of the types.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains {
      hasItemConformingToTypeIdentifier($0)
    }
  }

  /// Makes an object of a class, and calls the closure with it, or with nil and an error.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider
    guard let type = types.first(where: { hasItemConformingToTypeIdentifier($0) }) else {
      completionHandler(nil, CocoaError(.fileReadUnknown))
      return .finished
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}

extension Progress {
  /// The progress of what is done at once.
  fileprivate static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
#endif

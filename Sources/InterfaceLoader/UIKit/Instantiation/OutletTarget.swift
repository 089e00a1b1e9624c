import ResponderKit

/// The object that an outlet of a view names, such as its delegate.
@MainActor
package struct OutletTarget {
  let object: AnyObject?

  /// Returns the object as a delegate of a view; nil for one that is none.
  ///
  /// The place of a delegate whose class is not linked is taken by one that answers as an object
  /// without the methods, so that records show which object would be asked.
  func delegate<Delegate>(of view: View) -> Delegate? {
    if let delegate = object as? Delegate { return delegate }
    guard let responder = object as? Responder, responder.isPlaceholder else { return nil }
    let delegate = DocumentDelegate(in: responder)
    view.documentDelegate = delegate
    return delegate as? Delegate
  }
}

/// The delegate in the place of an object of an app's class that is not linked.
final class DocumentDelegate: PlaceholderDelegate {
  fileprivate(set) weak var object: Responder?

  init(in object: Responder) { self.object = object }

  var recordName: String { object?.recordName ?? "an object that is gone" }
}

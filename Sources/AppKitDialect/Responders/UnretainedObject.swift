import ResponderKit

/// A reference to an object that is not retained and reads nil once the object has been deallocated.
///
/// A responder is referred to by its anchor, which costs it no side table.
struct UnretainedObject {
  private enum Reference {
    case none
    case responder(Backlink<Responder>)
    case other(WeakObject)
  }

  private final class WeakObject {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private let reference: Reference

  init() { reference = .none }

  @MainActor
  init(_ object: AnyObject?) {
    reference =
      switch object {
      case nil: .none
      case let responder as Responder: .responder(Backlink(responder))
      case let other?: .other(WeakObject(other))
      }
  }

  var object: AnyObject? {
    switch reference {
    case .none: nil
    case .responder(let link): link.object
    case .other(let weak): weak.object
    }
  }
}

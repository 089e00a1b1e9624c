/// A property that a loader connects, whatever the type of its objects.
@MainActor
package protocol OutletProperty {
  /// Connects an object; returns false for an object of another type.
  func connect(_ object: AnyObject) -> Bool
  /// The objects that are connected.
  var connectedObjects: [AnyObject] { get }
}

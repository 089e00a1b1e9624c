/// What a loader connects, whatever the type of the objects.
@MainActor
package protocol OutletProperty {
  /// Connects an object; false where it is of another type.
  func connect(_ object: Responder) -> Bool
}

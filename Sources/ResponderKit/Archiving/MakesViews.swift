/// A view that makes views in itself, which archives leave to it.
@MainActor
package protocol MakesViews: View {
  /// The views that it has made, or that other properties have.
  var ownViews: [View] { get }
}

extension View {
  /// The views in this one that it has not made itself: those that an archive has.
  package final var givenSubviews: [View] {
    let own = (self as? any MakesViews).map { Set($0.ownViews) } ?? []
    return subviews.filter {
      !$0.isPartOfControl && !($0 is any PartOfView) && !own.contains($0)
    }
  }
}

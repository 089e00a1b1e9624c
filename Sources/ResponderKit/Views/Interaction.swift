/// A behavior of a view in addition to its own handling of touches: UIKit's `UIInteraction`.
@preconcurrency @MainActor
public protocol Interaction: AnyObject {
  /// The view that has the interaction (`UIInteraction.view`).
  var view: View? { get }
  /// Called before the interaction moves to another view, nil for none
  /// (`UIInteraction.willMove(to:)`).
  func willMove(to view: View?)
  /// Called after the interaction has moved to another view, nil for none
  /// (`UIInteraction.didMove(to:)`).
  func didMove(to view: View?)
}

extension View {
  /// The interactions, in the order in which they were added (`UIView.interactions`).
  public final var interactions: [any Interaction] { rare?.interactions ?? [] }

  /// Adds an interaction, and removes it from its former view (`UIView.addInteraction(_:)`).
  public final func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rarely.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; does nothing for an interaction of another view
  /// (`UIView.removeInteraction(_:)`).
  public final func removeInteraction(_ interaction: any Interaction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rarely.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

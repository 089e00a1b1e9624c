/// Something that a view takes part in beside touches: UIKit's `UIInteraction`.
@MainActor
public protocol Interaction: AnyObject {
  /// The view that has it (`UIInteraction.view`).
  var view: View? { get }
  /// Is told before it gets another view, nil for none (`UIInteraction.willMove(to:)`).
  func willMove(to view: View?)
  /// Is told after it has got another view, nil for none (`UIInteraction.didMove(to:)`).
  func didMove(to view: View?)
}

extension View {
  /// The interactions, in the order in which they were added (`UIView.interactions`).
  public final var interactions: [any Interaction] { rare?.interactions ?? [] }

  /// Adds an interaction, taking it from its former view (`UIView.addInteraction(_:)`).
  public final func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rarely.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; does nothing for one of another view (`UIView.removeInteraction(_:)`).
  public final func removeInteraction(_ interaction: any Interaction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rarely.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

import Controls

/// The form in which the guest is described.
final class GuestController: ViewController {
  @Outlet var nameField: TextField?
  @Outlet var vegetarianSwitch: Switch?
  @Outlet var appetiteSlider: Slider?
  @Outlet var drinkControl: SegmentedControl?
  @Outlet var appetiteLabel: Label?
  @Outlet var nextButton: Button?

  override class var actions: [ActionSelector] {
    [
      ActionSelector("appetiteChanged:", GuestController.appetiteChanged),
      ActionSelector("nameChanged:", GuestController.nameChanged),
    ]
  }

  private var servings: Int { Int((appetiteSlider?.value ?? 1).rounded()) }

  private func appetiteChanged(_ sender: Slider) {
    appetiteLabel?.text = servings == 1 ? "One serving" : "\(servings) servings"
  }

  private func nameChanged(_ sender: TextField) {
    nextButton?.isEnabled = sender.text?.isEmpty == false
  }

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    var invitation = Invitation()
    invitation.name = nameField?.text ?? ""
    invitation.isVegetarian = vegetarianSwitch?.isOn ?? false
    invitation.servings = servings
    let drink = drinkControl?.selectedSegmentIndex ?? 0
    invitation.drink = drinkControl?.titleForSegment(at: max(0, drink)) ?? ""
    (segue.destination as? DishesController)?.invitation = invitation
  }
}

import Controls
import FoundationEssentials

/// The dishes that suit the guest.
final class DishesController: TableViewController {
  var invitation = Invitation()

  private var dishes: [String] {
    invitation.isVegetarian
      ? ["Lentil salad", "Cheese sandwich", "Berries"]
      : ["Chicken skewer", "Lentil salad", "Cheese sandwich", "Berries"]
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    dishes.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
    cell.textLabel?.text = dishes[indexPath.row]
    return cell
  }

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    guard let cell = sender as? TableViewCell else { return }
    invitation.dish = cell.textLabel?.text ?? ""
    (segue.destination as? InvitationController)?.invitation = invitation
  }
}

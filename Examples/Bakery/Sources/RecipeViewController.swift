import UIKit

/// A screen with the details of an item.
class DetailController<Item>: UIViewController {
  var item: Item?

  @IBAction func share(_ sender: UIButton) {}
}

struct Recipe {
  var name: String
}

final class RecipeViewController: DetailController<Recipe> {
  var photo: UIImageView!
  @IBOutlet weak var steps: UITextView!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "embedTimer" { steps.text = item?.name }
  }
}

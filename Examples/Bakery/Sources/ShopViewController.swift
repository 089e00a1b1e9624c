import Lottie
import UIKit

enum Segue: String {
  case showBasket
}

final class ShopViewController: UITableViewController {
  private let basketID = "Basket"

  @IBAction func filter() {
    performSegue(withIdentifier: Segue.showBasket.rawValue, sender: self)
  }

  @IBAction func unwindToShop(_ segue: UIStoryboardSegue) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("shop.title", comment: "The title of the shop")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
    tableView.register(UINib(nibName: "LoafCell", bundle: nil), forCellReuseIdentifier: "Loaf")
    tableView.register(UINib(nibName: "LoafCel", bundle: nil), forCellReuseIdentifier: "Roll")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("shop.close", comment: ""), style: .plain, target: self,
      action: #selector(showOven(_:)))
  }

  @IBAction func showOven(_ sender: Any) {
    let oven = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "Oven")
    present(oven, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch indexPath.row {
    case 0: return tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
    case 1: return tableView.dequeueReusableCell(withIdentifier: "Loaf", for: indexPath)
    case 2: return tableView.dequeueReusableCell(withIdentifier: "Bread", for: indexPath)
    case 3: return tableView.dequeueReusableCell(withIdentifier: basketID, for: indexPath)
    case 4: return tableView.dequeueReusableCell(withIdentifier: "Roll", for: indexPath)
    default: return tableView.dequeueReusableCell(withIdentifier: "BreadCel", for: indexPath)
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let storyboard = UIStoryboard(name: "Checkout", bundle: nil)
    present(storyboard.instantiateInitialViewController()!, animated: true)
    let recipe = self.storyboard?.instantiateViewController(withIdentifier: "Recipe")
    recipe.map { show($0, sender: self) }
  }
}

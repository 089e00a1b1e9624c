import UIKit

extension OrderViewController {
  @IBAction func showHelp(_ sender: UIButton) {
    let recipe = storyboard!.instantiateViewController(withIdentifier: "Recipie")
    show(recipe, sender: sender)
  }

  #if DEBUG
  @IBAction func fillIn(_ sender: UIButton) {
    listener = nil
  }
  #endif
}

extension UIViewController {
  @IBAction func goBack(_ sender: Any) {
    navigationController?.popViewController(animated: true)
  }
}

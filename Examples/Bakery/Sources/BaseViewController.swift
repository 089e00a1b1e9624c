import UIKit

/// What all screens of the bakery share.
class BaseViewController: UIViewController {
  @IBOutlet weak var closeButton: UIButton!

  @IBAction func close(_ sender: Any) {
    dismiss(animated: true)
  }
}

/// The background of a card.
@IBDesignable class BaseView: UIView {
  @IBInspectable var cardColor: UIColor?
}

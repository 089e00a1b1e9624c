import UIKit

/// A button with round corners.
@IBDesignable class RoundButton: UIButton {
  @IBInspectable var cornerRadius: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadius }
  }
}

/// A card, whose superclass is named with its module.
final class CardView: Bakery.BaseView {}

final class TimerView: UIView {
  var ovenImage: UIImage?
}

final class PriceLabel: UILabel {}

/// What is in the basket.
final class Basket {
  final class Cell: UITableViewCell {
    @IBOutlet weak var countField: UITextField!

    override func awakeFromNib() {
      super.awakeFromNib()
      countField.placeholder = NSLocalizedString("order.title", comment: "")
    }
  }
}

/// The cell of a loaf, which has a name of its own in Objective-C.
@objc(BKLoafCell) final class LoafCell: UITableViewCell {
  @IBOutlet weak var button: RoundButton!
  @IBOutlet weak var priceLabel: PriceLabel!

  @IBAction func bake(_ sender: UIButton) {}
}

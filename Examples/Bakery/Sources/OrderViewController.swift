import UIKit

final class OrderViewController: BaseViewController {
  @IBOutlet private weak var noteField: UITextField!
  @IBOutlet private weak var countLabel: UITextField!
  @IBOutlet private weak var totalLabel: UILabel!
  @IBOutlet private weak var timer: TimerView!
  @IBOutlet weak var listener: AnyObject?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("order.titel", comment: "The title of an order")
    noteField.placeholder = NSLocalizedString("order.note", comment: "")
    closeButton.setTitle(NSLocalizedString("order.close", comment: ""), for: .normal)
    countLabel.textColor = UIColor(named: "Flower")
    timer.ovenImage = UIImage(named: "oven-on")
  }

  @IBAction func placeOrder(_ sender: UIButton) {
    performSegue(withIdentifier: "showReceipt", sender: sender)
  }

  @IBAction func countChanged(_ sender: UIStepper) {
    countLabel.text = "\(Int(sender.value))"
  }

  @IBAction func cancelOrder(_ sender: Any) {}

  @IBAction func toggleGift(_ sender: Any, forEvent event: UIEvent) {}
}

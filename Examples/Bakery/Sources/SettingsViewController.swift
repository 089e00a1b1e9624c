import UIKit

final class SettingsViewController: BaseViewController {
  func soundChanged(_ sender: UISwitch) {}

  @IBAction func save(_ sender: Any) {
    let alert = UIAlertController(
      title: NSLocalizedString("failed", tableName: "Errors", comment: ""),
      message: String(localized: "settings.saved"), preferredStyle: .alert)
    present(alert, animated: true)
  }

  func name(of flavor: String) -> String {
    NSLocalizedString("flavor.\(flavor)", comment: "The name of a flavor")
  }
}

/// A row with a switch, which saves what it is set to itself.
final class SwitchRow: UIView {
  @IBAction func save(_ sender: Any) {}
}

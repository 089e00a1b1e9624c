// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen. Do not edit.

import UIKit

enum L10n {
  static let open = L10n.tr("Localizable", "shop.open")

  private static func tr(_ table: String, _ key: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: table)
  }
}

extension ShopViewController {
  @IBAction func openShop(_ sender: Any) {
    title = L10n.open
  }
}

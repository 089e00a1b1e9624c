public import UIKitDialect

/// A calculator: a display above four rows of keys, which fill the safe area.
public final class CalculatorViewController: UIViewController {
  private let display = UILabel()
  private let rows = UIStackView()

  /// The number that is being typed, or the last result.
  private var entry = "0"
  private var isTyping = false
  private var pending: (number: Double, operation: String)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    display.text = entry
    display.font = .systemFont(ofSize: 48)
    display.textAlignment = .right
    display.accessibilityTraits = .updatesFrequently
    display.translatesAutoresizingMaskIntoConstraints = false
    display.setContentHuggingPriority(.defaultHigh, for: .vertical)
    view.addSubview(display)

    rows.axis = .vertical
    rows.distribution = .fillEqually
    rows.spacing = 8
    rows.translatesAutoresizingMaskIntoConstraints = false
    for titles in [
      ["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"], ["C", "0", "=", "+"],
    ] {
      rows.addArrangedSubview(row(of: titles))
    }
    view.addSubview(rows)

    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      display.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      display.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      display.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      rows.topAnchor.constraint(equalTo: display.bottomAnchor, constant: 24),
      rows.leadingAnchor.constraint(equalTo: display.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: display.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
    ])
  }

  private func row(of titles: [String]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: titles.map(key))
    row.distribution = .fillEqually
    row.spacing = 8
    return row
  }

  private func key(_ title: String) -> UIButton {
    let key = UIButton(type: .system)
    key.setTitle(title, for: .normal)
    key.addAction(UIAction { [weak self] _ in self?.press(title) }, for: .touchUpInside)
    return key
  }

  private func press(_ title: String) {
    switch title {
    case "C":
      (entry, isTyping, pending) = ("0", false, nil)
    case "=":
      finish()
      pending = nil
    case "+", "−", "×", "÷":
      finish()
      pending = (Double(entry) ?? 0, title)
    default:
      entry = isTyping ? entry + title : title
      isTyping = true
    }
    display.text = entry
  }

  /// Calculates what is pending with the entry, which becomes the result.
  private func finish() {
    isTyping = false
    guard let pending, let number = Double(entry) else { return }
    let result =
      switch pending.operation {
      case "+": pending.number + number
      case "−": pending.number - number
      case "×": pending.number * number
      default: pending.number / number
      }
    entry = result == result.rounded() && abs(result) < 1e15 ? "\(Int(result))" : "\(result)"
  }
}

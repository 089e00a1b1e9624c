import UIKit

/// Four functions, nineteen buttons and a display.
final class CalculatorController: UIViewController {
  private var model = Calculator()
  private let display = UILabel()
  private let rows = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Calculator"
    view.backgroundColor = .black
    display.font = .systemFont(ofSize: 48)
    display.textColor = .white
    display.textAlignment = .right
    display.adjustsFontSizeToFitWidth = true
    display.accessibilityLabel = "Result"
    rows.axis = .vertical
    rows.spacing = 8
    rows.distribution = .fillEqually
    for keys in Calculator.Key.rows { rows.addArrangedSubview(row(of: keys)) }
    [display, rows].forEach(view.addSubview)
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width - 32, view.bounds.height)
    display.frame = CGRect(x: 16, y: 40, width: width, height: 64)
    rows.frame = CGRect(x: 16, y: 120, width: width, height: height - 136)
  }

  private func row(of keys: [Calculator.Key]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: keys.map(button))
    row.spacing = 8
    row.distribution = .fillEqually
    return row
  }

  private func button(_ key: Calculator.Key) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(key.title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24)
    button.backgroundColor = key.isOperation ? .systemOrange : .darkGray
    button.addAction(
      UIAction { [weak self] _ in
        self?.model.press(key)
        self?.show()
      }, for: .touchUpInside)
    return button
  }

  private func show() {
    display.text = model.display
    display.accessibilityValue = model.display
  }
}

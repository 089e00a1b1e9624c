import UIKit

/// A row of five stars, from which the user chooses a rating.
@IBDesignable
open class StarRating: UIControl {
  /// The number of chosen stars, from 0 to 5.
  @IBInspectable open var rating: Int = 0 {
    didSet {
      rating = min(max(rating, 0), stars.count)
      update()
    }
  }

  private let row = UIStackView()
  private let stars = (1...5).map { _ in UIButton(type: .custom) }

  /// Creates five stars of which none is chosen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Loads the stars of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = 8
    backgroundColor = .secondarySystemBackground
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 8),
    ])
    for star in stars {
      star.setImage(UIImage(systemName: "star"), for: .normal)
      star.setImage(UIImage(systemName: "star.fill"), for: .selected)
      star.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
      row.addArrangedSubview(star)
    }
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = NSLocalizedString("Rating", comment: "The label of the stars")
    update()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 236, height: 44) }

  @objc private func starTapped(_ sender: UIButton) {
    guard let place = stars.firstIndex(of: sender) else { return }
    choose(place + 1)
  }

  open override func accessibilityIncrement() { choose(rating + 1) }

  open override func accessibilityDecrement() { choose(rating - 1) }

  private func choose(_ newRating: Int) {
    let former = rating
    rating = newRating
    guard rating != former else { return }
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    sendActions(for: .valueChanged)
  }

  private func update() {
    for (place, star) in stars.enumerated() { star.isSelected = place < rating }
    accessibilityValue = "\(rating) of \(stars.count)"
  }
}

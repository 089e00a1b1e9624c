import UIKit

/// Asks for a review: the stars, and a button that sends it once there is a rating.
public final class ReviewViewController: UIViewController {
  /// The rating.
  public let stars = StarRating()
  /// Enabled once there is a rating.
  public let sendButton = UIButton(type: .system)
  /// Called with the rating.
  public var onSend: ((Int) -> Void)?

  private let question = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    question.text = "How was your stay?"
    question.font = .preferredFont(forTextStyle: .title1)
    question.accessibilityTraits = .header
    stars.addTarget(self, action: #selector(ratingChanged), for: .valueChanged)
    sendButton.setTitle("Send", for: .normal)
    sendButton.isEnabled = false
    sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
    [question, stars, sendButton].forEach(view.addSubview)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 40
    question.frame = CGRect(x: 20, y: 60, width: width, height: 40)
    stars.frame = CGRect(x: 20, y: 120, width: width, height: 44)
    sendButton.frame = CGRect(x: 20, y: 180, width: width, height: 44)
  }

  @objc private func ratingChanged() {
    sendButton.isEnabled = stars.rating > 0
  }

  @objc private func send() {
    onSend?(stars.rating)
    UIAccessibility.post(notification: .announcement, argument: "Thank you")
  }
}

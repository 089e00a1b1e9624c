import XCTest

@testable import StarRating

@MainActor
final class StarRatingTests: XCTestCase {
  private final class Target: NSObject {
    var ratings: [Int] = []
    @objc func changed(_ sender: StarRating) { ratings.append(sender.rating) }
  }

  private let stars = StarRating(frame: CGRect(x: 0, y: 0, width: 236, height: 44))

  private func star(_ place: Int) throws -> UIButton {
    let row = try XCTUnwrap(stars.subviews.first as? UIStackView)
    return try XCTUnwrap(row.arrangedSubviews[place - 1] as? UIButton)
  }

  func testATapChoosesAllStarsUpToIt() throws {
    try star(3).sendActions(for: .touchUpInside)
    XCTAssertEqual(stars.rating, 3)
    XCTAssertEqual(try (1...5).map { try star($0).isSelected }, [true, true, true, false, false])
  }

  func testATargetHearsOfARatingOnce() throws {
    let target = Target()
    stars.addTarget(target, action: #selector(Target.changed(_:)), for: .valueChanged)
    try star(4).sendActions(for: .touchUpInside)
    try star(4).sendActions(for: .touchUpInside)
    try star(2).sendActions(for: .touchUpInside)
    XCTAssertEqual(target.ratings, [4, 2])
  }

  func testARatingStaysWithinTheStars() {
    stars.rating = 9
    XCTAssertEqual(stars.rating, 5)
    stars.accessibilityIncrement()
    XCTAssertEqual(stars.accessibilityValue, "5 of 5")
    stars.rating = -1
    XCTAssertEqual(stars.rating, 0)
  }

  func testTheRowIsPinnedToTheEdges() {
    XCTAssertEqual(stars.constraints.count, 4)
    XCTAssertEqual(stars.constraints.map(\.constant), [0, 0, 8, 8])
    XCTAssertEqual(stars.layer.cornerRadius, 8)
    XCTAssertEqual(stars.intrinsicContentSize, CGSize(width: 236, height: 44))
  }

  func testAReviewIsSentOnceThereIsARating() {
    let controller = ReviewViewController()
    var sent: [Int] = []
    controller.onSend = { sent.append($0) }
    controller.loadViewIfNeeded()
    XCTAssertFalse(controller.sendButton.isEnabled)
    controller.stars.accessibilityIncrement()
    controller.sendButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(sent, [1])
  }
}

import ControlTesting
import StarRating
import Testing
import UIKit

@MainActor struct ReviewTests {
  private let controller = ReviewViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test func `the screen says what it said before`() throws {
    try VirtualReader(window).transcript(title: "Review").check("Review")
  }

  @Test func `a user rates the stay and hears thanks`() throws {
    let reader = VirtualReader(window)
    var sent: [Int] = []
    controller.onSend = { sent.append($0) }
    try reader.move(to: "Rating")
    reader.increment()
    reader.increment()
    try reader.activate(.button, "Send")
    #expect(
      reader.log.texts == [
        "Rating: 0 of 5. Adjustable. Swipe up or down with one finger to adjust the value.",
        "1 of 5", "2 of 5", "Send. Button.", "Thank you",
      ])
    #expect(sent == [2])
  }
}

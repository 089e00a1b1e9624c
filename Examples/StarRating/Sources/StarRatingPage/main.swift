import LivePage
import StarRating
import UIKit

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
window.rootViewController = ReviewViewController()
window.makeKeyAndVisible()
try await LivePage(window).serve()

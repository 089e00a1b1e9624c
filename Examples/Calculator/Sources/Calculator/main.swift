import LivePage
import UIKit

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
window.rootViewController = CalculatorController()
window.makeKeyAndVisible()
try await LivePage(window).serve()

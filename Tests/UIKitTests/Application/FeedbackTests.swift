#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct FeedbackTests {
  @Test func `generators remember what they were asked`() {
    UIApplication.withNewScope {
      let heavy = UIImpactFeedbackGenerator(style: .heavy)
      heavy.prepare()
      heavy.impactOccurred()
      heavy.impactOccurred(intensity: 0.5)
      heavy.impactOccurred(at: .zero)
      heavy.impactOccurred(intensity: 0.25, at: .zero)
      UIImpactFeedbackGenerator().impactOccurred()
      let selection = UISelectionFeedbackGenerator()
      selection.selectionChanged()
      selection.selectionChanged(at: .zero)
      let notification = UINotificationFeedbackGenerator()
      notification.notificationOccurred(.success)
      notification.notificationOccurred(.error, at: .zero)
      #expect(
        UIFeedbackGenerator.performed == [
          .prepare, .impact(.heavy, intensity: 1), .impact(.heavy, intensity: 0.5),
          .impact(.heavy, intensity: 1), .impact(.heavy, intensity: 0.25),
          .impact(.medium, intensity: 1), .selection, .selection, .notification(.success),
          .notification(.error),
        ])
      UIFeedbackGenerator.performed = []
      #expect(UIFeedbackGenerator.performed.isEmpty)
    }
  }

  @Test func `a generator knows its view`() {
    let view = UIView()
    #expect(UISelectionFeedbackGenerator(view: view).view === view)
    #expect(UIImpactFeedbackGenerator(style: .soft, view: view).view === view)
    #expect(UINotificationFeedbackGenerator().view == nil)
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.light.rawValue == 0)
    #expect(UINotificationFeedbackGenerator.FeedbackType.warning.rawValue == 1)
  }
}
#endif

#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct EffectTests {
  @Test func `effects are equal if they look the same`() {
    #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
    #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    let blur = UIBlurEffect(style: .systemMaterial)
    #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: blur))
    #expect(
      UIVibrancyEffect(blurEffect: blur, style: .fill)
        != UIVibrancyEffect(blurEffect: blur, style: .label))
    #expect(UIGlassEffect() == UIGlassEffect(style: .regular))
    #expect(UIGlassEffect(style: .clear) != UIGlassEffect(style: .regular))
    let glass = UIGlassEffect()
    glass.isInteractive = true
    glass.tintColor = .red
    #expect(glass.isInteractive && glass.tintColor == .red && glass != UIGlassEffect())
    let container = UIGlassContainerEffect()
    container.spacing = 8
    #expect(container.spacing == 8)
    #expect(UIVisualEffect() == UIVisualEffect())
    #expect(UIBlurEffect.Style.allCases.map(\.rawValue) == [0, 1, 2] + Array(4...20))
    #expect(UIVibrancyEffectStyle.allCases.map(\.rawValue) == Array(0...7))
  }

  @Test func `an effect survives encoding`() throws {
    for effect in [UIBlurEffect(style: .prominent), UIGlassEffect(style: .clear)] {
      let data = try JSONEncoder().encode(effect)
      #expect(try JSONDecoder().decode(UIVisualEffect.self, from: data) == effect)
    }
  }

  @Test func `a view with an effect has a view for its content`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    #expect(view.effect == UIBlurEffect(style: .light) && view.contentView.superview === view)
    view.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.effect = nil
    #expect(view.effect == nil)
    #expect(UIVisualEffectView(frame: .zero).effect == nil)
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIBlurEffect(style: .dark)
    #expect(background.visualEffect == UIBlurEffect(style: .dark))
  }
}
#endif

#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct BarAppearanceTests {
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

  private func color(_ attributes: [NSAttributedString.Key: Any]?) -> UIColor? {
    attributes?[.foregroundColor] as? UIColor
  }

  @Test func `backgrounds are configured as in UIKit`() {
    let appearance = UIBarAppearance()
    #expect(appearance.idiom == .phone)
    #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
    #expect(appearance.backgroundColor == nil && appearance.shadowColor != nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == .systemBackground && appearance.shadowColor != nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil)
    appearance.backgroundImage = UIImage()
    appearance.shadowImage = UIImage()
    appearance.backgroundImageContentMode = .center
    #expect(appearance.backgroundImage != nil && appearance.shadowImage != nil)
    #expect(appearance.backgroundImageContentMode == .center)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundImage == nil && appearance.backgroundEffect != nil)
  }

  @Test func `the looks of a navigation bar are copied whole`() {
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = .blue
    looks.titleTextAttributes = red
    looks.largeTitleTextAttributes = red
    looks.subtitleTextAttributes = red
    looks.largeSubtitleTextAttributes = red
    looks.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    looks.buttonAppearance.normal.titleTextAttributes = red
    looks.prominentButtonAppearance.disabled.titlePositionAdjustment.vertical = 3
    looks.backButtonAppearance.highlighted.backgroundImage = UIImage()
    looks.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
    guard let copy = looks.copy() as? UINavigationBarAppearance else {
      Issue.record("another class")
      return
    }
    #expect(copy !== looks && copy.backgroundColor == .blue)
    #expect(color(copy.titleTextAttributes) == .red)
    #expect(color(copy.largeTitleTextAttributes) == .red)
    #expect(color(copy.subtitleTextAttributes) == .red)
    #expect(color(copy.largeSubtitleTextAttributes) == .red)
    #expect(copy.titlePositionAdjustment.vertical == 2)
    #expect(color(copy.buttonAppearance.normal.titleTextAttributes) == .red)
    #expect(copy.doneButtonAppearance.disabled.titlePositionAdjustment.vertical == 3)
    #expect(copy.backButtonAppearance.highlighted.backgroundImage != nil)
    #expect(copy.backIndicatorImage != nil && copy.backIndicatorTransitionMaskImage != nil)
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(color(looks.buttonAppearance.normal.titleTextAttributes) == .red)
    copy.buttonAppearance.configureWithDefault(for: .plain)
    #expect(copy.buttonAppearance.style == .plain && copy.doneButtonAppearance.style == .done)
  }

  @Test func `a bar and an item keep copies`() {
    let (bar, item) = (UINavigationBar(frame: .zero), UINavigationItem(title: "x"))
    #expect(bar.standardAppearance === bar.standardAppearance)
    #expect(bar.compactAppearance == nil && bar.scrollEdgeAppearance == nil)
    #expect(item.standardAppearance == nil && bar.compactScrollEdgeAppearance == nil)
    let looks = UINavigationBarAppearance()
    looks.backgroundColor = .green
    bar.standardAppearance = looks
    bar.compactAppearance = looks
    bar.scrollEdgeAppearance = looks
    bar.compactScrollEdgeAppearance = looks
    item.standardAppearance = looks
    item.compactAppearance = looks
    item.scrollEdgeAppearance = looks
    item.compactScrollEdgeAppearance = looks
    looks.backgroundColor = .red
    let kept = [
      bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance,
      bar.compactScrollEdgeAppearance, item.standardAppearance, item.compactAppearance,
      item.scrollEdgeAppearance, item.compactScrollEdgeAppearance,
    ]
    #expect(kept.allSatisfy { $0?.backgroundColor == .green })
  }

  @Test func `the looks of a tab bar are copied whole`() {
    let looks = UITabBarAppearance()
    looks.stackedLayoutAppearance.normal.iconColor = .red
    looks.inlineLayoutAppearance.selected.titleTextAttributes = red
    looks.compactInlineLayoutAppearance.disabled.badgeBackgroundColor = .green
    looks.stackedLayoutAppearance.focused.badgeTextAttributes = red
    looks.stackedLayoutAppearance.normal.titlePositionAdjustment.vertical = 1
    looks.stackedLayoutAppearance.normal.badgePositionAdjustment.vertical = 2
    looks.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment.vertical = 3
    looks.selectionIndicatorTintColor = .blue
    looks.selectionIndicatorImage = UIImage()
    looks.stackedItemPositioning = .centered
    looks.stackedItemWidth = 60
    looks.stackedItemSpacing = 4
    let bar = UITabBar(frame: .zero)
    bar.standardAppearance = looks
    bar.scrollEdgeAppearance = looks
    let item = UITabBarItem(title: nil, image: nil, tag: 0)
    item.standardAppearance = looks
    item.scrollEdgeAppearance = looks
    #expect(item.standardAppearance === looks && item.scrollEdgeAppearance === looks)
    for copy in [bar.standardAppearance, bar.scrollEdgeAppearance] {
      #expect(copy !== looks && copy?.stackedLayoutAppearance.normal.iconColor == .red)
      #expect(color(copy?.inlineLayoutAppearance.selected.titleTextAttributes) == .red)
      #expect(copy?.compactInlineLayoutAppearance.disabled.badgeBackgroundColor == .green)
      #expect(color(copy?.stackedLayoutAppearance.focused.badgeTextAttributes) == .red)
      let normal = copy?.stackedLayoutAppearance.normal
      #expect(normal?.titlePositionAdjustment.vertical == 1)
      #expect(normal?.badgePositionAdjustment.vertical == 2)
      #expect(normal?.badgeTitlePositionAdjustment.vertical == 3)
      #expect(copy?.selectionIndicatorTintColor == .blue && copy?.selectionIndicatorImage != nil)
      #expect(copy?.stackedItemPositioning == .centered && copy?.stackedItemWidth == 60)
      #expect(copy?.stackedItemSpacing == 4)
    }
    let stacked = looks.stackedLayoutAppearance
    stacked.configureWithDefault(for: .stacked)
    #expect(stacked.style == .stacked && stacked.normal.iconColor == nil)
    #expect(UITabBarItemAppearance().style == .stacked)
  }

  @Test func `the looks of a toolbar are copied whole`() {
    let looks = UIToolbarAppearance(idiom: .pad)
    looks.buttonAppearance.normal.backgroundImagePositionAdjustment.horizontal = 2
    looks.doneButtonAppearance.focused.titleTextAttributes = red
    looks.prominentButtonAppearance.normal.titleTextAttributes = red
    let bar = UIToolbar(frame: .zero)
    bar.standardAppearance = looks
    bar.compactAppearance = looks
    bar.scrollEdgeAppearance = looks
    bar.compactScrollEdgeAppearance = looks
    for copy in [
      bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance,
      bar.compactScrollEdgeAppearance,
    ] {
      #expect(copy !== looks && copy?.idiom == .pad)
      #expect(
        copy?.buttonAppearance.normal.backgroundImagePositionAdjustment.horizontal == 2)
      #expect(color(copy?.doneButtonAppearance.focused.titleTextAttributes) == .red)
    }
    #expect(UINavigationBarAppearance(barAppearance: looks).idiom == .pad)
  }
}
#endif

#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct BarLooksTests {
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
  private let image = UIImage()

  @Test func `a navigation bar keeps its looks`() {
    let bar = UINavigationBar(frame: .zero)
    #expect(bar.barStyle == .default && bar.barTintColor == nil && bar.shadowImage == nil)
    #expect(bar.titleTextAttributes == nil && bar.largeTitleTextAttributes == nil)
    #expect(bar.backgroundImage(for: .default) == nil && bar.backIndicatorImage == nil)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 0 && bar.barPosition == .top)
    bar.barStyle = .black
    bar.barTintColor = .red
    bar.shadowImage = image
    bar.titleTextAttributes = red
    bar.largeTitleTextAttributes = red
    bar.setBackgroundImage(image, for: .default)
    bar.setBackgroundImage(image, for: .topAttached, barMetrics: .compact)
    bar.setTitleVerticalPositionAdjustment(3, for: .compact)
    bar.backIndicatorImage = image
    bar.backIndicatorTransitionMaskImage = image
    bar.preferredBehavioralStyle = .pad
    #expect(bar.barStyle == .black && bar.barTintColor == .red && bar.shadowImage === image)
    #expect(bar.titleTextAttributes?.count == 1 && bar.largeTitleTextAttributes?.count == 1)
    #expect(bar.backgroundImage(for: .default) === image)
    #expect(bar.backgroundImage(for: .compact) == nil)
    #expect(bar.backgroundImage(for: .topAttached, barMetrics: .compact) === image)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 3)
    #expect(bar.backIndicatorImage === image && bar.backIndicatorTransitionMaskImage === image)
    #expect(bar.preferredBehavioralStyle == .pad)
    final class Attached: NSObject, UINavigationBarDelegate, UIToolbarDelegate, UISearchBarDelegate
    {
      func position(for bar: UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let attached = Attached()
    let (tools, search) = (UIToolbar(frame: .zero), UISearchBar(frame: .zero))
    #expect(tools.barPosition == .bottom && search.barPosition == .any)
    bar.delegate = attached
    tools.delegate = attached
    search.delegate = attached
    #expect(bar.barPosition == .topAttached && tools.barPosition == .topAttached)
    #expect(search.barPosition == .topAttached && tools.delegate === attached)
    #expect(UIBarStyle.blackOpaque == .black && UIBarStyle.blackTranslucent.rawValue == 2)
  }

  @Test func `a toolbar and a tab bar keep their looks`() {
    let tools = UIToolbar(frame: .zero)
    tools.barStyle = .black
    tools.barTintColor = .green
    tools.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    tools.setShadowImage(image, forToolbarPosition: .bottom)
    #expect(tools.barStyle == .black && tools.barTintColor == .green)
    #expect(tools.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
    #expect(tools.shadowImage(forToolbarPosition: .bottom) === image)
    #expect(tools.shadowImage(forToolbarPosition: .top) == nil)

    let tabs = UITabBar(frame: .zero)
    #expect(tabs.itemPositioning == .automatic && tabs.itemWidth == 0 && tabs.itemSpacing == 0)
    tabs.barStyle = .black
    tabs.barTintColor = .green
    tabs.unselectedItemTintColor = .red
    tabs.backgroundImage = image
    tabs.shadowImage = image
    tabs.selectionIndicatorImage = image
    tabs.itemPositioning = .fill
    tabs.itemWidth = 50
    tabs.itemSpacing = 5
    #expect(tabs.barStyle == .black && tabs.barTintColor == .green)
    #expect(tabs.unselectedItemTintColor == .red && tabs.backgroundImage === image)
    #expect(tabs.shadowImage === image && tabs.selectionIndicatorImage === image)
    #expect(tabs.itemPositioning == .fill && tabs.itemWidth == 50 && tabs.itemSpacing == 5)
  }

  @Test func `the looks of an item's state are those of the normal one unless set`() {
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    item.setTitleTextAttributes(red, for: .normal)
    item.setTitleTextAttributes([:], for: .disabled)
    #expect(item.titleTextAttributes(for: .highlighted)?.count == 1)
    #expect(item.titleTextAttributes(for: .disabled)?.isEmpty == true)
    item.setTitleTextAttributes(nil, for: .disabled)
    #expect(item.titleTextAttributes(for: .disabled)?.count == 1)
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    #expect(item.backgroundImage(for: .selected, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    item.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .compact)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .compact) === image)
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    item.setTitlePositionAdjustment(offset, for: .default)
    item.setBackButtonTitlePositionAdjustment(offset, for: .compact)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .default)
    item.isSymbolAnimationEnabled = true
    #expect(item.titlePositionAdjustment(for: .default) == offset)
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact) == offset)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 4)
    #expect(item.isSymbolAnimationEnabled)

    let tab = UITabBarItem(title: "x", image: nil, tag: 0)
    tab.setTitleTextAttributes(red, for: .normal)
    tab.setBadgeTextAttributes(red, for: .selected)
    tab.titlePositionAdjustment = offset
    #expect(tab.titleTextAttributes(for: .selected)?.count == 1)
    #expect(tab.badgeTextAttributes(for: .selected)?.count == 1)
    #expect(tab.badgeTextAttributes(for: .normal) == nil && tab.titlePositionAdjustment == offset)
  }

  @Test func `a navigation item keeps what the bar does not show`() {
    let item = UINavigationItem(title: "x")
    #expect(item.style == .navigator && item.subtitle == nil && item.largeTitle == nil)
    item.style = .editor
    item.subtitle = "below"
    item.largeTitle = "large"
    item.customizationIdentifier = "main"
    #expect(item.style == .editor && item.subtitle == "below" && item.largeTitle == "large")
    #expect(item.customizationIdentifier == "main")
  }

  @Test func `a search bar keeps its looks`() {
    let bar = UISearchBar(frame: .zero)
    bar.barStyle = .black
    bar.backgroundImage = image
    bar.scopeBarBackgroundImage = image
    bar.setBackgroundImage(image, for: .top, barMetrics: .compact)
    bar.setImage(image, for: .search, state: .normal)
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    bar.setScopeBarButtonBackgroundImage(image, for: .selected)
    bar.setScopeBarButtonDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .selected)
    bar.setScopeBarButtonTitleTextAttributes(red, for: .normal)
    bar.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 0), for: .clear)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 2, vertical: 0)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
    #expect(bar.barStyle == .black && bar.backgroundImage === image)
    #expect(bar.scopeBarBackgroundImage === image)
    #expect(bar.backgroundImage(for: .top, barMetrics: .compact) === image)
    #expect(bar.image(for: .search, state: .highlighted) === image)
    #expect(bar.image(for: .bookmark, state: .normal) == nil)
    #expect(bar.searchFieldBackgroundImage(for: .disabled) === image)
    #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === image)
    #expect(bar.scopeBarButtonBackgroundImage(for: .normal) == nil)
    #expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected)
        === image)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .selected)?.count == 1)
    #expect(bar.positionAdjustment(for: .clear).horizontal == 1)
    #expect(bar.searchFieldBackgroundPositionAdjustment.horizontal == 2)
    #expect(bar.searchTextPositionAdjustment.horizontal == 3)
  }
}
#endif

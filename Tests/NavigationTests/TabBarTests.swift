import Controls
import Testing

@MainActor
private func tab(_ title: String, badge: String? = nil) -> TabBarItem {
  let item = TabBarItem(title: title, image: nil, tag: 0)
  item.badgeValue = badge
  return item
}

@MainActor
struct TabBarTests {
  @Test func `B111 a tab of the system keeps its tag and has no badge`() {
    let item = TabBarItem(tabBarSystemItem: .bookmarks, tag: 4)
    #expect(item.tag == 4)
    #expect(item.badgeValue == nil)
    #expect(item.title == nil)
    let bar = TabBar(frame: .zero)
    bar.items = [item]
    #expect(Screen(showing: bar).spoken() == ["Bookmarks. Tab. 1 of 1."])
  }

  @Test func `B112 a tab that is not in the bar is not selected`() {
    let bar = TabBar(frame: .zero)
    let own = tab("A")
    bar.items = [own]
    bar.selectedItem = own
    bar.selectedItem = tab("B")
    #expect(bar.selectedItem === own)
  }

  @Test func `B113 without tabs there is no selection`() {
    let bar = TabBar(frame: .zero)
    #expect(bar.items == nil)
    #expect(bar.selectedItem == nil)
    let own = tab("A")
    bar.items = [own]
    bar.selectedItem = own
    bar.items = nil
    #expect(bar.selectedItem == nil)
  }

  @Test func `B114 a tab says its selection, its badge and its place`() {
    let bar = TabBar(frame: .zero)
    let items = [tab("A"), tab("B", badge: "3"), tab("C")]
    bar.items = items
    bar.selectedItem = items[1]
    let screen = Screen(showing: bar)
    #expect(
      screen.spoken() == [
        "A. Tab. 1 of 3.", "Selected: B: 3 items. Tab. 2 of 3.", "C. Tab. 3 of 3.",
      ])
    items[0].badgeValue = "!"
    #expect(screen.spoken()[0] == "A: ! Tab. 1 of 3.")
    items[0].badgeValue = ""
    #expect(screen.spoken()[0] == "A. Tab. 1 of 3.")
  }

  @Test func `rows 66 to 70 hold for the tabs of a live bar`() {
    let bar = TabBar(frame: .zero)
    let items = ["Item A", "Item B", "Item C", "", "Item E", "Item F"].map { tab($0) }
    items[2].isEnabled = false
    items[4].accessibilityLabel = "Label"
    items[4].accessibilityValue = "Value"
    items[4].accessibilityHint = "Hint"
    bar.items = items
    bar.selectedItem = items[1]
    let screen = Screen(showing: bar)
    #expect(
      screen.spoken() == [
        "Item A. Tab. 1 of 6.", "Selected: Item B. Tab. 2 of 6.", "Item C. Tab. 3 of 6.",
        "Tab. 4 of 6.", "Label: Value. Tab. 5 of 6.", "Item F. Tab. 6 of 6.",
      ])
    #expect(AccessibilityHierarchy(of: screen.window).stops[4].element.hint == "Hint")
  }

  @Test func `rows 71 to 74 hold for the badges of a live bar`() {
    let bar = TabBar(frame: .zero)
    let items = zip(["Item A", "Item B", "Item C", "Item D"], ["", "3", "A", "4"]).map {
      tab($0, badge: $1)
    }
    items[3].accessibilityValue = "Value"
    bar.items = items
    #expect(
      Screen(showing: bar).spoken() == [
        "Item A. Tab. 1 of 4.", "Item B: 3 items. Tab. 2 of 4.", "Item C: A. Tab. 3 of 4.",
        "Item D: Value. Tab. 4 of 4.",
      ])
  }

  @Test func `the delegate is told only of the user's choice`() throws {
    final class Delegate: TabBarDelegate {
      var titles: [String?] = []
      func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { titles.append(item.title) }
    }
    let bar = TabBar(frame: .zero)
    let delegate = Delegate()
    bar.delegate = delegate
    let items = [tab("A"), tab("B")]
    bar.items = items
    bar.selectedItem = items[1]
    #expect(delegate.titles.isEmpty)
    let screen = Screen(showing: bar)
    try screen.tap("A. Tab. 1 of 2.")
    try screen.tap("Selected: A. Tab. 1 of 2.")
    #expect(delegate.titles == ["A", "A"])
    items[1].isEnabled = false
    try screen.tap("B. Tab. 2 of 2.")
    #expect(bar.selectedItem === items[0])
  }
}

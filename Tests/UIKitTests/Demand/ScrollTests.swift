#if UIKit
import Foundation
import Testing
import UIKit

/// The items of a collection, which notes those that are selected and how far it is scrolled.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var calls: [String] = []
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.append("select \(indexPath.item)") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(scrollView.contentOffset.y)")
  }
}

@MainActor
struct ScrollTests {
  @Test func `a collection tells its delegate of taps and of scrolling`() {
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    #expect(collection.delegate == nil)
    collection.delegate = items
    #expect(collection.delegate === items && collection.dataSource === items)
    window.addSubview(collection)
    window.layoutIfNeeded()
    TouchDriver(in: window).tap(at: CGPoint(x: 50, y: 20))
    collection.contentOffset = CGPoint(x: 0, y: 30)
    #expect(items.calls == ["select 0", "scroll 30.0"])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `scroll views keep how they scroll, tables too`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let table = UITableView(frame: scroll.frame, style: .plain)
    for view in [scroll, table] {
      #expect(view.keyboardDismissMode == .none && view.bounces && !view.alwaysBounceVertical)
      view.keyboardDismissMode = .onDrag
      view.bounces = false
      view.alwaysBounceVertical = true
      view.showsVerticalScrollIndicator = false
      view.isScrollEnabled = false
      #expect(view.keyboardDismissMode == .onDrag && !view.bounces && view.alwaysBounceVertical)
      #expect(!view.showsVerticalScrollIndicator && !view.isScrollEnabled)
    }
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(scroll.contentOffset.y == 100 && scroll.contentInset.top == 10)
    #expect(scroll.adjustedContentInset.top == 10)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 350, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 300)
    #expect(scroll.contentLayoutGuide.layoutFrame.size == scroll.contentSize)
  }
}
#endif

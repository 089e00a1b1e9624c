#if UIKit
import Foundation
import Testing
import UIKit

/// Foundation's own types in tables, collections and constraints.
@MainActor
struct FoundationTypesTests {
  @Test func `the object of an index path has the same members`() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.section == 1 && path.row == 3 && path.item == 3)
    #expect(NSIndexPath(item: 3, section: 1).isEqual(path))
    #expect((IndexPath(row: 4, section: 2) as NSIndexPath).row == 4)
  }

  @Test func `sections are changed by Foundation's sets`() {
    final class Sections: NSObject, UITableViewDataSource {
      var count = 3
      func numberOfSections(in tableView: UITableView) -> Int { count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let (table, sections) = (UITableView(), Sections())
    table.dataSource = sections
    #expect(table.numberOfSections == 3)
    sections.count = 1
    table.deleteSections(
      NSIndexSet(indexesIn: NSRange(location: 1, length: 2)) as IndexSet, with: .none)
    #expect(table.numberOfSections == 1)
  }

  @Test func `a transform in space is kept beside the one in the plane`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.transform3D.m11 == 2)
    let turned = CATransform3DMakeRotation(1, 1, 0, 0)
    attributes.transform3D = turned
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.transform3D == turned && copy?.isEqual(attributes) == true)
    attributes.transform = .identity
    #expect(attributes.transform3D == CATransform3DIdentity && copy?.isEqual(attributes) == false)
  }

  @Test func `attributed texts of cells are Foundation's`() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(string: "rich")
    #expect(content.text == "rich")
    content.text = "plain"
    #expect(content.attributedText == nil)
  }

  @Test func `the direction of content depends on its kind`() {
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft)
        == .leftToRight)
  }

  @Test func `a metric is a number of Foundation's, too`() {
    let view = UIView()
    for number in [NSNumber(value: 7), NSNumber(value: 7.0)] {
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: "[a(n)]", metrics: ["n": number], views: ["a": view])
      #expect(constraints.map(\.constant) == [7])
    }
  }

  @Test func `an anchor is its own copy`() {
    let anchor = UIView().topAnchor
    #expect(anchor.copy() as? NSLayoutYAxisAnchor === anchor)
  }
}
#endif

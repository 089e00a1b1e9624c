#if UIKit
public import Foundation

extension NSIndexPath {
  /// Creates the index path of a row in a section of a table (`NSIndexPath.init(row:section:)`).
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of an item in a section of a collection
  /// (`NSIndexPath.init(item:section:)`).
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section, which is the first index (`NSIndexPath.section`).
  public var section: Int { index(atPosition: 0) }

  /// The row in a table, which is the second index (`NSIndexPath.row`).
  public var row: Int { index(atPosition: 1) }

  /// The item in a collection, which is the second index (`NSIndexPath.item`).
  public var item: Int { index(atPosition: 1) }
}
#endif

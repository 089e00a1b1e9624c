public import FoundationEssentials

extension IndexPath {
  /// Creates the index path of a row in a section of a table (`IndexPath.init(row:section:)`).
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item in a section of a collection
  /// (`IndexPath.init(item:section:)`).
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, which is the first index (`IndexPath.section`).
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in a table, which is the second index (`IndexPath.row`).
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in a collection, which is the second index (`IndexPath.item`).
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension IndexPath {
  /// The row that stands for a whole section: Foundation's `NSNotFound`.
  package static let noRow = Int.max
}

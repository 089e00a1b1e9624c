import FoundationEssentials
import Testing
import UIKitDialect

struct IndexPathTests {
  @Test func `an index path has a section and a row or an item`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.section == 1 && path.row == 3 && path.item == 3 && path.count == 2)
    #expect(path == IndexPath(item: 3, section: 1))
    path.row += 1
    path.section = 0
    path.item *= 2
    #expect(path == IndexPath(row: 8, section: 0))
  }

  @Test func `index paths are ordered by sections, then by rows`() {
    let paths = [IndexPath(row: 5, section: 0), IndexPath(row: 1, section: 1)]
    #expect(paths.sorted() == paths && paths.reversed().sorted() == paths)
  }
}

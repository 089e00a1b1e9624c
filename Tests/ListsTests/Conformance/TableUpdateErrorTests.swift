import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct TableUpdateErrorTests {
  @Test func `B158 deleting a row that the data source keeps traps with both counts`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (table, _) = LoggedRows(["a", "b", "c"]).table()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    let text =
      "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
      + "existing section after the update (3) must be equal to the number of rows contained in that "
      + "section before the update (3), plus or minus the number of rows inserted or deleted from that "
      + "section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that "
      + "section (0 moved in, 0 moved out)."
    #expect(trapped(with: text, in: result?.standardErrorContent))
  }

  @Test(arguments: [3, 4])
  func `B159 inserting a row beyond the end traps with the count of the data source`(count: Int)
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [count] in
      await MainActor.run {
        let rows = LoggedRows(["a", "b", "c"])
        let (table, _) = rows.table()
        rows.texts = .numbers(0..<count)
        table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      }
    }
    let text =
      "attempt to insert row 9 into section 0, but there are only \(count) rows in section 0 after "
      + "the update"
    #expect(trapped(with: text, in: result?.standardErrorContent))
  }

  @Test func `deleting a row beyond the end, or sections that are kept, traps`() async {
    let rows = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (table, _) = LoggedRows(["a"]).table()
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      }
    }
    #expect(
      trapped(
        with: "attempt to delete row 2 from section 0 which only contains 1 rows before the update",
        in: rows?.standardErrorContent))
    let sections = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (table, _) = LoggedRows(["a"]).table()
        table.deleteSections([0], with: .none)
      }
    }
    let text =
      "Invalid update: invalid number of sections.  The number of sections contained in the table "
      + "view after the update (1) must be equal to the number of sections contained in the table view "
      + "before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 1 "
      + "deleted)."
    #expect(trapped(with: text, in: sections?.standardErrorContent))
  }
}

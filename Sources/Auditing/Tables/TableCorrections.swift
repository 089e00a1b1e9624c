import Diagnostics
import Localize

extension [TableFault] {
  /// Gives the faults that readers have told of the edits that correct them.
  mutating func correct(in tables: TableSet) {
    var corrections: [String: [SourcePosition: [TableEdit]]] = [:]
    for index in indices {
      guard case .told(let problem) = self[index].place, let start = problem.start,
        let file = tables.files.first(where: { $0.table.path == problem.path })
      else { continue }
      let known = corrections[problem.path] ?? file.table.corrections
      corrections[problem.path] = known
      self[index].edits = known[start] ?? []
    }
  }
}

/// The edits that compose the texts of tables, for which each file is looked through once.
struct TableComposition {
  private let tables: TableSet
  private var ranges: [Int: [Int: Range<Int>]] = [:]

  init(_ tables: TableSet) { self.tables = tables }

  /// Returns the edits of a text; none where it stands in no text file.
  mutating func edits(of text: TableText) -> [TableEdit] {
    let known = ranges[text.file] ?? tables.files[text.file].table.valueRanges
    ranges[text.file] = known
    guard let range = known[text.offset] else { return [] }
    return [tables.files[text.file].table.editComposing(range)].compactMap { $0 }
  }
}

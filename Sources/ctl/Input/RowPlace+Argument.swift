import ArgumentParser
import InterfaceLoader

extension RowPlace.Row: ExpressibleByArgument {
  /// Creates a row from its number in its table, or from those of its section and in it: `2`, `1/2`.
  package init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ ($0 ?? 0) > 0 }),
      let row = numbers.last ?? nil
    else { return nil }
    self.init(section: numbers.count == 2 ? numbers[0] : nil, row: row)
  }
}

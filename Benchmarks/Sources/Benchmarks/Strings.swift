import Glibc
import Localize

/// Looks up ten thousand keys in an order that no cache knows, and loads their table.
@MainActor
func strings(_ runner: inout Runner, folder: String) {
  let path = "\(folder)/Strings.bundle/en.lproj/Localizable.strings"
  guard let bytes = contents(of: path), let list = contents(of: "\(folder)/keys.txt") else {
    return
  }
  let table = LookupTable(StringTable(bytes, path: path), language: "en")
  let keys = list.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  precondition(keys.allSatisfy { table[$0] != nil }, "the table lacks keys")

  var length = 0
  runner.row("strings", "lookup 10k", "localizedString(forKey:)") { operations in
    var next = 0
    for _ in 0..<operations {
      length &+= table.localizedString(forKey: keys[next]).utf8.count
      next = next + 1 == keys.count ? 0 : next + 1
    }
  }
  let found = keys.compactMap { table.key($0) }
  runner.row("strings", "lookup 10k", "by key found once") { operations in
    var next = 0
    for _ in 0..<operations {
      length &+= table[found[next]].utf8.count
      next = next + 1 == found.count ? 0 : next + 1
    }
  }
  withExtendedLifetime(length) {}

  // Half the entries, as a table of an app has.
  let half = StringTable(bytes, path: path).entries.prefix(5000).map {
    ($0.key, $0.value, nil as String?)
  }
  let file = StringTable(half, path: path).contents
  runner.row("strings", "load 5k", "StringTable and LookupTable") { operations in
    for _ in 0..<operations {
      precondition(LookupTable(StringTable(file, path: path)).count == 5000, "entries are lost")
    }
  }
}

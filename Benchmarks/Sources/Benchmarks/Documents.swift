import Glibc
import InterfaceBuilder

/// Reads a document of buttons whole and looks at every typed value of them.
@MainActor
func documents(_ runner: inout Runner, folder: String) {
  for count in [10, 100, 1000, 10000] {
    let path = "\(folder)/b\(count).xib"
    guard let bytes = contents(of: path) else { continue }
    var seen = 0
    runner.row("xml", "\(count) buttons", "typed values") { operations in
      for _ in 0..<operations {
        guard let document = try? InterfaceDocument(bytes, path: path) else {
          preconditionFailure("\(path) cannot be read")
        }
        seen = look(at: document)
      }
    }
    precondition(seen == 0 || seen >= count, "\(path) lost its buttons")
  }
}

/// Reads what a program that works with buttons reads of each.
private func look(at document: InterfaceDocument) -> Int {
  var facts = 0
  for control in document.controls {
    facts += control.id?.utf8.count ?? 0
    facts += control.isEnabled || control.isHidden ? 1 : 0
    for state in control.button?.states ?? [] { facts += state.title?.utf8.count ?? 1 }
    for action in control.actions { facts += action.selector.utf8.count }
    facts += control.accessibility.label?.utf8.count ?? 0
  }
  return facts
}

func contents(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  var bytes = [UInt8](repeating: 0, count: ftell(file))
  rewind(file)
  return fread(&bytes, 1, bytes.count, file) == bytes.count ? bytes : nil
}

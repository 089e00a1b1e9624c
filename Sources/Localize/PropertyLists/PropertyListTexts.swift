import Diagnostics

/// The texts that a property list of an app holds, such as the selectors of its keyboard shortcuts.
package enum PropertyListTexts {
  /// Returns the texts in a file; none for one that is no property list.
  package static func texts(inFile path: String) throws(Diagnostic) -> Set<String> {
    let bytes = try InputFile.bytes(
      ofFile: path, limit: TableFile.largest, remedy: "Name a property list.")
    let list =
      bytes.starts(with: Array("bplist".utf8))
      ? try? BinaryPropertyList.read(bytes) : try? XMLPropertyListBuilder.read(SourceText(bytes))
    var texts: Set<String> = []
    var waiting = list.map { [$0] } ?? []
    while let next = waiting.popLast() {
      switch next.value {
      case .dictionary(let pairs): waiting += pairs.map(\.value)
      case .array(let values): waiting += values
      case .string(let text): texts.insert(text)
      case .other: break
      }
    }
    return texts
  }
}

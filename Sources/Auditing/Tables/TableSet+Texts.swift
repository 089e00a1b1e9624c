package import Diagnostics
import InterfaceBuilder
package import Localize

extension TableSet {
  /// Reads files that are in no folder, by their paths: tables, a document and an `Info.plist`.
  package init(texts: [String: String], development: LanguageTag? = nil) throws(Diagnostic) {
    var document: InterfaceDocument?
    var files: [LocalizedTables.File] = []
    var information: AppInformation?
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      let bytes = Array(text.utf8)
      if path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
        document = try InterfaceDocument(bytes, path: path)
      } else if path.hasSuffix(".plist") {
        information = AppInformation(bytes, path: path)
      } else if let file = TableFile(bytes, path: path) {
        let folder = path.split(separator: "/").dropLast().last ?? ""
        files.append((folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : "", file))
      }
    }
    let folders = Set(
      texts.keys.compactMap { path in
        path.split(separator: "/").first { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
      })
    let name = files.first.map {
      String(($0.file.path.split(separator: "/").last ?? "").prefix { $0 != "." })
    }
    self.init(
      named: name ?? "", inFolder: "", folders: folders.sorted(), files: files, of: document,
      development: development, information: information)
  }
}

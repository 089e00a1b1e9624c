import Localize
import TextFormats

/// A search for the contents of asset catalogs, links left out.
struct CatalogSearch {
  /// The extensions of the folders that hold one asset in several forms.
  private static let kinds: Set = ["imageset", "symbolset", "colorset"]
  /// The extensions of images that are files of their own.
  private static let images: Set = [
    "png", "jpg", "jpeg", "pdf", "svg", "tiff", "tif", "gif", "icns",
  ]

  /// The folders of the assets, by the extension of the folder and the name.
  private(set) var sets: [String: [String: [String]]] = [:]
  /// The names of images outside of catalogs, with and without their extensions.
  private(set) var files: Set<String> = []
  /// The number of catalogs.
  private(set) var catalogs = 0
  /// Indicates whether images outside of catalogs are looked for, too.
  let findsFiles: Bool
  /// The number of file names that are still looked at, so that a search in a large folder ends.
  private var remaining = 200_000

  init(findsFiles: Bool = false) { self.findsFiles = findsFiles }

  /// Searches a folder.
  mutating func search(_ folder: String) { search(folder, prefix: nil, depth: 0) }

  /// Searches a folder; the prefix is that of the names in a catalog, nil outside of one.
  private mutating func search(_ folder: String, prefix: String?, depth: Int) {
    guard depth < 16, remaining > 0, let names = try? FileStatus.names(inFolder: folder) else {
      return
    }
    remaining -= names.count
    for name in names where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : folder + "/" + name
      let kind = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
      if findsFiles, prefix == nil, Self.images.contains(kind.lowercased()) { add(file: name) }
      let (isCatalog, isSet) = (kind == "xcassets", Self.kinds.contains(kind))
      // Other sets of a catalog hold neither images nor colors.
      guard isCatalog || isSet || kind.isEmpty || prefix == nil && !Self.images.contains(kind),
        (try? FileStatus(of: path, followingLinks: false))?.kind == .folder
      else { continue }
      if isCatalog { catalogs += 1 }
      if let prefix, isSet {
        sets[kind, default: [:]][prefix + name.dropLast(kind.count + 1), default: []].append(path)
        continue
      }
      var inner = isCatalog ? "" : prefix
      if !isCatalog, let prefix, Self.providesNamespace(path) { inner = prefix + name + "/" }
      search(path, prefix: inner, depth: depth + 1)
    }
  }

  /// Adds the names of an image: `logo` and `logo.png` for `logo@2x.png`.
  private mutating func add(file: String) {
    guard let dot = file.lastIndex(of: ".") else { return }
    var name = String(file[..<dot])
    for suffix in ["~iphone", "~ipad", "@2x", "@3x"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    files.formUnion([name, name + file[dot...]])
  }

  /// Returns whether the names in a folder of a catalog begin with that of the folder.
  private static func providesNamespace(_ folder: String) -> Bool {
    contents(of: folder)?["properties"]?["provides-namespace"]?.bool == true
  }

  /// Reads what a catalog says of a folder; nil if that cannot be read.
  static func contents(of folder: String) -> JSONTree? {
    file(folder + "/Contents.json", upTo: 1 << 20).flatMap { try? JSONParser.read($0) }
  }

  /// Reads a file that is no link; nil for one that is larger than a limit, or that cannot be read.
  static func file(_ path: String, upTo limit: Int) -> [UInt8]? {
    guard (try? FileStatus(of: path, followingLinks: false))?.kind == .regular,
      let bytes = try? InputFile.bytes(ofFile: path, limit: limit, remedy: ""), bytes.count <= limit
    else { return nil }
    return bytes
  }
}

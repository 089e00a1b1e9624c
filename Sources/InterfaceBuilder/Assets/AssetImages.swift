import Localize
import Synchronization
import TextFormats

/// The images of the asset catalogs around documents, by name.
///
/// Catalogs are looked for in the folders of an app, links left out. Of several images with a name, that
/// of the catalog nearest to the document counts. A page shows PNG, JPEG and SVG; a catalog's PDF is
/// left out.
package final class AssetImages: Sendable {
  /// The bytes of an image, and their media type, such as `image/png`.
  package struct File: Sendable {
    package let mediaType: String
    package let bytes: [UInt8]
  }

  private static let mediaTypes = [
    ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".svg": "image/svg+xml",
  ]

  private let roots: [String]
  private let limit: Int
  /// The folders of the images with each name, when they were looked for.
  private let found = Mutex<[String: [String]]?>(nil)

  /// Prepares a search in folders; a larger image than a number of bytes is left out.
  package init(inFolders roots: [String], upTo limit: Int) {
    (self.roots, self.limit) = (roots, limit)
  }

  /// Returns the image with a name for the document at a path; nil if no catalog has one that a page
  /// can show.
  package func file(named name: String, forDocumentAt path: String) -> File? {
    let sets = found.withLock { found in
      let sets = found ?? Self.find(in: roots)
      found = sets
      return sets[name]
    }
    guard let sets else { return nil }
    // Of two that are as near, the first one counts.
    let nearest = sets.reversed().max {
      Self.common($0, path) < Self.common($1, path)
    }
    return nearest.flatMap { read($0) }
  }

  private static func common(_ one: String, _ other: String) -> Int {
    let pairs = zip(
      one.split(separator: "/", omittingEmptySubsequences: false),
      other.split(separator: "/", omittingEmptySubsequences: false))
    return pairs.prefix { $0 == $1 }.count
  }

  private static func find(in roots: [String]) -> [String: [String]] {
    var search = CatalogSearch()
    for root in roots { search.search(root) }
    return search.sets["imageset"] ?? [:]
  }

  /// Reads the image of a set for a light screen, at twice its size where the set has that.
  private func read(_ folder: String) -> File? {
    let images = CatalogSearch.contents(of: folder)?["images"]?.items ?? []
    let files = images.compactMap { image -> (rank: Int, name: String, type: String)? in
      guard let name = image["filename"]?.string, !name.contains("/"), image["appearances"] == nil,
        let type = Self.mediaTypes.first(where: { name.lowercased().hasSuffix($0.key) })?.value
      else { return nil }
      let scales = ["2x": 0, "3x": 1, "1x": 2]
      return (image["scale"]?.string.flatMap { scales[$0] } ?? 1, name, type)
    }
    for file in files.sorted(by: { ($0.rank, $0.name) < ($1.rank, $1.name) }) {
      let path = folder + "/" + file.name
      guard let bytes = CatalogSearch.file(path, upTo: limit), !bytes.isEmpty else { continue }
      return File(mediaType: file.type, bytes: bytes)
    }
    return nil
  }
}

/// The names of the images and colors of an app.
package struct AssetNames: Sendable {
  /// The images of catalogs, symbols of the app's own among them, and files outside of catalogs.
  package let images: Set<String>
  /// The colors of catalogs.
  package let colors: Set<String>
  /// The number of catalogs.
  package let catalogs: Int

  /// Looks for the names in folders.
  package init(inFolders folders: [String]) {
    var search = CatalogSearch(findsFiles: true)
    for folder in folders { search.search(folder) }
    let sets = search.sets
    images = Set((sets["imageset"] ?? [:]).keys).union((sets["symbolset"] ?? [:]).keys)
      .union(search.files)
    colors = Set((sets["colorset"] ?? [:]).keys)
    catalogs = search.catalogs
  }

  /// Creates the names of a catalog.
  package init(images: Set<String>, colors: Set<String>) {
    (self.images, self.colors, catalogs) = (images, colors, 1)
  }
}

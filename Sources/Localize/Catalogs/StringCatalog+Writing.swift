extension StringCatalog {
  /// The file: byte for byte what was read, but for what was changed since.
  public var contents: [UInt8] { bytes }

  /// Returns the catalog with another text at a path of keys from the root, such as
  /// `["strings", "OK", "localizations", "de", "stringUnit", "value"]`; nil where there is none.
  ///
  /// Only the bytes of that text change.
  public func setting(_ text: String, at path: [String]) -> StringCatalog? {
    guard var json = try? JSONParser.read(source.utf8) else { return nil }
    for key in path {
      guard let inner = json[key] else { return nil }
      json = inner
    }
    guard json.string != nil else { return nil }
    var utf8 = source.utf8
    utf8.replaceSubrange(json.range, with: JSONTree.quoted(text).utf8)
    return StringCatalog(source.bytes(of: utf8), path: self.path)
  }
}

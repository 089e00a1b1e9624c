import TextFormats

extension StringCatalog {
  /// The contents of the file; unchanged parts are byte for byte as read.
  public var contents: [UInt8] { bytes }

  /// Returns the catalog with the text at a path of keys replaced; nil if there is no text.
  ///
  /// A path starts at the root, such as `["strings", "OK", "localizations", "de", "stringUnit",
  /// "value"]`.
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
    utf8.replaceSubrange(json.range, with: quotedJSON(text, escapesMarks: false).utf8)
    return StringCatalog(source.bytes(of: utf8), path: self.path)
  }
}

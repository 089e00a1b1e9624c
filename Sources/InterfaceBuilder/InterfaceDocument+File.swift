private import FoundationEssentials
private import XMLEvents

extension InterfaceDocument {
  /// Reads a document from a file; errors name the path as given.
  ///
  /// A file over the reader's limit of 64 MiB is not even loaded, and what is not a regular file is
  /// refused: reading a pipe might never end.
  public init(contentsOfFile path: String) throws(InterfaceError) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else {
      throw InterfaceError(path: path, message: "no such file. Check the path.")
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw InterfaceError(
        path: path, message: "this is not a regular file. Give a .storyboard or .xib.")
    }
    let limit = XMLLimits().bytes
    if let size = attributes[.size] as? Int, size > limit {
      throw InterfaceError(XMLError(.fileTooLarge(limit: limit)), path: path)
    }
    guard let contents = FileManager.default.contents(atPath: file) else {
      throw InterfaceError(path: path, message: "the file cannot be read. Check its permissions.")
    }
    try self.init(Array(contents), path: path)
  }
}

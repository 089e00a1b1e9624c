public import Diagnostics
import Localize
private import XMLEvents

extension InterfaceDocument {
  /// Reads a document from a file; errors name the path as given.
  ///
  /// A pipe is read to its end, too. A file over the parser's limit of 64 MiB is not parsed.
  /// Folders, devices and pipes to which nothing writes are rejected.
  public init(contentsOfFile path: String) throws(Diagnostic) {
    let bytes = try InputFile.bytes(
      ofFile: path, limit: XMLLimits().bytes, remedy: "Give a .storyboard or .xib.")
    try self.init(bytes, path: path)
  }

  /// Reads a document from an open file or a pipe to its end, or to the parser's limit.
  package init(fromDescriptor descriptor: Int32, path: String) throws(Diagnostic) {
    let bytes = try InputFile.bytes(
      ofDescriptor: descriptor, limit: XMLLimits().bytes, path: path)
    try self.init(bytes, path: path)
  }
}

@_exported public import Diagnostics

// The reasons for which a document is rejected after its XML is parsed.
extension Diagnostic {
  /// The id of the error for a document in Xcode 4's keyed-archive format; ``proof`` is its `type`.
  public static let keyedArchiveID = "document.keyed-archive"

  /// The `type` of a document in the keyed-archive format; nil for other errors.
  public var keyedArchiveType: String? { id == Self.keyedArchiveID ? proof ?? "" : nil }

  /// Indicates whether a file is of another kind than the documents of UIKit and AppKit, such as one of
  /// WatchKit, and not a broken one of them.
  package var isAboutOtherKind: Bool {
    ["document.type", "document.root"].contains(id) && proof != nil
  }

  /// The keyed-archive format has the same types but a different root.
  static func keyedArchive(_ root: InterfaceElement, path: String) -> Diagnostic {
    Diagnostic(
      id: keyedArchiveID, path: path, at: root.position, to: root.startTagEnd,
      "this is a keyed archive of Xcode 4, not a document",
      "Open it in Xcode and save it to upgrade it.", proof: root[.type] ?? "")
  }

  /// Returns the error for a compiled nib, which is not XML; nil for any other bytes.
  static func otherFile(_ bytes: some Collection<UInt8>, path: String) -> Diagnostic? {
    let isArchive = bytes.starts(with: "NIBArchive".utf8)
    guard isArchive || bytes.starts(with: "bplist0".utf8) else { return nil }
    return Diagnostic(
      id: "file.kind", path: path,
      isArchive ? "this is a compiled nib" : "this is a binary property list or a compiled nib",
      "Give the .storyboard or .xib that it was made from.")
  }

  static func otherRoot(_ root: InterfaceElement, path: String) -> Diagnostic {
    Diagnostic(
      id: "document.root", path: path, at: root.position, to: root.startTagEnd,
      "the root element is '\(root.name.prefix(80))', not 'document'",
      "Give a .storyboard or .xib of Xcode 5 or later.", proof: root.name)
  }

  static func otherType(_ type: String?, _ root: InterfaceElement, path: String) -> Diagnostic {
    guard let type else {
      return Diagnostic(
        id: "document.type", path: path, at: root.position, to: root.startTagEnd,
        "the document has no type",
        "Restore the 'type' attribute of the root.")
    }
    return Diagnostic(
      id: "document.type", path: path, at: root.position, to: root.startTagEnd,
      "documents of type '\(type.prefix(80))' are not for UIKit or AppKit", "Leave this one out.",
      proof: type)
  }
}

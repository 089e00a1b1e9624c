/// The name of an element or an attribute, with its prefix.
package struct XMLName {
  /// The null-terminated name, at one address for the whole document.
  package let start: UnsafePointer<UInt8>

  @inlinable init(start: UnsafePointer<UInt8>) { self.start = start }

  /// The name as text.
  package var text: XMLText { XMLText(cString: start) }
}

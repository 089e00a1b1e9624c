import InterfaceBuilder
import Localize
import Testing

/// A document that is over a limit or otherwise hostile, made when the test runs.
private struct HostileCase: Sendable, CustomTestStringConvertible {
  var what: String
  var make: @Sendable () -> [UInt8]
  var error: String
  var testDescription: String { what }

  init(_ what: String, _ error: String, _ make: @escaping @Sendable () -> [UInt8]) {
    self.what = what
    self.make = make
    self.error = "F.xib:" + error
  }
}

private let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>"#
private let foot = "</objects></document>"
private func document(_ inside: String) -> [UInt8] { Array((head + inside + foot).utf8) }

private let hostileCases: [HostileCase] = [
  .init(
    "64 MiB and a byte", "1:1: error: the file is larger than 67108864 bytes. Split the document."
  ) { [UInt8](repeating: 0x20, count: 64 << 20 + 1) },
  .init(
    "257 levels",
    "1:832: error: elements are nested deeper than 256 levels. Flatten the document."
  ) {
    let depth = 300
    return document(
      String(repeating: "<v>", count: depth) + String(repeating: "</v>", count: depth))
  },
  .init(
    "a million elements and one",
    "1:4000062: error: there are more than 1000000 elements. Split the document."
  ) { document(String(repeating: "<v/>", count: 1_000_000)) },
  .init(
    "a hundred thousand attributes",
    "1:70: error: the element has more than 1000 attributes. Remove unused ones."
  ) { document("<button " + (0..<100_000).map { "a\($0)=''" }.joined(separator: " ") + "/>") },
  .init(
    "five million attributes",
    "2:1: error: the element has more than 1000 attributes. Remove unused ones."
  ) { document("\n<button " + String(repeating: "a='' ", count: 5_000_000) + "/>") },
  .init(
    "a hundred namespaces and one",
    "1:70: error: more than 100 namespaces are declared. Remove unused ones."
  ) { document("<v " + (0...100).map { "xmlns:p\($0)='u'" }.joined(separator: " ") + "/>") },
  .init(
    "an attribute twice",
    "1:70: error: the XML is broken: the attribute 'id' is given twice. Repair the document or restore it."
  ) { document(#"<button id="a" id="b"/>"#) },
  .init(
    "entities that grow",
    """
    1:34: error: the document declares its own DTD, which could hold entities. \
    Remove the text in [ ] after DOCTYPE.
    """
  ) {
    Array(
      (#"<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>"# + head).utf8)
  },
  .init(
    "an entity of an external DTD",
    """
    1:116: error: undefined entity 'x'. Write the character itself or its number, as in &#8230;.
    """
  ) {
    Array((#"<!DOCTYPE d SYSTEM "file:///etc/passwd">"# + head).utf8) + Array("<b t='&x;'/>".utf8)
  },
  .init(
    "bytes that are not UTF-8",
    """
    1:77: error: the XML is broken: there are bytes that are not UTF-8. \
    Repair the document or restore it.
    """
  ) { Array((head + "<b id='").utf8) + [0xFF] + Array(("'/>" + foot).utf8) },
  .init(
    "a NUL",
    """
    1:78: error: the XML is broken: there is a NUL byte. \
    Repair the document or restore it.
    """
  ) { document("<b id='a\u{0}'/>") },
  .init(
    "an undefined entity before millions of others",
    "1:70: error: undefined entity 'nope'. Write the character itself or its number, as in &#8230;."
  ) { document("&nope;" + String(repeating: "&amp;", count: 2_000_000)) },
  .init("an unknown encoding", "1:31: error: unknown encoding 'Big5'. Save the file as UTF-8.") {
    Array((#"<?xml version="1.0" encoding="Big5"?>"# + head + foot).utf8)
  },
  .init(
    "the end in the middle of a tag",
    "1:70: error: the XML is broken: the value of an attribute is not closed. Repair the document or restore it."
  ) { Array((head + "<button id=\"a").utf8) },
  .init(
    "bytes of another kind of file",
    """
    1:1: error: the XML is broken: there is a NUL byte. \
    Repair the document or restore it.
    """
  ) { (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7) } },
]

@Suite struct LimitTests {
  @Test(arguments: hostileCases)
  private func `a hostile document is refused with its place`(_ hostile: HostileCase) {
    #expect {
      try InterfaceDocument(hostile.make(), path: "F.xib")
    } throws: { error in
      "\(error)" == hostile.error
    }
  }

  @Test func `UTF-16 with a mark and Latin-1 with a declaration are read`() throws {
    let text = #"<?xml version="1.0" encoding="%"?>"# + head + #"<button id="ü"/>"# + foot
    let wide = text.replacing("%", with: "UTF-16").utf16
    var little: [UInt8] = [0xFF, 0xFE]
    for unit in wide { little += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let narrow = text.replacing("%", with: "ISO-8859-1").unicodeScalars.map { UInt8($0.value) }
    for bytes in [little, narrow] {
      let document = try InterfaceDocument(bytes, path: "F.xib")
      #expect(document.controls.map(\.id) == ["ü"])
    }
    let document = try InterfaceDocument(little, path: "F.xib")
    let button = try #require(document.controls.first?.element)
    #expect(button.position == SourcePosition(line: 1, column: 109))
    #expect(button.position(ofAttribute: "id") == SourcePosition(line: 1, column: 117))
  }

  @Test func `an id that is given twice means the first, and the second is reported`() throws {
    let document = try read(
      storyboard(withControls: #"<button id="b"/><slider id="b"/>"#))
    #expect(document.object(id: "b")?.name == "button")
    #expect(document.duplicateObjects.map(\.name) == ["slider"])
  }

  @Test func `a thousand attributes are read`() throws {
    let attributes = (0..<999).map { "a\($0)='\($0)'" }.joined(separator: " ")
    let document = try InterfaceDocument(document("<button id='b' \(attributes)/>"), path: "F.xib")
    #expect(document.object(id: "b")?["a998"] == "998")
  }

  @Test func `what looks like attributes outside a tag is not counted`() throws {
    let signs = String(repeating: "a='b ", count: 2_000)
    let filling = String(repeating: " ", count: 1 << 20)
    let inside = "<!-- <b \(signs) --><?pi <b \(signs)?><s><![CDATA[<b \(signs)]]></s>\(filling)"
    let document = try InterfaceDocument(document(inside + "<button id='b'/>"), path: "F.xib")
    #expect(document.object(id: "b") != nil)
  }

  @Test func `a byte is a character where the declaration says so`() throws {
    let text = #"<?xml version="1.0" encoding="ISO-8859-1"?>"# + head + "©<button id='b'/>" + foot
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let button = try #require(try InterfaceDocument(bytes, path: "F.xib").object(id: "b"))
    #expect(button.position == SourcePosition(line: 1, column: 114))
  }
}

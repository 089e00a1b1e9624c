import Testing
import XMLEvents

private enum Event: Equatable {
  case start(String, [String] = [], tag: String)
  case end(at: Int)
  case text(String)
}

/// Keeps the events; pieces of one text are put together.
private final class Recorder: XMLEventHandler {
  let source: [UInt8]
  var events: [Event] = []

  init(source: [UInt8]) { self.source = source }

  func start(_ name: XMLName, _ attributes: XMLAttributes, tag: Range<Int>) {
    let pairs = attributes.map { "\(string($0.name.text))=\(string($0.value))" }
    let slice = String(decoding: source[tag], as: UTF8.self)
    events.append(.start(string(name.text), pairs, tag: slice))
  }

  func end(at offset: Int) { events.append(.end(at: offset)) }

  func text(_ text: XMLText) {
    if case .text(let before) = events.last {
      events[events.count - 1] = .text(before + string(text))
    } else {
      events.append(.text(string(text)))
    }
  }

  private func string(_ text: XMLText) -> String { String(decoding: text, as: UTF8.self) }
}

private func events(of bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws -> [Event] {
  let recorder = Recorder(source: bytes)
  try bytes.withUnsafeBytes { try XMLEventParser.read($0, limits: limits, into: recorder) }
  return recorder.events
}

private func events(of text: String) throws -> [Event] { try events(of: Array(text.utf8)) }

private func refusal(of text: String, limits: XMLLimits = XMLLimits()) throws -> String {
  let error = try #require(throws: XMLError.self) {
    try events(of: Array(text.utf8), limits: limits)
  }
  return "\(error.line):\(error.column): \(error.problem). \(error.remedy)"
}

/// The bytes of UTF-16 in little-endian order.
private func utf16(_ text: String) -> [UInt8] {
  text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
}

struct RefusedDocument: Sendable, CustomTestStringConvertible {
  var text: String, error: String
  var testDescription: String { error }
}

private let refusedDocuments: [RefusedDocument] = [
  .init(text: "", error: "1:1: the file is empty. Restore it from version control."),
  .init(
    text: " \n",
    error: "2:1: the XML is broken: there is no element. Repair the document or restore it."),
  .init(
    text: "<a>\n  <b></a>",
    error: "2:6: the XML is broken: </a> does not close <b>. Repair the document or restore it."),
  .init(
    text: "<a>ёж<b></a>",
    error: "1:9: the XML is broken: </a> does not close <b>. Repair the document or restore it."),
  .init(
    text: "<a><b>",
    error: "1:7: the XML is broken: <b> is not closed. Repair the document or restore it."),
  .init(
    text: "<a>\n<b",
    error: "2:1: the XML is broken: the tag is not closed. Repair the document or restore it."),
  .init(
    text: "<a>\n<b id='x",
    error: "2:1: the XML is broken: the value of an attribute is not closed. "
      + "Repair the document or restore it."),
  .init(
    text: "<a b='1'c='2'/>",
    error: "1:9: the XML is broken: attributes construct error. Repair the document or restore it."),
  .init(
    text: "<a>&</a>",
    error: "1:5: the XML is broken: no name. Repair the document or restore it."),
  .init(
    text: "<a>]]></a>",
    error: "1:4: the XML is broken: Sequence ']]>' not allowed in content. "
      + "Repair the document or restore it."),
  .init(
    text: #"<?xml version="1.0"?><a xmlns:b=""/>"#,
    error: "1:35: the XML is broken: xmlns:b: Empty XML namespace is not allowed. "
      + "Repair the document or restore it."),
  .init(
    text: "<a/>junk",
    error: "1:5: the XML is broken: there is more after the end of the document. "
      + "Repair the document or restore it."),
  .init(
    text: #"<a x="1" x="2"/>"#,
    error:
      "1:1: the XML is broken: the attribute 'x' is given twice. Repair the document or restore it."
  ),
  .init(
    text: #"<?xml version="1.0" encoding="klingon"?><a/>"#,
    error: "1:31: unknown encoding 'klingon'. Save the file as UTF-8."),
  .init(
    text: #"<?xml version="1.0" encoding="UTF-16"?><a/>"#,
    error: "1:31: the declaration says UTF-16, and the bytes are not. Save the file as UTF-8."),
  .init(
    text: "<!DOCTYPE a [\n<!ENTITY x \"y\">\n]>\n<a>&x;</a>",
    error: "1:13: the document declares its own DTD, which could hold entities. "
      + "Remove the text in [ ] after DOCTYPE."),
  .init(
    text: "<a>\n  x&nbsp;y</a>",
    error: "2:4: undefined entity 'nbsp'. "
      + "Write the character itself or its number, as in &#8230;."),
  .init(
    text: "<!DOCTYPE a SYSTEM \"a.dtd\">\n<a>x&nbsp;y</a>",
    error: "2:5: undefined entity 'nbsp'. "
      + "Write the character itself or its number, as in &#8230;."),
]

@Suite struct XMLEventParserTests {
  @Test func `events come in the order of the document`() throws {
    let form = #"<form id="7" title="A &amp; B &#8230;">"#
    let document =
      "<?xml version=\"1.0\"?>\n<!-- - -->" + form + "x &lt; y<![CDATA[<z>&]]>\n"
      + #"<b k='v' j=""/>"# + "<c></c ></form>\n"
    #expect(
      try events(of: document) == [
        .start("form", ["id=7", "title=A & B …"], tag: form),
        .text("x < y<z>&\n"),
        .start("b", ["k=v", "j="], tag: #"<b k='v' j=""/>"#),
        .end(at: 111),
        .start("c", tag: "<c>"),
        .end(at: 119),
        .end(at: 126),
      ])
  }

  @Test func `text after an end tag is not handed over`() throws {
    #expect(
      try events(of: "<a>1<b>2</b>3<b/>4<b>5</b></a>") == [
        .start("a", tag: "<a>"), .text("1"),
        .start("b", tag: "<b>"), .text("2"), .end(at: 12),
        .start("b", tag: "<b/>"), .end(at: 17),
        .start("b", tag: "<b>"), .text("5"), .end(at: 26),
        .end(at: 30),
      ])
  }

  @Test func `a prefix stays part of the name`() throws {
    #expect(
      try events(of: #"<a:b xmlns:a="u"/>"#) == [
        .start("a:b", ["xmlns:a=u"], tag: #"<a:b xmlns:a="u"/>"#), .end(at: 18),
      ])
  }

  @Test func `declarations of name spaces come before other attributes`() throws {
    let tag = #"<a c="1" xmlns="u" xmlns:p="v" p:d="2" q:e="3"/>"#
    #expect(
      try events(of: tag) == [
        .start("a", ["xmlns=u", "xmlns:p=v", "c=1", "p:d=2", "q:e=3"], tag: tag),
        .end(at: tag.utf8.count),
      ])
  }

  @Test func `only the five entities of XML are expanded`() throws {
    let tag = #"<a b="&amp;&lt;&gt;&quot;&apos;&#38;&#x1F600;">"#
    let document = tag + "&amp;amp;&lt;&gt;&quot;&apos;</a>"
    #expect(
      try events(of: document) == [
        .start("a", ["b=&<>\"'&😀"], tag: tag), .text("&amp;<>\"'"),
        .end(at: document.utf8.count),
      ])
  }

  @Test func `ranges count the bytes of the document with its byte order mark`() throws {
    #expect(
      try events(of: "\u{FEFF}<ф а=\"ж\">я</ф>") == [
        .start("ф", ["а=ж"], tag: "<ф а=\"ж\">"), .text("я"), .end(at: 22),
      ])
  }

  @Test func `UTF-16 with a byte order mark comes as UTF-8`() throws {
    let tag = "<ключ имя=\"ё\">"
    let bytes = utf16("\u{FEFF}" + tag + "да</ключ>")
    #expect(
      try events(of: bytes) == [
        .start("ключ", ["имя=ё"], tag: String(decoding: utf16(tag), as: UTF8.self)),
        .text("да"),
        .end(at: bytes.count),
      ])
  }

  @Test(arguments: refusedDocuments)
  func `a document is refused with the place and what to do`(_ c: RefusedDocument) throws {
    #expect(try refusal(of: c.text) == c.error)
  }

  @Test func `an error has the offset in bytes`() throws {
    let error = try #require(throws: XMLError.self) { try events(of: "<a>ёж<b></a>") }
    #expect(error.offset == 10)
    #expect(error.kind == .malformed("</a> does not close <b>"))
  }

  @Test func `an external DTD is never read`() throws {
    let document = "<!DOCTYPE a PUBLIC \"-//X\" \"file:///etc/passwd\"><a/>"
    #expect(try events(of: document) == [.start("a", tag: "<a/>"), .end(at: 51)])
  }

  @Test func `an undefined entity in an attribute is refused`() throws {
    #expect(throws: XMLError.self) { try events(of: #"<a t="x&nbsp;y"/>"#) }
    #expect(throws: XMLError.self) {
      try events(of: #"<!DOCTYPE a SYSTEM "a.dtd"><a t="x&nbsp;y"/>"#)
    }
  }

  @Test func `a billion laughs are refused before the first one`() throws {
    let entities = (1...9).map { level in
      let before = String(repeating: "&l\(level - 1);", count: 10)
      return "<!ENTITY l\(level) \"\(before)\">\n"
    }
    let document =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE l [\n<!ENTITY l0 \"lol\">\n" + entities.joined()
      + "]>\n<l>&l9;</l>"
    #expect(
      try refusal(of: document)
        == "2:13: the document declares its own DTD, which could hold entities. "
        + "Remove the text in [ ] after DOCTYPE.")
  }

  @Test func `elements may be nested 256 deep and no deeper`() throws {
    let start = String(repeating: "<a>\n", count: 256)
    let end = String(repeating: "</a>", count: 256)
    #expect(try events(of: start + end).count == 256 + 256 + 256)
    let error = "257:1: elements are nested deeper than 256 levels. Flatten the document."
    #expect(try refusal(of: start + "<b></b>" + end) == error)
    #expect(try refusal(of: start + "<b/>" + end) == error)
  }

  @Test func `elements are limited in number`() throws {
    var limits = XMLLimits()
    limits.elements = 2
    let two = Array("<r>\n  <a/>\n</r>".utf8)
    #expect(try events(of: two, limits: limits).count == 5)
    let error = "3:3: there are more than 2 elements. Split the document."
    #expect(try refusal(of: "<r>\n  <a/>\n  <b></b>\n</r>", limits: limits) == error)
    #expect(try refusal(of: "<r>\n  <a/>\n  <b/>\n</r>", limits: limits) == error)
  }

  @Test func `a file is limited in bytes`() throws {
    var limits = XMLLimits()
    limits.bytes = 8
    #expect(try events(of: Array("<a>1</a>".utf8), limits: limits).count == 3)
    #expect(
      try refusal(of: "<a>12</a>", limits: limits)
        == "1:1: the file is larger than 8 bytes. Split the document.")
  }

  @Test func `the limits are the documented ones`() {
    let limits = XMLLimits()
    #expect(limits.bytes == 67_108_864)
    #expect(limits.depth == 256)
    #expect(limits.elements == 1_000_000)
    #expect(limits.attributes == 1_000)
  }
}

import Foundation
import Testing

/// A file over a limit, or otherwise hostile, with what `ctl check` says of it.
private struct LimitCase: Sendable, CustomTestStringConvertible {
  var file: String
  var error: String
  var make: @Sendable () -> String
  var testDescription: String { file }

  init(_ file: String, _ error: String, _ make: @escaping @Sendable () -> String) {
    (self.file, self.error, self.make) = (file, error, make)
  }
}

private let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>"#
private let foot = "</objects></document>"

private func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

private let documents = [
  LimitCase(
    "large.xib",
    "1:1: error: the file is larger than 67108864 bytes. Split the document. (xml.limit)"
  ) {
    many(" ", 64 << 20 + 1)
  },
  LimitCase(
    "levels.xib",
    "1:832: error: elements are nested deeper than 256 levels. Flatten the document. (xml.limit)"
  ) { head + many("<v>", 300) + many("</v>", 300) + foot },
  LimitCase(
    "elements.xib",
    "1:4000062: error: there are more than 1000000 elements. Split the document. (xml.limit)"
  ) { head + many("<v/>", 1_000_000) + foot },
  LimitCase(
    "attributes.xib",
    "1:70: error: the element has more than 1000 attributes. Remove unused ones. (xml.limit)"
  ) { head + "<v " + (0...1000).map { "a\($0)=''" }.joined(separator: " ") + "/>" + foot },
  LimitCase(
    "namespaces.xib",
    "1:70: error: more than 100 namespaces are declared. Remove unused ones. (xml.limit)"
  ) { head + "<v " + (0...100).map { "xmlns:p\($0)='u'" }.joined(separator: " ") + "/>" + foot },
  LimitCase(
    "entities.xib",
    "1:34: error: the document declares its own DTD, which could hold entities. Remove the text in [ ] after DOCTYPE. (xml.dtd)"
  ) { #"<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "b">]>"# + head + foot },
  LimitCase(
    "encoding.xib",
    "1:31: error: unknown encoding 'Shift_JIS'. Save the file as UTF-8. (xml.encoding)"
  ) { #"<?xml version="1.0" encoding="Shift_JIS"?>"# + head + foot },
]

private let others = [
  LimitCase(
    "large.yml",
    "error: a configuration file has at most 256 KiB. Check that this is the right file."
  ) {
    many("x", 256 << 10 + 1)
  },
  LimitCase("deep.yml", "1:73: error: there are more than 64 levels. Remove some.") {
    "exclude: " + many("[", 100) + many("]", 100) + "\n"
  },
  LimitCase(
    "large.json", "error: a baseline has at most 65536 KiB. Check that this is the right file."
  ) {
    many(" ", 64 << 20 + 1)
  },
  LimitCase("deep.json", "1:1: error: expected an object. Write the file again, or correct it.") {
    many("[", 100_000)
  },
]

@Suite struct CheckLimitTests {
  @Test(arguments: documents)
  private func `a document over a limit is a line with its error`(limit: LimitCase) throws {
    let folder = try ScratchFolder([limit.file: limit.make()])
    let result = try run("ctl", ["check", limit.file], in: folder.url)
    #expect(result.output == "\(limit.file):\(limit.error)\n")
    #expect(result.status == 3)
  }

  @Test(arguments: others)
  private func `a configuration or a baseline over a limit ends with 3`(limit: LimitCase) throws {
    let folder = try ScratchFolder([limit.file: limit.make(), "a.xib": head + foot])
    let option = limit.file.hasSuffix(".yml") ? "--config" : "--baseline"
    let result = try run("ctl", ["check", "a.xib", option, limit.file], in: folder.url)
    let space = limit.error.hasPrefix("error") ? " " : ""
    #expect(result.messages == "\(limit.file):\(space)\(limit.error)\n")
    #expect(result.status == 3 && result.output.isEmpty)
  }
}

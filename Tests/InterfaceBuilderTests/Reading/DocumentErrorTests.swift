import Foundation
import InterfaceBuilder
import Testing

private struct ErrorCase: Sendable, CustomTestStringConvertible {
  var what: String
  var text: String
  var error: String
  var testDescription: String { what }
}

private let errorCases: [ErrorCase] = [
  .init(
    what: "a keyed archive",
    text:
      #"<?xml version="1.0"?>\#n<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"/>"#,
    error: """
      F.xib:2:1: error: this is a keyed archive of Xcode 4, not a document. \
      Open it in Xcode and save it to upgrade it.
      """),
  .init(
    what: "another XML file", text: #"<plist version="1.0"/>"#,
    error: """
      F.xib:1:1: error: the root element is 'plist', not 'document'. \
      Give a .storyboard or .xib of Xcode 5 or later.
      """),
  .init(
    what: "a document for watchOS",
    text: #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"/>"#,
    error: """
      F.xib:1:1: error: documents of type 'com.apple.InterfaceBuilder.WatchKit.Storyboard' are not for \
      UIKit or AppKit. Leave this one out.
      """),
  .init(
    what: "a document without a type", text: "<document/>",
    error: """
      F.xib:1:1: error: the document has no type. Restore the 'type' attribute of the root.
      """),
  .init(
    what: "an empty file", text: "",
    error: "F.xib:1:1: error: the file is empty. Restore it from version control."),
  .init(
    what: "a tag that is not closed", text: "<document>\n  <objects></document>",
    error: """
      F.xib:2:12: error: the XML is broken: </document> does not close <objects>. \
      Repair the document or restore it.
      """),
]

@Suite struct DocumentErrorTests {
  @Test(arguments: errorCases)
  private func `an error says where, what and what to do`(_ bad: ErrorCase) {
    #expect {
      try read(bad.text, path: "F.xib")
    } throws: { error in
      "\(error)" == bad.error
    }
  }

  @Test func `a missing file is an error about the file as a whole`() {
    #expect {
      try InterfaceDocument(contentsOfFile: "missing.xib")
    } throws: { error in
      "\(error)" == "missing.xib: error: no such file or folder. Check the path."
    }
  }

  @Test func `a folder is not a document`() {
    let folder = FileManager.default.temporaryDirectory.path
    #expect {
      try InterfaceDocument(contentsOfFile: folder)
    } throws: { error in
      "\(error)" == "\(folder): error: this is not a regular file. Give a .storyboard or .xib."
    }
  }

  @Test func `a refused document says where its root ends, and what proves it`() throws {
    let error = #expect(throws: Diagnostic.self) {
      try read("<plist\n  version=\"1.0\"/>", path: "F.xib")
    }
    #expect(error?.id == "document.root" && error?.proof == "plist")
    #expect(error?.start == SourcePosition(line: 1, column: 1))
    #expect(error?.end == SourcePosition(line: 2, column: 18))
    #expect(error?.problem == "the root element is 'plist', not 'document'")
    #expect(error?.remedy == "Give a .storyboard or .xib of Xcode 5 or later.")
    #expect(error?.severity == .error)
  }
}

import AppKitDialect
import InterfaceBuilder
import InterfaceLoader
import Localize
import ResponderKit
import Testing

/// A field with a formatter in a window, as a document in English that is shown in a language.
@MainActor
private func live(
  _ title: String, _ formatter: String, in language: LanguageTag = "en"
) throws -> LiveDocument {
  let xml = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
    <customObject id="-2" userLabel="File's Owner" customClass="Controller"/>
    <window title="Form" id="w"><rect key="contentRect" x="0" y="0" width="400" height="300"/>
    <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="400" height="300"/><subviews>
    <textField id="f"><rect key="frame" x="20" y="20" width="100" height="22"/>
    <textFieldCell key="cell" editable="YES" borderStyle="bezel" title="\(title)" id="fc">\(formatter)
    </textFieldCell></textField></subviews></view></window></objects></document>
    """
  let document = try InterfaceDocument(Array(xml.utf8), path: "Base.lproj/Form.xib")
  let table = LookupTable(nil as StringTable?)
  return LiveDocument(
    DocumentVersion(document, in: language, by: table), loader: .withPlaceholders())
}

private let decimal = """
  <numberFormatter key="formatter" numberStyle="decimal" maximumFractionDigits="2" id="n">\
  <real key="minimum" value="1"/><integer key="maximum" value="5000"/></numberFormatter>
  """

@MainActor @Suite struct FormatterTests {
  @Test func `a number of a document is written in the language`() throws {
    let texts: [LanguageTag: String] = [
      "en": "1,234.5", "de": "1.234,5", "fr": "1\u{202F}234,5",
    ]
    for (language, text) in texts {
      let live = try live("1,234.5", decimal, in: language)
      let field = try #require(live.interface.object(id: "f", as: NSTextField.self))
      #expect(field.stringValue == text && field.doubleValue == 1234.5)
    }
    // A text that is no number stays.
    let other = try live("any", decimal)
    #expect(other.interface.object(id: "f", as: NSTextField.self)?.stringValue == "any")
  }

  @Test func `a date of a document is written in the language`() throws {
    let formatter = #"<dateFormatter key="formatter" dateStyle="long" timeStyle="none" id="d"/>"#
    let texts: [LanguageTag: String] = ["en": "April 1, 1976", "de": "1. April 1976"]
    for (language, text) in texts {
      let live = try live("April 1, 1976", formatter, in: language)
      #expect(live.interface.object(id: "f", as: NSTextField.self)?.stringValue == text)
    }
    let pattern = #"<dateFormatter key="formatter" dateFormat="yyyy-MM-dd" id="d"/>"#
    let field = try live("1976-04-01", pattern).interface.object(id: "f", as: NSTextField.self)
    #expect(field?.stringValue == "1976-04-01" && !(field?.objectValue is String))
  }

  @Test func `a typed text that the formatter does not accept keeps the field, which is told`()
    throws
  {
    let live = try live("", decimal)
    func type(_ text: String) throws -> OperationOutcome {
      try live.screens[0].operate(.type(.init(text, pressesReturn: true)), on: "f")
    }
    #expect(try type("12x").note == "the formatter does not accept it: “12x” is not a number.")
    let field = try #require(live.interface.object(id: "f", as: NSTextField.self))
    #expect(field.doubleValue == 0)
  }

  @Test func `numbers outside of the limits are not accepted`() throws {
    let live = try live("", decimal)
    let outcome = try live.screens[0].operate(
      .type(.init("70000", pressesReturn: true)), on: "f")
    #expect(outcome.note == "the formatter does not accept it: 70000 is more than 5,000.")
  }

  @Test func `a formatter that is not modeled leaves the text as it is, and is named`() throws {
    let formatters = [
      ("<byteCountFormatter key='formatter' id='b'/>", "Byte Count Formatter"),
      ("<customFormatter key='formatter' customClass='KeyFormatter' id='b'/>", "KeyFormatter"),
      (
        "<dateFormatter key='formatter' dateStyle='long' doesRelativeDateFormatting='YES' id='b'/>",
        "relative date formatter"
      ),
    ]
    for (formatter, name) in formatters {
      let live = try live("1024", formatter)
      #expect(live.interface.object(id: "f", as: NSTextField.self)?.stringValue == "1024")
      let kind = live.document.controls.first?.cell?.formatter?.kind
      guard case .other(name) = kind else {
        Issue.record("\(String(describing: kind)) is not \(name)")
        continue
      }
    }
  }
}

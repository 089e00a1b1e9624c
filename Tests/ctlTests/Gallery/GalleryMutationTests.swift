import ArgumentParser
import Foundation
import InterfaceBuilder
import Presenters
import TestSupport
import Testing

@testable import ctl

/// A document with an element of each kind, in which `%` stands for a text.
private let template = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="%"/>
  <view id="v" userLabel="%"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
  <label text="%" id="a"><rect key="frame" x="0" y="0" width="80" height="40"/>
  <accessibility key="accessibilityConfiguration" hint="%" label="%" identifier="%">
  <accessibilityTraits key="traits" header="YES"/></accessibility></label>
  <button id="%" customClass="%"><rect key="frame" x="0" y="50" width="80" height="40"/>
  <state key="normal" title="%" image="%"/><state key="selected" title="%"/>
  <connections><action selector="%" destination="-1" eventType="touchUpInside" id="q"/></connections>
  </button>
  <textField text="%" placeholder="%" id="c"><rect key="frame" x="0" y="90" width="80" height="40"/>
  </textField>
  <segmentedControl id="d"><rect key="frame" x="0" y="140" width="80" height="40"/>
  <segments><segment title="%"/><segment image="%"/></segments></segmentedControl>
  <slider id="e"><rect key="frame" x="0" y="190" width="80" height="40"/>
  <accessibility key="accessibilityConfiguration" label="%"/></slider>
  <imageView image="%" id="f"><rect key="frame" x="0" y="240" width="80" height="40"/>
  <accessibility key="accessibilityConfiguration" label="%"><bool key="isElement" value="YES"/>
  </accessibility></imageView>
  <mapView id="g"><rect key="frame" x="%" y="290" width="80" height="40"/></mapView>
  <textView text="%" id="h"><rect key="frame" x="0" y="340" width="80" height="40"/>
  <color key="backgroundColor" red="%" green="1" blue="1" alpha="1" colorSpace="custom"/></textView>
  </subviews></view></objects></document>
  """

/// No text has this character, though a document may.
private let noncharacter = String(Unicode.Scalar(UInt32(0xFDD0)) ?? "?")

/// What would be markup, a script or another character on a page that does not escape.
private let hostile = [
  "<script>window.planted=1</script>", "\"><img src=x onerror=window.planted=1>",
  "' onload='window.planted=1", "</title><script>window.planted=1</script>", "javascript:planted=1",
  "</textarea><svg onload=window.planted=1>", "<!--", "-->", "]]>", "&lt;b&gt;", "&#0;",
  "&amp;amp;",
  "</style><style>*{display:none}", "\u{202E}gnp.exe", "\u{7F}\u{85}", noncharacter, "\n\r\n",
  "\u{2028}", "a\u{300}\u{301}\u{302}", "مرحبا", "\u{1F468}\u{200D}\u{1F469}", "", " ", "\"", "'",
  "`", "\\", "%s%n", "http://example.com/a.png", "//example.com", "nan", "1e400", "-5", "ok",
  "Save",
]

@MainActor @Suite struct GalleryMutationTests {
  private static let count =
    ProcessInfo.processInfo.environment["GALLERY_MUTATIONS"].flatMap { Int($0) } ?? 2000
  /// The documents on a page.
  private static let pageSize = 50

  /// Returns a document with other texts, of which some are hostile.
  private func document(_ number: Int, _ numbers: inout SeededGenerator) -> InterfaceDocument? {
    var text = ""
    for part in template.split(separator: "%", omittingEmptySubsequences: false) {
      text += part
      let pieces = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        hostile.randomElement(using: &numbers) ?? ""
      }
      // XML has no place for some characters; the others are escaped, as Xcode does.
      let plain = pieces.joined().unicodeScalars.filter { $0.value != 0xFFFE }
      for scalar in plain {
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "\n", "\r": text += "&#\(scalar.value);"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    // What follows the last place is the end of the document, without another text.
    let end = text.range(of: "</document>")?.upperBound ?? text.endIndex
    return try? InterfaceDocument(Array(text[..<end].utf8), path: "<b>\(number)&.xib")
  }

  @Test func `the page of a hostile document is well-formed, and nothing of it is markup`() throws {
    var numbers = SeededGenerator(seed: 25)
    let collector = GalleryCollector(
      locale: try .parse([]), speech: try .parse([]), asIfShown: false)
    let folder = try ScratchFolder([:])
    let kept = ProcessInfo.processInfo.environment["GALLERY_PAGES"].map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    let place = kept ?? folder.url
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var output = CommandOutput(leftOut: [])
    var read = 0
    for page in 0..<(Self.count + Self.pageSize - 1) / Self.pageSize {
      let presenter = HTMLPresenter(title: hostile[page % hostile.count])
      var text = presenter.head
      for number in 1...Self.pageSize {
        guard let document = document(number, &numbers) else { continue }
        read += 1
        text += presenter.part(of: collector.gallery(document, &output), number: number)
      }
      text += presenter.foot
      #expect(problem(ofPage: text) == nil)
      try Data(text.utf8).write(to: place.appending(path: "\(page).html"))
    }
    #expect(read > Self.count * 9 / 10, "\(read)")
    let reader = try run("/usr/bin/env", ["python3", "Scripts/ReadPages.py", place.path()])
    #expect(reader.status == 0, "\(reader.output)")
  }

  @Test(.enabled(if: Corpus.isExpected, "the corpus is beside the package"))
  func `the page of each document of the corpus is well-formed`() throws {
    let folder = try ScratchFolder([:])
    _ = try run("ctl", ["gallery", ".", "-o", folder.url.path()], in: Corpus.documents)
    let pages = try FileManager.default.contentsOfDirectory(
      at: folder.url, includingPropertiesForKeys: nil)
    #expect(pages.count > 300)
    for page in pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(problem(ofPage: text) == nil, "\(page.lastPathComponent)")
    }
  }
}

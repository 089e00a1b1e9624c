import AppKitDialect
import ControlCore
import FoundationEssentials
import Graphics
import InterfaceBuilder
import Localize
import ResponderKit
import TestSupport
import Testing

@testable import InterfaceLoader

private let folder = packageRoot.appending(path: "Examples/Layout/Base.lproj")
private let devices = ["iphone-se-1", "iphone-15", "ipad"]
private let languages = ["en", "de", "ru", "ar", "ja"]

@MainActor
private func live(_ name: String, on device: String?, in language: String) throws -> LiveDocument {
  let document = try InterfaceDocument(contentsOfFile: folder.appending(path: name).path)
  let tables = DocumentTables(ofDocumentAt: document.path)
  let strings = LocalizedStrings(
    tables.find(), preferences: [language], developmentLanguage: "\(tables.development)")
  let tag = try #require(LanguageTag(language))
  let loader = InterfaceLoader.forReading()
  loader.layout = .solved
  loader.device = Device.all.first { $0.name == device }
  return LiveDocument(DocumentVersion(document, in: tag, by: strings), loader: loader)
}

/// The views that show something, with their frames in the window.
@MainActor
private func shown(_ live: LiveDocument) -> [(id: String, frame: Rect)] {
  _ = live.screens
  return live.document.root.descendants.compactMap { element in
    guard let view = live.interface.object(for: element) as? View, let id = element.id,
      view is Label || view is ImageView || view is Control, view.window != nil
    else { return nil }
    return (id, view.convert(view.bounds, to: nil))
  }
}

/// `Examples/Layout` on other devices and in other languages.
@MainActor
struct LayoutExampleTests {
  @Test func `the documents have at least sixty constraints, and each is loaded`() throws {
    var count = 0
    for name in ["Booking.storyboard", "Account.xib"] {
      let live = try live(name, on: nil, in: "en")
      let all = live.document.root.descendants.filter { $0.name == "constraint" }.count
      // One of two constraints for the height of the picture is of another size class.
      let uninstalled = name == "Booking.storyboard" ? 1 : 0
      #expect(live.interface.constraints.count == all - uninstalled)
      #expect(live.interface.layoutDiagnostics.isEmpty)
      count += all
    }
    #expect(count >= 60)
  }

  @Test func `constraints place the views where the document has them`() throws {
    for name in ["Booking.storyboard", "Account.xib"] {
      let document = try InterfaceDocument(contentsOfFile: folder.appending(path: name).path)
      let rows = SolvedFrames(document, takesSavedSizes: false).rows
      #expect(rows.count > 8)
      for row in rows { #expect(row.distance <= 0.5, "\(row.id): \(row.saved), \(row.solved)") }
    }
  }

  @Test(arguments: devices, languages)
  func `nothing overlaps, and all is between the sides of the screen`(
    device: String, language: String
  ) throws {
    let live = try live("Booking.storyboard", on: device, in: language)
    let views = shown(live)
    let width = try #require(Device.all.first { $0.name == device }).size.width
    #expect(views.count == 16)
    for (index, view) in views.enumerated() {
      #expect(view.frame.minX >= 0 && view.frame.maxX <= width, "\(view)")
      #expect(view.frame.width > 0 && view.frame.height > 0, "\(view)")
      // What scrolls under the bar is not seen there.
      for other in views.dropFirst(index + 1)
      where live.isInScrollView(view.id) == live.isInScrollView(other.id) {
        #expect(!view.frame.insetBy(dx: 1, dy: 1).intersects(other.frame), "\(view), \(other)")
      }
    }
  }

  @Test func `the picture is larger in a regular width, and the form has a greatest width`() throws
  {
    let pad = Dictionary(
      uniqueKeysWithValues: shown(try live("Booking.storyboard", on: "ipad", in: "en")))
    #expect(pad["lay-im-001"]?.size == Size(width: 160, height: 160))
    #expect(pad["lay-tf-001"]?.width == 520 && pad["lay-tf-001"]?.midX == 384)
    let phone = Dictionary(
      uniqueKeysWithValues: shown(try live("Booking.storyboard", on: "iphone-15", in: "en")))
    #expect(phone["lay-im-001"] == Rect(x: 16, y: 75, width: 80, height: 80))
    #expect(abs((phone["lay-bt-002"]?.maxY ?? 0) - (852 - 34 - 12)) < 0.001)
  }

  @Test func `a language that is written from right to left mirrors the screen`() throws {
    let latin = shown(try live("Booking.storyboard", on: "ipad", in: "en"))
    let arabic = Dictionary(
      uniqueKeysWithValues: shown(try live("Booking.storyboard", on: "ipad", in: "ar")))
    for (id, frame) in latin
    where ["lay-im-001", "lay-tf-001", "lay-bt-001", "lay-bt-002"].contains(id) {
      #expect(arabic[id]?.minX == 768 - frame.maxX, "\(id)")
    }
  }

  @Test func `a window of a Mac is mirrored, too`() throws {
    let live = try live("Account.xib", on: nil, in: "ar")
    let label: NSView = try #require(live.interface.object(id: "mac-lb-001"))
    let field: NSView = try #require(live.interface.object(id: "mac-tf-001"))
    #expect(label.frame.minX > field.frame.maxX)
    #expect(field.frame.minX == 20 && label.frame.maxX == 462)
  }
}

extension LiveDocument {
  fileprivate func isInScrollView(_ id: String) -> Bool {
    guard let view = object(id: id) as? View else { return false }
    return sequence(first: view, next: \.superview).contains { $0 is ScrollView }
  }
}

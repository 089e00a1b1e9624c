import AppSources
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// A class with its superclasses in a toolkit.
private let lineages: [(name: String, family: AppleClass.Family, superclasses: [String])] = [
  ("UIButton", .uiKit, ["UIControl", "UIView", "UIResponder", "NSObject"]),
  ("UITableViewCell", .uiKit, ["UIView", "UIResponder", "NSObject"]),
  (
    "NSSecureTextField", .appKit, ["NSTextField", "NSControl", "NSView", "NSResponder", "NSObject"]
  ),
  ("WKWebView", .uiKit, ["UIView", "UIResponder", "NSObject"]),
  ("WKWebView", .appKit, ["NSView", "NSResponder", "NSObject"]),
  ("MKMapView", .appKit, ["NSView", "NSResponder", "NSObject"]),
  ("NSObject", .uiKit, []),
]

@Suite struct AppleClassTests {
  @Test(arguments: lineages.indices)
  func `a class has the superclasses of its toolkit`(index: Int) throws {
    let row = lineages[index]
    let found = try #require(AppleClass.named(row.name))
    #expect(found.lineage(in: row.family).dropFirst().map(\.name) == row.superclasses)
  }

  @Test func `a superclass of each class is in the table, or no class of user interfaces`() {
    let known = ["NSObject", "UIResponder", "NSResponder", "UIView", "NSView"]
    for name in known { #expect(AppleClass.named(name) != nil) }
    #expect(AppleClass.named("SomeView") == nil)
  }

  @Test func `a framework's class performs its actions`() throws {
    let view = try #require(AppleClass.named("NSTextView"))
    let lineage = AppClasses([]).lineage(of: view, in: .appKit)
    for selector in ["toggleRuler:", "copy:", "moveUp:", "selectAll:", "print:"] {
      guard case .apple = lineage.answer(to: selector) else {
        Issue.record("\(selector) is not performed")
        continue
      }
    }
    #expect(lineage.answer(to: "save:") == .missing(near: []))
  }

  @Test(
    .enabled(if: SharedFolder.hasCorpus, "the corpus is absent"), .tags(.corpus),
    arguments: SharedFolder.documentPaths)
  func `an outlet of a framework's object in the corpus is one of its class`(path: String) throws {
    guard
      let document = try? InterfaceDocument(
        contentsOfFile: SharedFolder.corpus.appending(path: path).path)
    else { return }
    let family: AppleClass.Family = document.family == .uiKit ? .uiKit : .appKit
    let classes = AppClasses([])
    for panel in document.connectionPanels(withOutlets: true)
    where panel.connection.kind != .action && panel.owner.customClass == nil {
      guard let name = panel.objectClass, let found = AppleClass.named(name) else { continue }
      guard case .apple = classes.lineage(of: found, in: family).answer(toOutlet: panel.name) else {
        Issue.record("\(path): \(name) has no \(panel.name)")
        continue
      }
    }
  }
}

import Foundation
import Porting
import Testing

@testable import ctl_port

private let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

private let page = packageRoot.deletingLastPathComponent()
  .appendingPathComponent("shared/reference/listings.md")

private let modules = packageRoot.appendingPathComponent(".build/uikit/debug/Modules")

/// The listings that are compiled together, because one declares what another one uses.
private let related = [[8, 10, 11]]

/// The class whose members a fragment shows, where it is not a controller of its own.
private let owners = [11: "TableViewController"]

/// The mission's listings, which are read from their page and never copied.
@Suite(
  .enabled(if: FileManager.default.fileExists(atPath: page.path), "the listings are not there"))
struct ListingsTests {
  @Test func `the page has these listings`() throws {
    let listings = try ListingsPage()
    #expect(listings.sources.keys.sorted() == [1, 2, 3, 6, 7, 8, 10, 11, 12])
    #expect(listings.appKitSources.keys.sorted() == [1, 5])
    #expect(listings.oldSwift == [7, 8, 10, 11])
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "\(modules.path)/UIKit.swiftmodule"),
      "UIKit is not built. Run make uikit."),
    arguments: ["5", "6"])
  func `every listing for UIKit compiles after the port`(swiftVersion: String) throws {
    let listings = try ListingsPage()
    let alone = Set(listings.sources.keys).subtracting(related.joined()).sorted().map { [$0] }
    for group in alone + related {
      let errors = try errors(of: group, on: listings, swiftVersion)
      #expect(errors == [], "listing \(group)")
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "\(modules.path)/AppKit.swiftmodule"),
      "AppKit is not built. Run make uikit."),
    arguments: ["5", "6"])
  func `every listing for AppKit compiles after the port`(swiftVersion: String) throws {
    let listings = try ListingsPage()
    for (number, source) in listings.appKitSources.sorted(by: { $0.key < $1.key }) {
      let errors = try errors(
        in: [("Listing\(number).swift", source)], renamesOldSwift: false, swiftVersion)
      #expect(errors == [], "listing \(number)")
    }
  }

  /// Returns what the compiler says of ported listings.
  private func errors(
    of numbers: [Int], on page: ListingsPage, _ swiftVersion: String
  ) throws -> [String] {
    let files = numbers.map { ("Listing\($0).swift", page.sources[$0] ?? "") }
    return try errors(
      in: files, renamesOldSwift: !page.oldSwift.isDisjoint(with: numbers), swiftVersion)
  }

  private func errors(
    in files: [(String, String)], renamesOldSwift: Bool, _ swiftVersion: String
  ) throws -> [String] {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let sources = try SourceFolder(path: folder.path, excluding: [])
    let names = ModuleNames(given: ["Listings"], of: sources)
    let options = PortOptions(
      moduleName: names.name, renamesOldSwift: renamesOldSwift)
    let port = PortedLibrary(try sources.read(), options: options)
    let results = try Checker(names, port, modules.path, swiftVersion).run()
    return results.flatMap(\.report.entries).map { entry in
      let file = URL(fileURLWithPath: entry.error.path).lastPathComponent
      return "\(file):\(entry.error.line): \(entry.error.message)"
    }
  }
}

/// The page of listings.
private struct ListingsPage {
  /// The listings for UIKit by their numbers, made complete.
  private(set) var sources: [Int: String] = [:]
  /// The listings for AppKit by their numbers, made complete; that with `NSLog` is in Objective-C's spelling.
  private(set) var appKitSources: [Int: String] = [:]
  /// The numbers of the listings in old Swift.
  let oldSwift: Set<Int>

  init() throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    let old = text.firstMatch(of: /Old Swift \(([\d, ]+)\)/)?.1 ?? ""
    oldSwift = Set(old.split(separator: ", ").compactMap { Int($0) })
    for section in text.split(separator: "\n## ").dropFirst() {
      guard let number = section.prefixMatch(of: /\d+/).flatMap({ Int($0.0) }),
        let block = section.firstMatch(of: /(?s)```\n(.*?)```/)
      else { continue }
      sources[number] = Self.complete(String(block.1), number)
      appKitSources[number] = Self.completeForAppKit(String(block.1))
    }
  }

  /// Makes the part of a listing that is for UIKit a file; nil if it has none.
  ///
  /// What a listing leaves out is added by rule: a signature gets an empty body, and members
  /// without a class get one.
  private static func complete(_ listing: String, _ number: Int) -> String? {
    guard !listing.contains("import Cocoa") else { return nil }
    // A listing for both has a heading above each part.
    let part = listing.split(separator: "// AppKit.").first ?? ""
    let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("@IBAction") && !line.hasSuffix("{") ? "\(line) {}" : String(line)
    }
    let file = lines.contains("import UIKit") ? lines : ["import UIKit"] + lines
    let members = file.firstIndex {
      $0.hasPrefix("@IBAction func") || $0.hasPrefix("override func")
    }
    guard let members, isOutside(file[..<members]) else { return file.joined(separator: "\n") }
    let heading = "class Fragment: \(owners[number] ?? "UIViewController") {"
    return (file[..<members] + [heading] + file[members...] + ["}"]).joined(separator: "\n")
  }

  /// Makes the part of a listing that is for AppKit a file; nil if it has none that is Swift.
  private static func completeForAppKit(_ listing: String) -> String? {
    if listing.contains("import Cocoa") { return listing }
    let parts = listing.components(separatedBy: "// AppKit.")
    guard parts.count == 2, !parts[1].contains("@\"") else { return nil }
    let members = parts[1].split(separator: "\n").enumerated().map { number, line in
      // Two signatures of one name are two classes.
      "class Fragment\(number): NSViewController {\n\(line) {}\n}"
    }
    return (["import Cocoa"] + members).joined(separator: "\n")
  }

  /// Whether all braces of lines are closed.
  private static func isOutside(_ lines: ArraySlice<String>) -> Bool {
    let text = lines.joined()
    return text.count { $0 == "{" } == text.count { $0 == "}" }
  }
}

import Foundation
import TestSupport
import Testing

// How many places know a kind of view, counted in the code.

/// The sources without the module UIKit, the dialects and archives, which have a row for every kind, and without
/// what becomes of AppKit's controls, whose places are counted on their own.
private let sources: [String: String] = {
  let folder = packageRoot.appending(path: "Sources")
  let left = [
    "UIKit/", "UIKitDialect/", "AppKitDialect/", "Archives/", "_Testing_UIKit/",
    "InterfaceLoader/AppKitViews/",
    "InterfaceLoader/Kinds/AppKitKind.swift", "InterfaceBuilder/Contents/AppKit/",
  ]
  let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
  return (paths ?? []).filter { path in
    path.hasSuffix(".swift") && !left.contains { path.hasPrefix($0) }
  }.reduce(into: [:]) { files, path in
    files[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}()

/// The same in lowercase.
private let lowercase = sources.mapValues { $0.lowercased() }

/// The classes that the loader knows.
private let classes: [String] = {
  let table = sources["InterfaceLoader/Kinds/ViewKind.swift"] ?? ""
  let list = table.components(separatedBy: "static let classes").dropFirst().first ?? ""
  return (list.components(separatedBy: "\n  ]").first ?? "")
    .matches(of: /(\w+)\.self/).map { String($0.1) }
}()

/// The classes whose lowercase names are words of every text.
private let ordinary: Set = ["Button", "Label", "Switch"]

/// The files that contain a kind's name in any form, without its own folder, content and kind.
private func files(naming kind: String) -> [String] {
  let own = sources.keys.first { $0.hasSuffix("/\(kind).swift") }
    .map { String($0[...($0.lastIndex(of: "/") ?? $0.startIndex)]) }
  let isOwn = { (path: String) in
    own.map { path.hasPrefix($0) } ?? false || path.hasSuffix("/\(kind)Content.swift")
      || path.hasSuffix("/\(kind)+Kind.swift")
  }
  return sources.filter { path, text in
    !isOwn(path)
      && (ordinary.contains(kind)
        ? names(kind, text) : lowercase[path]?.contains(kind.lowercased()) ?? false)
  }.keys.sorted()
}

private func names(_ kind: String, _ text: String) -> Bool {
  text.contains("\"\(kind.lowercased())\"")
    || text.matches(of: /\w+/).contains { $0.output == kind || $0.output == kind + "Content" }
}

/// The lines of the thin targets that depend on a class of the live targets, but for those that all
/// views, controllers, recognizers and items share.
private let casts: [String] = {
  let live = [
    "ResponderKit/", "Gestures/", "ControlCore/", "ButtonModel/", "ValueControls/",
    "TextControls/", "Pickers/", "Navigation/", "Lists/",
  ]
  let shared: Set = [
    "Responder", "ViewResponder", "View", "Control", "ViewController", "Window", "Application",
    "GestureRecognizer", "BarItem", "AccessibilityItem", "FocusUpdateContext",
  ]
  var names: Set<String> = []
  for (path, text) in sources where live.contains(where: { path.hasPrefix($0) }) {
    names.formUnion(text.matches(of: /\bclass ([A-Z]\w+)/).map { String($0.1) })
  }
  names.subtract(shared)
  let thin = ["ctl/", "Auditing/", "Presenters/", "ControlTesting/"]
  var lines: [String] = []
  for (path, text) in sources where thin.contains(where: { path.hasPrefix($0) }) {
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      guard !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") else { continue }
      let found = line.matches(of: /\b(?:as[?!]?|is) (\w+)/).contains {
        names.contains(String($0.1))
      }
      let asks = line.contains(/switch \w*(?:element|control|object|view)\w*\.(?:name|elementName)/)
      if found || asks || line.contains("type(of: object) ==") {
        lines.append("\(path):\(number + 1)")
      }
    }
  }
  return lines.sorted()
}()

/// Returns whether a line of a text has a name; a comment, such as one that lists the controls of a role, is
/// no place to change.
private func hasCode(_ text: String, naming name: Regex<Substring>) -> Bool {
  text.components(separatedBy: "\n").contains {
    $0.contains(name) && !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
  }
}

@Suite struct KindTests {
  @Test(arguments: ["Stepper", "PageControl"])
  func `at most four files know a kind beside its own`(kind: String) {
    #expect(classes.contains(kind))
    let files = files(naming: kind)
    #expect(files.count <= 4, "\(files)")
    #expect(!files.isEmpty)
  }

  @Test func `half of the kinds of controls are known in five files or fewer beside their own`() {
    let controls = ["ButtonModel/", "ValueControls/", "TextControls/", "Pickers/"]
    let kinds = classes.filter { kind in
      sources.keys.contains { path in
        path.hasSuffix("/\(kind).swift") && controls.contains { path.hasPrefix($0) }
      }
    }
    #expect(kinds.count >= 16)
    let counts = classes.map { (kind: $0, count: files(naming: $0).count) }
      .sorted { ($0.count, $0.kind) < ($1.count, $1.kind) }
    print(counts.map { "\($0.kind) \($0.count)" }.joined(separator: ", "))
    let sizes = counts.filter { kinds.contains($0.kind) }.map(\.count)
    #expect(sizes[(sizes.count - 1) / 2] + sizes[sizes.count / 2] <= 10)
  }

  @Test func `few lines of the thin targets depend on a class of views`() {
    #expect(casts.count <= 20, "\(casts.joined(separator: "\n"))")
    #expect(casts.count > 5)
  }

  @Test func `one file names VoiceOver as the reader, its own`() {
    let files = sources.filter { $0.value.contains(/\.voiceOver\b/) }.keys.sorted()
    #expect(files == ["Accessibility/VoiceOver/VoiceOver+Standard.swift"])
  }

  @Test func `the code names a stepper where the map says that a control is added`() throws {
    let map = try String(contentsOf: packageRoot.appending(path: "Docs/Map.md"), encoding: .utf8)
    let section = try #require(
      map.components(separatedBy: "\n## ").first { $0.hasPrefix("Add a control\n") })
    let list = section.components(separatedBy: "\n\n").first { $0.hasPrefix("1. ") } ?? ""
    let places = Set(list.matches(of: /`Sources\/([^`]+)`/).map { String($0.1) })
    let named = sources.filter { path, text in
      !path.hasPrefix("ValueControls/Stepper/") && hasCode(text, naming: /\bstepper|Stepper/)
    }.keys
    #expect(Set(named).subtracting(places) == [])
    #expect(
      places.subtracting(named) == [
        "ValueControls/Stepper/Stepper.swift", "UIKitDialect/UIKitDialect.swift",
        "Archives/UIKit/ArchivedClass+Controls.swift",
      ])
  }

  @Test
  func `the code names AppKit's stepper where the map says that one of its controls is added`()
    throws
  {
    let map = try String(contentsOf: packageRoot.appending(path: "Docs/Map.md"), encoding: .utf8)
    let section = try #require(
      map.components(separatedBy: "\n## ").first { $0.hasPrefix("Add a control of AppKit\n") })
    let list = section.components(separatedBy: "\n\n").first { $0.hasPrefix("1. ") } ?? ""
    let places = Set(list.matches(of: /`Sources\/([^`]+)`/).map { String($0.1) })
    #expect(places.count == 8)
    let folder = packageRoot.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let named = try (paths ?? []).filter { path in
      guard path.hasSuffix(".swift") else { return false }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return hasCode(text, naming: /\bNSStepper|\bStepperKind/)
    }
    #expect(Set(named).subtracting(places) == [])
    // UIKit has an element of this name, and the contents of a stepper are those of all cells.
    #expect(
      places.subtracting(named) == [
        "InterfaceBuilder/Contents/AppKit/CellContent+Values.swift",
        "InterfaceBuilder/Controls/ElementKinds.swift",
      ])
  }
}

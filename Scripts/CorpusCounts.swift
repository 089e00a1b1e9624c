// Compares what ctl announces and counts on the screens of real documents with the elements in their XML, kind by kind,
// and exits with 1 where one is neither announced nor counted:
//
//   swift -swift-version 6 Scripts/CorpusCounts.swift .build/debug/ctl ../shared/corpus

import Foundation
import FoundationXML

/// What a screen of UIKit shows or says: the element in the XML, and its kind in words.
let kinds: [String: String] = [
  "button": "Button", "switch": "Switch", "slider": "Slider", "stepper": "Stepper",
  "segmentedControl": "Segmented Control", "pageControl": "Page Control",
  "datePicker": "Date Picker",
  "colorWell": "Color Well", "textField": "Text Field", "refreshControl": "Refresh Control",
  "label": "Label",
  "textView": "Text View", "searchBar": "Search Bar", "progressView": "Progress View",
  "activityIndicatorView": "Activity Indicator View", "pickerView": "Picker View",
  "mapView": "Map View",
  "webView": "Web View", "wkWebView": "Web View", "containerView": "Container View",
  "barButtonItem": "Bar Button Item", "tabBarItem": "Tab Bar Item",
]

extension XMLElement {
  func text(_ name: String) -> String? { attribute(forName: name)?.stringValue }
  var elements: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }

  /// A text that is an attribute, or a child where it is long.
  func string(_ key: String) -> String? {
    text(key) ?? elements.first { $0.name == "string" && $0.text("key") == key }?.stringValue
  }
}

/// Whether a container view shows another scene.
func embedsScene(_ element: XMLElement) -> Bool {
  element.elements.filter { $0.name == "connections" }.flatMap(\.elements)
    .contains { $0.name == "segue" && $0.text("kind") == "embed" }
}

/// Counts what an element and those in it show or say.
func count(_ element: XMLElement, into counts: inout [String: Int]) {
  func add(_ kind: String, _ text: String?) {
    if text?.isEmpty == false { counts[kind, default: 0] += 1 }
  }
  let name = element.name ?? ""
  switch name {
  case "barButtonItem":
    let isSpace = ["fixedSpace", "flexibleSpace"].contains(element.text("systemItem") ?? "")
    let hasView = element.elements.contains { $0.text("key") == "customView" }
    if !isSpace && !hasView { counts["Bar Button Item", default: 0] += 1 }
  case "navigationItem":
    add("Navigation Title", element.string("title"))
    add("Navigation Prompt", element.string("prompt"))
  case "tableViewSection":
    add("Section Header", element.string("headerTitle"))
    add("Section Footer", element.string("footerTitle"))
  case "containerView" where embedsScene(element): break  // the scene is read in its place
  default:
    if let kind = kinds[name] { counts[kind, default: 0] += 1 }
  }
  for child in element.elements { count(child, into: &counts) }
}

/// What `ctl announce --format json` prints.
struct Output: Decodable {
  struct Document: Decodable { var versions: [Version] }
  struct Version: Decodable { var screens: [Screen] }
  struct Screen: Decodable {
    var elements: [Element]
    var notAnnounced: [Count]?
  }
  struct Element: Decodable {
    var element: String
    var id: String?
    var text: String
    var readsToo: [String]?
  }
  struct Count: Decodable { var reason: String, kind: String, count: Int }
  var documents: [Document]
}

/// The titles of controllers whose items have none: a bar shows them, but only a stack has a bar.
func inheritedTitles(in element: XMLElement, into titles: inout [String: String]) {
  for child in element.elements {
    if child.name == "navigationItem", child.string("title") == nil, let id = child.text("id") {
      titles[id] = element.string("title")
    }
    inheritedTitles(in: child, into: &titles)
  }
}

func allIDs(in element: XMLElement) -> [String] {
  [element.text("id")].compactMap { $0 } + element.elements.flatMap(allIDs)
}

func announce(_ path: String) throws -> Output? {
  let process = Process()
  process.executableURL = URL(filePath: CommandLine.arguments[1])
  process.arguments = ["announce", path, "--format", "json"]
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return try? JSONDecoder().decode(Output.self, from: output)
}

guard CommandLine.arguments.count == 3 else {
  print("Name ctl and the folder of the documents.")
  exit(2)
}
let root = CommandLine.arguments[2]
let files = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
  .sorted()
var (documents, unexplained) = (0, 0)
var (announced, counted): ([String: Int], [String: Int]) = ([:], [:])
for file in files where file.hasSuffix(".storyboard") || file.hasSuffix(".xib") {
  let path = root + "/" + file
  guard let document = try? XMLDocument(contentsOf: URL(filePath: path)),
    let top = document.rootElement(),
    top.name == "document", top.text("type")?.contains("CocoaTouch") == true
  else { continue }
  documents += 1
  var inDocument: [String: Int] = [:]
  count(top, into: &inDocument)
  let ids = Set(allIDs(in: top))
  var inherited: [String: String] = [:]
  inheritedTitles(in: top, into: &inherited)
  var told: [String: Int] = [:]
  var seen: Set<String> = []
  for screen in try announce(path)?.documents.first?.versions.first?.screens ?? [] {
    for element in screen.elements {
      var kind = kinds[element.element] ?? ""
      if element.element == "tableViewSection" {
        kind = element.text.hasSuffix("Heading.") ? "Section Header" : "Section Footer"
      }
      if element.element == "navigationItem" {
        // Screens that follow have its title on their back buttons.
        kind = element.text.hasSuffix("Back Button.") ? "" : "Navigation Title"
        if let title = element.id.flatMap({ inherited[$0] }), element.text == title + ". Heading." {
          kind = ""
        }
      }
      // A container view may show a scene of another storyboard.
      if let id = element.id, !ids.contains(id) { continue }
      // The parts of a control are one element of the document.
      let isNew = element.id.map { seen.insert(kind + $0).inserted } ?? true
      for (kind, number) in [(kind, isNew ? 1 : 0), ("Label", element.readsToo?.count ?? 0)]
      where !kind.isEmpty {
        told[kind, default: 0] += number
        announced[kind, default: 0] += number
      }
    }
    for count in screen.notAnnounced ?? [] where !count.reason.hasPrefix("prototypes") {
      told[count.kind, default: 0] += count.count
      counted[count.kind, default: 0] += count.count
    }
  }
  for kind in Set(inDocument.keys).union(told.keys).sorted()
  where inDocument[kind, default: 0] != told[kind, default: 0] {
    unexplained += 1
    print("\(file): \(kind): \(told[kind, default: 0]) of \(inDocument[kind, default: 0])")
  }
}
for kind in Set(announced.keys).union(counted.keys).sorted() {
  print("  \(kind): \(announced[kind, default: 0]) announced, \(counted[kind, default: 0]) counted")
}
print("\(documents) documents, \(unexplained) unexplained")
if unexplained > 0 || documents == 0 { exit(1) }

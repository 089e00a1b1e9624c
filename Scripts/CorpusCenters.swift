// Compares where ctl taps the controls of real documents with the sums of the frames in their XML, and prints the
// reasons for which a tap does nothing. It exits with 1 where a center differs by more than 0.1 point:
//
//   swift -swift-version 6 Scripts/CorpusCenters.swift .build/debug/ctl ../shared/corpus

import Foundation
import FoundationXML

/// The elements that are controls in UIKit's documents.
let controls: Set<String> = [
  "button", "switch", "slider", "stepper", "segmentedControl", "pageControl", "datePicker",
  "colorWell", "textField",
  "refreshControl",
]

extension XMLElement {
  func text(_ name: String) -> String? { attribute(forName: name)?.stringValue }

  /// The rectangle of a view, in points; nil without one.
  var rect: (x: Double, y: Double, width: Double, height: Double)? {
    for case let child as XMLElement in children ?? []
    where child.name == "rect" && child.text("key") == "frame" {
      let values = ["x", "y", "width", "height"].compactMap { child.text($0).flatMap(Double.init) }
      if values.count == 4 { return (values[0], values[1], values[2], values[3]) }
    }
    return nil
  }

  /// Whether the view is the outermost one of a screen: that of a controller, or an object of a xib.
  var isRoot: Bool {
    guard let around = parent as? XMLElement else { return true }
    return around.name == "objects" || around.name?.hasSuffix("ontroller") == true
  }

  /// The center of the view in the coordinates of the outermost one; nil for a view without a rectangle.
  var center: (x: Double, y: Double)? {
    guard let rect else { return nil }
    var (x, y) = (rect.width / 2, rect.height / 2)
    var view: XMLElement? = self
    while let current = view {
      if !current.isRoot, let rect = current.rect { (x, y) = (x + rect.x, y + rect.y) }
      view = current.parent as? XMLElement
    }
    return (x, y)
  }
}

/// What `ctl why --format json` answers.
struct Answer: Decodable {
  struct Version: Decodable {
    struct Center: Decodable { var x: Double, y: Double }
    struct Obstacle: Decodable { var reason: String, text: String }
    var center: Center
    var obstacle: Obstacle?
  }
  var answers: [Version]
}

func why(_ id: String, in path: String) throws -> Answer? {
  let process = Process()
  process.executableURL = URL(filePath: CommandLine.arguments[1])
  process.arguments = ["why", "--bare", path, "id:" + id, "--format", "json"]
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return try? JSONDecoder().decode(Answer.self, from: output)
}

guard CommandLine.arguments.count == 3 else {
  print("Name ctl and the folder of the documents.")
  exit(2)
}
let root = CommandLine.arguments[2]
let files = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
  .sorted()
var (compared, different, withoutFrame, unanswered) = (0, 0, 0, 0)
var reasons: [String: Int] = [:]
for file in files where file.hasSuffix(".storyboard") || file.hasSuffix(".xib") {
  let path = root + "/" + file
  guard let document = try? XMLDocument(contentsOf: URL(filePath: path)),
    let top = document.rootElement(),
    top.text("type")?.contains("CocoaTouch") == true
  else { continue }
  var found: [XMLElement] = []
  func collect(_ element: XMLElement) {
    if controls.contains(element.name ?? ""), element.text("id") != nil { found.append(element) }
    for case let child as XMLElement in element.children ?? [] { collect(child) }
  }
  collect(top)
  for control in found {
    let id = control.text("id") ?? ""
    guard let answer = try why(id, in: path)?.answers.first else {
      unanswered += 1
      print("\(file): \(id): no answer")
      continue
    }
    reasons[answer.obstacle?.reason ?? "reached", default: 0] += 1
    guard let center = control.center else {
      withoutFrame += 1
      continue
    }
    compared += 1
    if abs(center.x - answer.center.x) > 0.1 || abs(center.y - answer.center.y) > 0.1 {
      different += 1
      print("\(file): \(id): \(answer.center) is not \(center)")
    }
  }
}
print(
  "\(compared) centers compared, \(different) differ; \(withoutFrame) controls without a frame, \(unanswered) unanswered"
)
for (reason, count) in reasons.sorted(by: { $0.key < $1.key }) { print("  \(count) \(reason)") }
if different + unanswered > 0 || compared == 0 { exit(1) }

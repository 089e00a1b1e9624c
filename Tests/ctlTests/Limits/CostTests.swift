import Foundation
import Testing

private let timer = "/usr/bin/time"

/// What a run of ctl took, as the system's `time` says: seconds of the processor, and bytes.
private func cost(_ arguments: [String], in folder: URL) throws -> (seconds: Double, memory: Int) {
  let program = Bundle.main.bundleURL.appending(path: "ctl").path
  let result = try run(timer, ["-f", "cost %U %M", program] + arguments, in: folder)
  let words = result.errors.split(separator: "\n").last?.split(separator: " ") ?? []
  let seconds = try #require(words.dropFirst().first.flatMap { Double($0) })
  let kilobytes = try #require(words.last.flatMap { Int($0) })
  // 1 is a name that is not there, or duplicate keys; anything else has read nothing.
  #expect([0, 1, 2].contains(result.status), "\(arguments): \(result.errors)")
  if !arguments.contains("typo") { #expect(result.status != 2) }
  return (seconds, kilobytes << 10)
}

/// A document or a table of a hostile size, and the views that it makes live.
struct Hostile: Sendable, CustomTestStringConvertible {
  var name: String
  var file: String
  var views = 0
  var verbs: [[String]]
  var contents: @Sendable () -> String
  var testDescription: String { name }
}

/// Expects twice the size to take at most 2.6 times as long, above a tenth of a second.
///
/// Other programs disturb a run, so both are measured again, up to three times: what is not linear takes
/// too long each time.
private func expectLinear(from size: Int, _ seconds: (Int) throws -> Double) throws {
  var times: [String] = []
  for _ in 0..<4 {
    let (half, whole) = (try seconds(size), try seconds(size * 2))
    if whole <= max(half, 0.1) * 2.6 { return }
    times.append("\(half) s, then \(whole) s")
  }
  Issue.record("\(times)")
}

private let rect = #"<rect key="frame" x="0" y="0" width="80" height="40"/>"#

private func holder(_ tag: String, _ holder: String, _ count: Int, _ item: (Int) -> String)
  -> String
{
  xib(
    "<\(tag)>\(rect)<\(holder)>\((0..<count).map(item).joined())</\(holder)></\(tag.split(separator: " ")[0])>"
  )
}

private let hostile: [Hostile] = [
  .init(
    name: "segments", file: "a.xib", views: 10_000,
    verbs: [["announce"], ["announce", "--format", "json", "--explain"], ["describe"]]
  ) {
    holder(#"segmentedControl id="s""#, "segments", 10_000) { #"<segment title="S\#($0)"/>"# }
  },
  .init(
    name: "buttons of one id", file: "a.xib", views: 4_000,
    verbs: [
      ["describe", "--states"], ["describe", "--format", "json"], ["describe", "--verbose"],
    ]
  ) { xib((0..<4_000).map { _ in button("same", "Same") }.joined()) },
  .init(
    // A button has a title label.
    name: "buttons on a page", file: "a.xib", views: 2 * 2_000, verbs: [["gallery"]]
  ) { xib((0..<2_000).map { button("b\($0)", "Title \($0)") }.joined()) },
  .init(
    name: "commands of a menu", file: "a.xib",
    verbs: [["describe"], ["describe", "--format", "json"], ["announce"]]
  ) {
    holder(#"button id="b""#, #"menu key="menu"><children"#, 20_000) {
      #"<command title="C\#($0)"/>"#
    }
    .replacingOccurrences(of: #"</menu key="menu"><children>"#, with: "</children></menu>")
  },
  .init(
    name: "actions of a button", file: "a.xib",
    verbs: [["describe"], ["describe", "--format", "json"]]
  ) {
    holder(#"button id="b""#, "connections", 10_000) {
      #"<action selector="a\#($0):" destination="root" eventType="touchUpInside"/>"#
    }
  },
  .init(
    name: "runtime attributes", file: "a.xib",
    verbs: [["describe", "--verbose"], ["describe", "--format", "json"]]
  ) {
    holder(#"button id="b""#, "userDefinedRuntimeAttributes", 10_000) {
      #"<userDefinedRuntimeAttribute type="string" keyPath="k\#($0)" value="v"/>"#
    }
  },
  .init(
    name: "texts of a table", file: "en.lproj/T.strings",
    verbs: [
      ["strings", "list"], ["strings", "list", "--format", "json"],
      ["strings", "convert", "--table", "T", "--output", "out"],
    ]
  ) { (0..<20_000).map { "k\($0);" }.joined() },
  .init(
    name: "conversions", file: "T.strings", verbs: [["strings", "get", "k", "--argument", "three"]]
  ) { "k = \"" + String(repeating: "%1$@", count: 300_000) + "\";" },
  .init(
    name: "keys of a catalog", file: "T.xcstrings",
    verbs: [
      ["strings", "list", "--format", "json"], ["strings", "convert", "--output", "out"],
      ["strings", "get", "k1"],
    ]
  ) {
    #"{"sourceLanguage":"en","strings":{"#
      + (0..<30_000).map { #""k\#($0)":{}"# }.joined(separator: ",") + #"},"version":"1.0"}"#
  },
]

@Suite(
  .enabled(if: FileManager.default.isExecutableFile(atPath: timer), "there is no /usr/bin/time"))
struct CostTests {
  @Test(arguments: hostile)
  func `the memory is at most 12 times the file, 16 MiB, and 2 KiB for each live view`(
    hostile: Hostile
  ) throws {
    let contents = hostile.contents()
    let folder = try ScratchFolder([hostile.file: contents, "empty.xib": xib("")])
    let empty = try cost(["announce", "empty.xib"], in: folder.url).memory
    for (number, verb) in hostile.verbs.enumerated() {
      let isConversionOfFolder = verb.contains("convert") && hostile.file.hasSuffix(".strings")
      var arguments = verb + [isConversionOfFolder ? "." : hostile.file]
      if let place = arguments.firstIndex(of: "out") { arguments[place] = "out\(number)" }
      let memory = try cost(arguments, in: folder.url).memory - empty
      let limit = 12 * contents.utf8.count + 16 << 20 + hostile.views << 11
      #expect(memory <= limit, "\(arguments): \(memory >> 10) KiB of \(limit >> 10)")
    }
  }

  @Test(arguments: [
    ["why", "a.xib", "b0"], ["tap", "a.xib", "typo"], ["chain", "a.xib", "Title 0"],
    ["check", "a.xib"],
  ])
  func `twice as many buttons take at most 2.6 times as long`(arguments: [String]) throws {
    func seconds(_ count: Int) throws -> Double {
      let name = String(repeating: "n", count: count)
      let buttons = (0..<count).map { button("b\($0)", "Title \($0)") }.joined()
      let folder = try ScratchFolder([
        "a.xib": xib(buttons).replacingOccurrences(
          of: "id=\"-1\"", with: "id=\"-1\" customClass=\"\(name)\"")
      ])
      return try cost(arguments, in: folder.url).seconds
    }
    try expectLinear(from: 3_000, seconds)
  }

  /// Bars with as many items, whose states and places are asked for one by one.
  private static let barVerbs: [(verb: [String], tag: String, item: String)] = [
    (["gallery", "a.xib", "-o", "a.html"], "toolbar", "barButtonItem"),
    (["gallery", "a.xib", "-o", "a.html"], "tabBar", "tabBarItem"),
    (["focus", "a.xib"], "toolbar", "barButtonItem"),
  ]

  @Test(arguments: barVerbs.indices)
  func `twice as many items of a bar take at most 2.6 times as long`(number: Int) throws {
    let (verb, tag, item) = Self.barVerbs[number]
    func seconds(_ count: Int) throws -> Double {
      let items = holder(tag, "items", count) { #"<\#(item) title="I\#($0)" id="i\#($0)"/>"# }
      let folder = try ScratchFolder(["a.xib": items])
      return try cost(verb, in: folder.url).seconds
    }
    try expectLinear(from: 400, seconds)
  }

  @Test func `twice as many buttons at the top of a xib take at most 2.6 times as long`() throws {
    func seconds(_ count: Int) throws -> Double {
      let buttons = (0..<count).map { button("b\($0)", "Title \($0)") }.joined()
      let folder = try ScratchFolder(["a.xib": xib("", objects: buttons)])
      return try cost(["check", "a.xib"], in: folder.url).seconds
    }
    try expectLinear(from: 1_500, seconds)
  }

  @Test(arguments: ["tap", "chain", "why"])
  func `twice as many actions of a button take at most 2.6 times as long`(verb: String) throws {
    func seconds(_ count: Int) throws -> Double {
      let actions = holder(#"button id="b""#, "connections", count) {
        #"<action selector="a\#($0):" destination="root" eventType="touchUpInside"/>"#
      }
      let folder = try ScratchFolder(["a.xib": actions])
      return try cost([verb, "a.xib", "b"], in: folder.url).seconds
    }
    try expectLinear(from: 5_000, seconds)
  }

  @Test func `a long title takes no time in each state`() throws {
    let folder = try ScratchFolder([
      "a.xib": xib(button("b", String(repeating: "m", count: 5_000_000)))
    ])
    let plain = try cost(["describe", "a.xib"], in: folder.url).seconds
    let states = try cost(["describe", "--states", "a.xib"], in: folder.url).seconds
    #expect(states < plain + 5, "\(plain) s, and \(states) s with states")
  }

  @Test func `long names of what is around controls do not multiply`() throws {
    let levels = 100
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(String(repeating: "c", count: 10_000))"/>
      """
      + (0..<levels).map { level in
        #"<view id="v\#(level)" userLabel="\#(String(repeating: "l", count: 500))"><subviews>"#
      }.joined()
      + String(
        repeating:
          #"<button><connections><action selector="a:" destination="-1"/></connections></button>"#,
        count: 1000) + String(repeating: "</subviews></view>", count: levels)
      + "</objects></document>"
    let folder = try ScratchFolder(["a.xib": text])
    let result = try run("ctl", ["describe", "--format", "json", "a.xib"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.utf8.count < 30 * text.utf8.count)
  }

  @Test func `a stack of 512 KiB is enough for menus 120 deep`() throws {
    let levels = 120
    let menus =
      #"<menu key="menu" title="M"><children>"#
      + String(repeating: #"<menu title="M"><children>"#, count: levels - 1)
      + #"<command title="C"/>"# + String(repeating: "</children></menu>", count: levels)
    let folder = try ScratchFolder(["a.xib": xib(button("b", "B", contents: menus))])
    let program = Bundle.main.bundleURL.appending(path: "ctl").path
    for format in ["json", "text"] {
      let result = try run(
        "/bin/sh", ["-c", "ulimit -s 512; exec \(program) describe --format \(format) a.xib"],
        in: folder.url)
      #expect(result.status == 0, "\(format): \(result.errors)")
      #expect(result.output.contains("C"))
    }
  }
}

import Foundation

/// A part of a document whose size depends on a count.
struct Part {
  let name: String
  var start = 1000
  /// Whether the count is that of levels, of which the parser accepts 256.
  var most = Int.max
  /// The objects that a count makes live.
  var live: (Int) -> Int = { _ in 0 }
  /// What is in the scene beside the controller.
  var objects: (Int, Writer) -> Void = { _, _ in }
  /// The name of the view around all controls.
  var label: (Int, Writer) -> Void = { _, _ in }
  /// What is in the view.
  var subviews: (Int, Writer) -> Void = { _, _ in }
  /// The translations beside the document.
  var table: (Int, Writer) -> Void = { _, _ in }
}

let rect = #"<rect key="frame" x="0.0" y="0.0" width="90" height="30"/>"#
/// A title with everything that commands a terminal and that XML allows.
let hostile = "\u{7F}\u{85}\u{9B}31m\u{202E}\u{2066}"

/// Counts within one control.
private func inButton(
  _ name: String, live: Int = 0, _ body: @escaping (Int, Writer) -> Void
) -> Part {
  Part(
    name: name, live: { $0 * live },
    subviews: { count, writer in
      writer.put(#"<button id="many">\#(rect)"#)
      body(count, writer)
      writer.put("</button>")
    })
}

/// Counts within one element, in the lists inside each other that it has for them.
private func inElement(
  _ tag: String, _ name: String, live: Int = 0, list: [String] = [],
  _ item: @escaping (Int) -> String
) -> Part {
  Part(
    name: name, live: { $0 * live },
    subviews: { count, writer in
      writer.put("<\(tag)>\(rect)" + list.map { "<\($0)>" }.joined())
      writer.each(count, item)
      writer.put(list.reversed().map { "</\($0)>" }.joined() + "</\(tag.prefix { $0 != " " })>")
    })
}

extension Part {
  static var controls: [Part] {
    [
      Part(
        name: "buttons", live: { $0 },
        subviews: { count, writer in
          writer.each(count) {
            #"<button id="n\#($0)"><state key="normal" title="B\#($0)"/></button>"#
          }
        }),
      Part(
        name: "buttons with frames", live: { $0 },
        subviews: { count, writer in
          writer.each(count) {
            #"<button id="f\#($0)">\#(rect)<state key="normal" title="B\#($0)"/></button>"#
          }
        }),
      Part(
        name: "buttons of one id", live: { $0 },
        subviews: { count, writer in
          writer.each(count) { _ in
            #"<button id="same"><state key="normal" title="Same"/></button>"#
          }
        }),
      Part(
        name: "bare buttons", live: { $0 },
        subviews: { count, writer in
          writer.each(count) { _ in "<button/>" }
        }),
      Part(
        name: "labels", live: { $0 },
        subviews: { count, writer in
          writer.each(count) { #"<label text="L\#($0)">\#(rect)</label>"# }
        }),
      Part(
        name: "views", live: { $0 },
        subviews: { count, writer in writer.each(count) { _ in "<view/>" } }),
      Part(
        name: "unknown elements", live: { $0 },
        subviews: { count, writer in writer.each(count) { _ in "<a/>" } }),
      Part(
        name: "levels", start: 16, most: 240, live: { $0 },
        subviews: { count, writer in
          writer.each(count) {
            #"<view userLabel="\#(String(repeating: "v", count: count)) \#($0)">\#(rect)<subviews>"#
          }
          writer.each(count) { #"<button id="d\#($0)"/>"# }
          writer.each(count) { _ in "</subviews></view>" }
        }),
      inElement(
        #"segmentedControl id="many" selectedSegmentIndex="0""#, "segments", live: 1,
        list: ["segments"]
      ) { #"<segment title="S\#($0)"/>"# },
      inButton("actions", live: 1) { count, writer in
        writer.put("<connections>")
        writer.each(count) {
          #"<action selector="a\#($0):" destination="vc" eventType="touchUpInside"/>"#
        }
        writer.put("</connections>")
      },
      inButton("actions for the responder chain", live: 1) { count, writer in
        writer.put("<connections>")
        writer.each(count) {
          #"<action selector="a\#($0):" destination="fr" eventType="touchUpInside"/>"#
        }
        writer.put("</connections>")
      },
      inButton("segues", live: 1) { count, writer in
        writer.put("<connections>")
        writer.each(count) { #"<segue destination="gone\#($0)" kind="show"/>"# }
        writer.put("</connections>")
      },
      inButton("runtime attributes") { count, writer in
        writer.put("<userDefinedRuntimeAttributes>")
        writer.each(count) {
          #"<userDefinedRuntimeAttribute type="string" keyPath="k\#($0)" value="v"/>"#
        }
        writer.put("</userDefinedRuntimeAttributes>")
      },
      inButton("states") { count, writer in
        writer.each(count) { #"<state key="s\#($0)" title="T"/>"# }
      },
      inButton("bytes of a title") { count, writer in
        writer.put(#"<state key="normal" title=""#)
        writer.long(count)
        writer.put(#"\#(hostile)"/>"#)
      },
      inButton("commands of a menu", live: 1) { count, writer in
        writer.put(#"<menu key="menu" title="M"><children>"#)
        writer.each(count) { #"<command title="C\#($0)"/>"# }
        writer.put("</children></menu>")
      },
      inButton("commands in menus 110 deep", live: 1) { count, writer in
        writer.each(110) { #"<menu \#($0 == 0 ? #"key="menu""# : "") title="M\#($0)"><children>"# }
        writer.each(count) { #"<command title="C\#($0)"/>"# }
        writer.each(110) { _ in "</children></menu>" }
      },
      inButton("keyed children") { count, writer in
        writer.each(count) { #"<real key="k\#($0)" value="1"/>"# }
      },
      inButton("fragments") { count, writer in
        writer.put(#"<state key="normal"><attributedString key="attributedTitle">"#)
        writer.each(count) { #"<fragment content="F\#($0)"/>"# }
        writer.put("</attributedString></state>")
      },
      Part(
        name: "buttons with the controller's action", live: { $0 },
        subviews: { count, writer in
          writer.each(count) {
            #"<button id="a\#($0)"><connections><action selector="a:" destination="vc" eventType="touchUpInside"/></connections></button>"#
          }
        }),
      Part(
        name: "cells", live: { $0 * 2 },
        subviews: { count, writer in
          writer.put(#"<tableView>\#(rect)<sections><tableViewSection><cells>"#)
          writer.each(count) {
            #"<tableViewCell id="c\#($0)" style="x" textLabel="t\#($0)"><tableViewCellContentView key="contentView"><subviews><label id="t\#($0)" text="T"/></subviews></tableViewCellContentView></tableViewCell>"#
          }
          writer.put("</cells></tableViewSection></sections></tableView>")
        }),
      Part(
        name: "nested views", live: { $0 },
        subviews: { count, writer in
          let levels = 100
          writer.each(count / levels) { _ in
            String(repeating: "<view>\(rect)<subviews>", count: levels)
              + String(repeating: "</subviews></view>", count: levels)
          }
        }),
      inElement("toolbar", "items of a toolbar", live: 2, list: ["items"]) {
        #"<barButtonItem title="I\#($0)" id="ti\#($0)"/>"#
      },
      inElement("tabBar", "tabs", live: 2, list: ["items"]) {
        #"<tabBarItem title="T\#($0)" id="tb\#($0)"/>"#
      },
      inElement(
        "navigationBar", "items of a navigation bar", live: 2,
        list: ["items", "navigationItem", "rightBarButtonItems"]
      ) { #"<barButtonItem title="N\#($0)" id="nb\#($0)"/>"# },
      inElement("tableView", "prototypes", live: 3, list: ["prototypes"]) {
        #"<tableViewCell id="p\#($0)" style="x" textLabel="pt\#($0)"><tableViewCellContentView key="contentView"><subviews><label id="pt\#($0)" text="T"/></subviews></tableViewCellContentView></tableViewCell>"#
      },
      Part(
        name: "gesture recognizers",
        objects: { count, writer in
          writer.each(count) {
            #"<tapGestureRecognizer id="g\#($0)"><connections><action selector="t:" destination="vc"/></connections></tapGestureRecognizer>"#
          }
        }),
      Part(
        name: "bar buttons",
        objects: { count, writer in
          writer.put("<toolbar><items>")
          writer.each(count) { #"<barButtonItem title="I\#($0)" id="i\#($0)"/>"# }
          writer.put("</items></toolbar>")
        }),
      Part(
        name: "namespaces", start: 64, most: 990,
        subviews: { count, writer in
          writer.each(100) { level in
            "<view" + (0..<count).map { #" xmlns:p\#(level)x\#($0)="u""# }.joined() + ">"
          }
          writer.each(count * 100) { #"<p0x\#($0 % count):a/>"# }
          writer.each(100) { _ in "</view>" }
        }),
      Part(
        name: "comments", subviews: { count, writer in writer.each(count) { _ in "<!-- c -->" } }),
      Part(
        name: "constraints",
        subviews: { count, writer in
          writer.put("<view><constraints>")
          writer.each(count) { #"<constraint firstItem="a" id="k\#($0)"/>"# }
          writer.put("</constraints></view>")
        }),
      Part(
        name: "translations", live: { $0 },
        subviews: { count, writer in
          writer.each(count) { #"<button id="t\#($0)"><state key="normal" title="T"/></button>"# }
        },
        table: { count, writer in
          writer.each(count) { #""t\#($0).normalTitle" = "Ü\#($0)";"# }
        }),
      Part(
        name: "bytes of the controller's class", objects: { _, _ in },
        label: { count, writer in writer.long(count) }),
      Part(
        name: "stale translations",
        table: { count, writer in
          writer.each(count) { #""x\#($0).normalTitle" = "Ü\#($0)";"# }
        }),
    ]
  }

  /// The document with parts of a count.
  static func write(_ parts: [Part], _ count: Int, to folder: Folder) {
    folder.write("Base.lproj/Main.storyboard") { writer in
      writer.put(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController" customClass=""#
      )
      writer.put("Main")
      for part in parts { part.label(count, writer) }
      writer.put(
        #""><view key="view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>"#
      )
      writer.put(
        #"<button id="b0">\#(rect)<state key="normal" title="First\#(hostile)"/><connections><action selector="save:" destination="vc" eventType="touchUpInside"/></connections></button>"#
      )
      for part in parts { part.subviews(count, writer) }
      writer.put(
        #"</subviews></view></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>"#
      )
      for part in parts { part.objects(count, writer) }
      writer.put("</objects></scene></scenes></document>")
    }
    folder.write("de.lproj/Main.strings") { writer in
      writer.put(#""b0.normalTitle" = "Erste\U009b\U202e"; "#)
      for part in parts { part.table(count, writer) }
    }
  }
}

extension Shape {
  static let document = "Base.lproj/Main.storyboard"

  static let documentVerbs: [[String]] = [
    ["describe", document], ["describe", "--verbose", document],
    ["describe", "--states", document],
    ["describe", "--format", "json", document], ["describe", "--format", "jsonl", document],
    ["describe", "--format", "json", "--locale", "all", document],
    ["announce", document], ["announce", "--explain", document],
    ["announce", "--outline", document],
    ["announce", "--transcript", document],
    ["announce", "--format", "json", "--explain", document],
    ["announce", "--locale", "all", document],
    ["tap", document, "b0"], ["chain", document, "b0"], ["why", document, "b0"],
    ["why", "--format", "json", "--locale", "de", document, "First"], ["tap", document, "Frist"],
    ["focus", document], ["check", document, "--fail-on", "never"],
    ["gallery", document, "-o", "page.html"], ["gallery", document, "--format", "json"],
    ["strings", "coverage", "--verbose", document],
    ["strings", "coverage", "--format", "json", document],
  ]

  static var empty: Shape {
    Shape(name: "nothing", path: document, verbs: []) { _, folder in
      Part.write([], 1, to: folder)
    }
  }

  static func shape(_ parts: [Part], verbs: [[String]] = documentVerbs) -> Shape {
    Shape(
      name: parts.map(\.name).joined(separator: " × "), start: parts.map(\.start).max() ?? 1000,
      most: parts.map(\.most).min() ?? .max, path: document, verbs: verbs,
      live: { count in parts.map { $0.live(count) }.reduce(0, +) + 8 }
    ) { count, folder in
      Part.write(parts, count, to: folder)
    }
  }

  static var singles: [Shape] { Part.controls.map { shape([$0]) } + tables }

  /// Two parts in one document, in an order that differs from that of the parts: a bounded run sees some of each.
  static var pairs: [Shape] {
    let count = Part.controls.count
    return (1..<count).flatMap { distance in
      (0..<count - distance).map { shape([Part.controls[$0], Part.controls[$0 + distance]]) }
    }
  }
}

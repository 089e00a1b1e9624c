import Foundation

extension Shape {
  /// The shapes that every verb is measured on, each with a count at which a run takes some tenths of
  /// a second.
  static var grown: [Shape] {
    let counts = [
      "labels": 4_000, "buttons with frames": 4_000, "bare buttons": 10_000, "views": 50_000,
      "nested views": 10_000, "segments": 4_000, "items of a navigation bar": 1_500,
      "items of a toolbar": 1_500, "tabs": 2_000, "commands of a menu": 10_000, "actions": 4_000,
      "gesture recognizers": 4_000, "runtime attributes": 10_000, "constraints": 20_000,
      "cells": 1_500, "prototypes": 3_000,
    ]
    let parts = Part.controls.compactMap { part in
      counts[part.name].map { count in
        var part = part
        part.start = count
        return shape([part], verbs: growthVerbs(of: document, "b0"))
      }
    }
    return parts + [objects, scenes, documents]
      + tables.filter { growingTables.contains($0.name) }
      .map(\.measured)
  }

  private static let growingTables = ["texts", "keys of a catalog"]

  private static func growthVerbs(of path: String, _ control: String) -> [[String]] {
    [
      ["describe", path], ["describe", "--states", "--verbose", path], ["announce", path],
      ["tap", path, control], ["why", path, control], ["chain", path, control], ["focus", path],
      ["check", path, "--fail-on", "never"], ["gallery", path, "-o", "page.html"],
      ["strings", "coverage", path],
    ]
  }

  /// A table with the verbs that read it.
  private var measured: Shape {
    let convert = path.hasSuffix(".xcstrings") ? [path] : ["."]
    return Shape(
      name: name, start: 15_000, path: path,
      verbs: [
        ["strings", "list", path], ["strings", "get", "k1", path],
        ["strings", "convert"] + convert + ["--output", "out"],
      ], files: files)
  }

  /// Views beside each other at the top of a xib.
  private static var objects: Shape {
    Shape(
      name: "objects of a xib", start: 4_000, path: "Main.xib",
      verbs: growthVerbs(of: "Main.xib", "b0"), live: { $0 * 2 }
    ) { count, folder in
      folder.write("Main.xib") { writer in
        writer.put(#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>"#)
        writer.each(count) {
          #"<button id="b\#($0)">\#(rect)<state key="normal" title="B\#($0)"/></button>"#
        }
        writer.put("</objects></document>")
      }
    }
  }

  /// Screens of which each one shows the next.
  private static var scenes: Shape {
    Shape(
      name: "scenes with segues", start: 500, path: document,
      verbs: growthVerbs(of: document, "b0"), live: { $0 * 8 }
    ) { count, folder in
      folder.write(document) { writer in
        writer.put(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c0"><scenes>"#
        )
        writer.each(count) { number in
          """
          <scene sceneID="s\(number)"><objects>\
          <viewController id="c\(number)" title="S\(number)" sceneMemberID="viewController">\
          <view key="view"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
          <button id="b\(number)">\(rect)<state key="normal" title="B\(number)"/><connections>\
          <segue destination="c\((number + 1) % count)" kind="show" id="g\(number)"/>\
          </connections></button></subviews></view></viewController>\
          <placeholder placeholderIdentifier="IBFirstResponder" id="f\(number)" \
          sceneMemberID="firstResponder"/></objects></scene>
          """
        }
        writer.put("</scenes></document>")
      }
    }
  }

  /// Small documents beside each other in one folder.
  private static var documents: Shape {
    let verbs = growthVerbs(of: ".", "b0").map { verb in
      verb.contains("gallery") ? ["gallery", ".", "-o", "pages"] : verb
    }
    return Shape(
      name: "documents in one folder", start: 400, path: ".", verbs: verbs, live: { $0 * 4 }
    ) {
      count, folder in
      for number in 0..<count {
        folder.write("D\(number).xib") {
          $0.put(
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v">\#(rect)<subviews><button id="b\#(number)">\#(rect)<state key="normal" title="B"/></button></subviews></view></objects></document>"#
          )
        }
      }
    }
  }
}

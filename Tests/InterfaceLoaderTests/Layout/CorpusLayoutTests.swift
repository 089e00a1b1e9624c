import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import InterfaceLoader

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stored")

private func stored(_ name: String) throws -> [[String]] {
  try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}

private let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

/// The apps from which `Scripts/AlignmentInsets.py` did not derive what is aligned of controls.
private let otherApps: Set = [
  "kodi-remote-ios", "macdown", "rectangle", "textual", "transmission", "uikit-catalog",
]

/// How many of the views that constraints place stand where Interface Builder saved them, within a point.
private struct Figure {
  var total = 0
  var near = 0
  var share: Double { Double(near) / Double(total) }
  var text: String { "\(near) of \(total)" }
}

/// The layouts of all documents, with the natural sizes that they were saved with and with our own.
///
/// Inputs are the sizes of roots, the frames of views that masks or bars place, and the safe area of the
/// device and the bars. Views whose saved frames contradict their own constraints are counted apart; a
/// script that shares no code with the solver lists them (`Scripts/FrameContradictions.py`).
@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusLayoutTests {
  @Test func `constraints place views where Interface Builder saved them`() throws {
    let apart = Set(try stored("Contradictions.tsv").map { $0[0] + "\t" + $0[1] })
    var causes: [String: String] = [:]
    for row in try stored("Remaining.tsv") { causes[row[0] + "\t" + row[1]] = row[2] }
    var (lines, figures) = ([String](), [String]())
    var excluded = 0
    var all = 0
    for family in InterfaceDocument.Family.allCases {
      var (saved, own, unread) = (Figure(), Figure(), Figure())
      for (path, document) in Corpus.all where document.family == family {
        let isUnread = path.split(separator: "/").contains { otherApps.contains(String($0)) }
        let rows = SolvedFrames(document, takesSavedSizes: true).rows
        let judged =
          isUnread
          ? SolvedFrames(document, takesSavedSizes: true, takesLaterAlignments: false).rows : rows
        let measured = SolvedFrames(document, takesSavedSizes: false).rows
        all += rows.count
        for ((row, other), judgedRow) in zip(zip(rows, measured), judged) {
          #expect(row.id == other.id && row.id == judgedRow.id)
          let name = "\(path)\t\(row.id)"
          guard !apart.contains(name) else {
            excluded += 1
            continue
          }
          saved.total += 1
          if isUnread {
            unread.total += 1
            if judgedRow.distance <= 1 { unread.near += 1 }
          }
          own.total += 1
          if other.distance <= 1 { own.near += 1 }
          if row.distance <= 1 {
            saved.near += 1
          } else {
            lines.append("\(name)\t\(causes[name] ?? "not explained")")
          }
        }
      }
      figures.append(
        "\(family.rawValue)\t\(saved.text)\tin the other apps \(unread.text)\twith our own natural sizes \(own.text)"
      )
      for figure in [saved, unread] {
        #expect(figure.share >= (family == .uiKit ? 0.90 : 0.85), "\(family): \(figure.text)")
      }
    }
    #expect(Double(excluded) <= 0.1 * Double(all))
    if isRecording {
      for (name, lines) in [("Remaining.tsv", lines), ("Figures.tsv", figures)] {
        try lines.map { $0 + "\n" }.joined()
          .write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
    }
    #expect(try stored("Figures.tsv").map { $0.joined(separator: "\t") } == figures)
    let known = try stored("Remaining.tsv").map { $0.joined(separator: "\t") }
    let changes = lines.difference(from: known).prefix(10).map { "\($0)" }
    #expect(changes.isEmpty, "\(changes.joined(separator: "\n"))")
  }
}

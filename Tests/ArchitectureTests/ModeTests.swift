import Foundation
import TestSupport
import Testing

/// The folders that are made of what the trait UIKit decides.
private let foldersOfTheTrait = ["UIKit/", "Graphics/Foundation/"]

/// The lines of a source that one mode compiles and the other does not, and the blocks that they make.
///
/// A block is a condition about the trait that no other surrounds, with all its branches.
func differingLines(of source: String) -> (lines: Int, blocks: Int) {
  var conditions: [Bool] = []
  var (lines, blocks) = (0, 0)
  for line in source.split(separator: "\n") {
    let text = line.drop { $0 == " " }
    let isInside = conditions.contains(true)
    if text.hasPrefix("#if ") {
      let isOfTrait = text.firstMatch(of: /\bUIKit\b/) != nil && !text.contains("canImport")
      if isOfTrait, !isInside { blocks += 1 }
      conditions.append(isOfTrait)
    } else if text.hasPrefix("#elseif ") {
      if text.firstMatch(of: /\bUIKit\b/) != nil { conditions[conditions.count - 1] = true }
    } else if text.hasPrefix("#endif") {
      conditions.removeLast()
    } else if isInside, !text.isEmpty, !text.hasPrefix("#else") {
      lines += 1
    }
  }
  return (lines, blocks)
}

@Suite struct ModeTests {
  @Test func `a line differs if one mode alone compiles it`() {
    let source = """
      import A
      #if UIKit
      import B
      #else

      import C
      #endif
      #if os(Linux)
      import D
        #if !UIKit
        import E
        #endif
      #endif
      """
    #expect(differingLines(of: source) == (lines: 3, blocks: 2))
  }

  @Test func `with the trait UIKit the core differs in few lines`() throws {
    let sources = packageRoot.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var (lines, blocks, count) = (0, 0, 0)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let path = file.path.dropFirst(sources.path.count + 1)
      guard !foldersOfTheTrait.contains(where: path.hasPrefix) else { continue }
      let difference = differingLines(of: try String(contentsOf: file, encoding: .utf8))
      (lines, blocks, count) = (
        lines + difference.lines, blocks + difference.blocks, count + 1
      )
    }
    #expect(count > 900)
    #expect(lines <= 500 && blocks <= 40, "\(lines) lines in \(blocks) blocks")
    print("\(lines) lines in \(blocks) blocks differ with the trait UIKit")
  }
}

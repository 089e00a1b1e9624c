package import TextFormats

/// The parts of a page, each a list of pieces of markup.
package struct PageContent: Sendable, Hashable {
  /// The lists that a page shows.
  package enum Region: String, Sendable, Hashable, CaseIterable {
    case screens, settings, drawing, elements, remarks, steps, facts, status
  }

  package var regions: [Region: [String]] = [:]
  /// The size of the screen, in points.
  package var width = 0.0
  package var height = 0.0
  /// The language and the direction of the screen.
  package var language = ""
  package var isRightToLeft = false
  /// Indicates whether the screen is shown in Dark Mode.
  package var isDark = false

  package init() {}
}

/// The changes that make a page show what it has to.
package struct PagePatch: Sendable, Hashable {
  /// A stretch of a list that is replaced.
  package struct Splice: Sendable, Hashable {
    package var region: PageContent.Region
    package var start: Int
    package var removed: Int
    package var inserted: [String]
  }

  /// The number of the patch, one more than that of the one before.
  package var number: Int
  /// Indicates whether the page is empty before.
  package var isWhole: Bool
  package var splices: [Splice]
  package var content: PageContent

  /// Returns the changes from a content to another one; all of it for no former one.
  package init(_ number: Int, from old: PageContent?, to new: PageContent) {
    (self.number, isWhole, content) = (number, old == nil, new)
    splices = PageContent.Region.allCases.flatMap { region in
      Self.splices(in: region, from: old?.regions[region] ?? [], to: new.regions[region] ?? [])
    }
  }

  /// Indicates whether there is nothing to change.
  package func isEmpty(after old: PageContent) -> Bool {
    splices.isEmpty && old.width == content.width && old.height == content.height
      && old.language == content.language && old.isDark == content.isDark
  }

  /// Pieces of lists of the same length are replaced one by one, otherwise what is between the same ends.
  private static func splices(
    in region: PageContent.Region, from old: [String], to new: [String]
  ) -> [Splice] {
    if old.count == new.count {
      var found: [Splice] = []
      for place in old.indices where old[place] != new[place] {
        if let last = found.last, last.start + last.removed == place {
          found[found.count - 1].removed += 1
          found[found.count - 1].inserted.append(new[place])
        } else {
          found.append(Splice(region: region, start: place, removed: 1, inserted: [new[place]]))
        }
      }
      return found
    }
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return [
      Splice(
        region: region, start: start, removed: old.count - start - end,
        inserted: Array(new[start..<(new.count - end)]))
    ]
  }
}

extension PagePatch {
  /// The message to a page, on one line.
  package var text: String { json.line }

  private var json: JSONValue {
    .object([
      "version": .number(1), "number": .number(number), "whole": .bool(isWhole),
      "width": .decimal(content.width), "height": .decimal(content.height),
      "language": .string(content.language),
      "appearance": .string(content.isDark ? "dark" : "light"),
      "direction": .string(content.isRightToLeft ? "rtl" : "ltr"),
      "splices": .list(splices) { splice in
        .object([
          "region": .string(splice.region.rawValue), "start": .number(splice.start),
          "removed": .number(splice.removed), "inserted": JSONValue(splice.inserted),
        ])
      },
    ])
  }
}

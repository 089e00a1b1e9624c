import Diagnostics
import Foundation
import InterfaceBuilder
import Localize
import TestSupport
import Testing

@testable import Auditing

/// The tables of the real apps, those with one name together.
private let sets: [TableSet] = {
  var known: Set<[String]> = []
  let root = SharedFolder.corpus
  let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
  return files.sorted().compactMap { path -> TableSet? in
    guard TableFile.extensions.contains(where: { path.hasSuffix("." + $0) }) else { return nil }
    let parts = path.split(separator: "/").map(String.init)
    let isInFolder = parts.dropLast().last?.hasSuffix(".lproj") == true
    guard isInFolder || path.hasSuffix(".xcstrings") else { return nil }
    let folder = parts.dropLast(isInFolder ? 2 : 1).joined(separator: "/")
    let name = parts.last.map {
      $0.prefix($0.count - ($0.split(separator: ".").last?.count ?? 0) - 1)
    }
    guard let name, known.insert([folder, String(name)]).inserted else { return nil }
    let tables = LocalizedTables(named: String(name), inFolder: root.appending(path: folder).path)
    return TableSet(tables, files: tables.files().files)
  }
}()

@Suite(.tags(.corpus), .enabled(if: SharedFolder.hasCorpus, "the corpus is not beside the package"))
struct CorpusPairTests {
  private static let errors: Set = [
    "conversion-type", "conversion-order", "conversion-count", "mixed-positions",
  ]

  @Test
  func
    `a translation that the rules call safe takes the arguments of its source, and another one does not`()
  {
    let audit = TableAudit(options: AuditOptions(only: Self.errors))
    var (safe, unsafe) = (0, 0)
    for set in sets {
      let findings = audit.audit(set).filter { $0.severity == .error }
      let wrong = Set(
        findings.map { [$0.path, $0.subject?.property ?? "", $0.subject?.language ?? ""] })
      set.pairs.forEach {
        $0.marks.contains(.format)
      } _: { pair in
        let path = set.files[pair.own.file].table.path
        let isWrong = wrong.contains([path, pair.own.key, pair.language.name])
        let source = FormatSignature(pair.source.value)
        guard source.conflicts.isEmpty else { return }
        let errors = Self.errors(of: pair.own.value, with: source, in: pair.language.tag ?? "en")
        if isWrong {
          unsafe += 1
          #expect(!errors.isEmpty, "\(path) \(pair.own.key)")
        } else {
          safe += 1
          #expect(errors == [], "\(path) \(pair.own.key) \(pair.language.name)")
        }
      }
    }
    #expect(safe > 8000)
    #expect(unsafe >= 5)
  }

  /// Returns what filling in arguments of the source's types throws, with numbers of every category and on every device.
  private static func errors(
    of value: LocalizedValue, with source: FormatSignature, in language: LanguageTag
  ) -> [FormatError] {
    var devices = ["other"]
    if case .device(let texts) = value { devices += texts.keys }
    if case .device(let texts) = value, texts["other"] == nil { devices.removeFirst() }
    var errors: [FormatError] = []
    for number in [Int64(0), 1, 2, 5, 11, 21, 100] {
      let arguments = (0..<source.count).map { place -> FormatArgument in
        switch source.arguments[place + 1]?.kind {
        case .whole: .integer(number)
        case .fraction: .double(Double(number) + 0.5)
        case .text, nil: "text"
        }
      }
      for device in devices {
        do throws(FormatError) {
          _ = try value.string(arguments, in: TextContext(language: language, device: device))
        } catch {
          errors.append(error)
        }
      }
    }
    return errors
  }
}

@Suite(.tags(.model), .enabled(if: SharedFolder.hasCorpus, "the corpus is not beside the package"))
struct RandomCorrectionTests {
  /// The ways in which a table is spoiled.
  private enum Fault: CaseIterable { case semicolon, quotationMark, duplicate }

  @Test func `a table that was spoiled in one place is corrected to what it was`() throws {
    var random = SeededGenerator(seed: 51)
    let tables = sets.flatMap(\.files).compactMap { file -> StringTable? in
      guard case .strings(let table) = file.table, table.format == .oldStyle,
        table.encoding == .utf8,
        table.entries.count > 1, table.problems.isEmpty
      else { return nil }
      return table
    }
    let quoting = tables.filter { String(decoding: $0.contents, as: UTF8.self).contains("\\\"") }
    var counts: [Fault: Int] = [:]
    for _ in 0..<2500 {
      guard let fault = Fault.allCases.randomElement(using: &random),
        let table = (fault == .quotationMark ? quoting : tables).randomElement(using: &random),
        let spoiled = spoiled(table, fault, &random)
      else { continue }
      let file = try #require(TableFile(spoiled, path: table.path))
      let edits = file.corrections.values.flatMap { $0 }
      let corrected = try #require(file.contents(after: edits))
      let entries = StringTable(corrected, path: table.path).entries.map { [$0.key, $0.value] }
      #expect(entries == table.entries.map { [$0.key, $0.value] }, "\(table.path) \(fault)")
      counts[fault, default: 0] += 1
    }
    for fault in Fault.allCases { #expect(counts[fault, default: 0] > 12, "\(fault)") }
  }

  /// Returns a table with one fault; nil where it has no place for it.
  private func spoiled(
    _ table: StringTable, _ fault: Fault, _ random: inout SeededGenerator
  ) -> [UInt8]? {
    var lines = String(decoding: table.contents, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    let places = lines.indices.filter { place in
      lines[place].hasPrefix("\"") && lines[place].hasSuffix("\";")
        && lines[place].contains("\" = \"")
        && (fault != .quotationMark || lines[place].contains("\\\""))
    }
    guard let place = places.randomElement(using: &random) else { return nil }
    switch fault {
    case .semicolon:
      // The next entry has to begin in the next line, so that the place of the semicolon is certain.
      guard place + 1 < lines.count, lines[place + 1].hasPrefix("\"") else { return nil }
      lines[place].removeLast()
    case .quotationMark:
      guard let quote = lines[place].range(of: "\\\""),
        lines[place][..<quote.lowerBound].contains("\" = \"")
      else { return nil }
      let text = lines[place].components(separatedBy: "\" = \"")
      guard text.count == 2, !text[1].dropLast(2).contains("="), !text[1].dropLast(2).contains(";"),
        !text[1].contains("\\\\")
      else { return nil }
      lines[place] = text[0] + "\" = \"" + text[1].replacingOccurrences(of: "\\\"", with: "\"")
    case .duplicate: lines.insert(lines[place], at: place + 1)
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}

public import Diagnostics
import InterfaceBuilder
public import Localize

/// The audit of string tables and catalogs: each file, and the languages beside each other.
public struct TableAudit: Sendable {
  /// The rules that are checked, with their settings.
  public var options: AuditOptions

  /// Creates an audit; all rules that are on by default are checked.
  public init(options: AuditOptions = AuditOptions()) { self.options = options }

  /// Audits the tables with one name in every language, in the order of files and places.
  ///
  /// The texts that the others are translations of are those of the development language; without one, of a catalog's source
  /// language, of `en` or `Base`, or of the table with the most keys. Files that cannot be read are findings of the rule
  /// `table-syntax`.
  public func audit(
    _ tables: LocalizedTables, developmentLanguage: LanguageTag? = nil
  ) -> [Diagnostic] {
    let (files, unreadable) = tables.files()
    let set = TableSet(tables, files: files, development: developmentLanguage)
    return unreadable + audit(set)
  }

  private typealias Check = @Sendable (TableSet) -> [TableFault]

  /// Audits tables, and what they have to agree with.
  package func audit(_ tables: TableSet) -> [Diagnostic] {
    let checks = AuditRule.all.compactMap { rule -> (rule: AuditRule, find: Check)? in
      guard options.isOn(rule.rule), case .tables(let find) = rule.check else { return nil }
      return (rule, find)
    }
    // Rules do not depend on each other.
    let found = concurrentMap(checks.count) { checks[$0].find(tables) }
    let faults = zip(checks, found).flatMap { check, all in
      all.map { (rule: check.rule, fault: $0) }
    }
    let positions = positions(of: faults.map(\.fault), in: tables)
    let findings = zip(faults, positions).map { item, position in
      finding(item.fault, of: item.rule, at: position, in: tables)
    }
    return findings.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.path != second.path {
        return first.path.utf8.lexicographicallyPrecedes(second.path.utf8)
      }
      return (first.start?.line ?? 0, first.start?.column ?? 0, first.id, one.offset)
        < (second.start?.line ?? 0, second.start?.column ?? 0, second.id, other.offset)
    }.map(\.element)
  }

  /// Returns the places of faults, each file read through once.
  private func positions(of faults: [TableFault], in tables: TableSet) -> [SourcePosition?] {
    var positions = [SourcePosition?](repeating: nil, count: faults.count)
    var offsets: [Int: [(offset: Int, fault: Int)]] = [:]
    for (number, fault) in faults.enumerated() {
      switch fault.place {
      case .file(let file, let offset): offsets[file, default: []].append((offset, number))
      case .document(let offset):
        offsets[TableLanguage.documentFile, default: []].append((offset, number))
      case .told(let diagnostic): positions[number] = diagnostic.start
      case .path: break
      }
    }
    for (file, all) in offsets {
      let sorted = all.sorted { $0.offset < $1.offset }
      let found =
        file == TableLanguage.documentFile
        ? tables.document?.positions(of: sorted.map(\.offset))
        : tables.files[file].table.positions(ofOffsets: sorted.map(\.offset))
      for (item, position) in zip(sorted, found ?? []) { positions[item.fault] = position }
    }
    return positions
  }

  private func finding(
    _ fault: TableFault, of rule: AuditRule, at position: SourcePosition?, in tables: TableSet
  ) -> Diagnostic {
    let path =
      switch fault.place {
      case .file(TableLanguage.documentFile, _), .document: tables.document?.path ?? ""
      case .file(let file, _): tables.files[file].table.path
      case .path(let path): path
      case .told(let diagnostic): diagnostic.path
      }
    var finding = Diagnostic(
      options.severity(of: rule.rule, own: fault.severity),
      id: rule.id, path: path, at: position, fault.problem, fault.remedy ?? rule.rule.remedy)
    var subject = Diagnostic.Subject()
    subject.property = fault.key
    subject.language = fault.languages.isEmpty ? nil : fault.languages.joined(separator: ", ")
    subject.edits = fault.edits.map { .init(in: $0.range, to: $0.text) }
    finding.subject = subject
    return finding
  }
}

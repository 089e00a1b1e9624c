public import Diagnostics
import InterfaceBuilder
import Localize

extension AuditRule {
  /// Returns the findings of the rule alone in an example, in its own language and those of its
  /// tables.
  ///
  /// Main actor only. Throws if the example is not a document, which is a mistake of the rule.
  @MainActor
  public func findings(in example: AuditExample) throws(Diagnostic) -> [Diagnostic] {
    if !example.files.isEmpty {
      let tables = try TableSet(
        texts: example.files, development: example.development.flatMap { LanguageTag($0) })
      return TableAudit(options: AuditOptions(only: [id])).audit(tables)
    }
    let document = try InterfaceDocument(Array(example.document.utf8), path: "Example.xib")
    let versions = example.tables.sorted { $0.key < $1.key }.compactMap { language, text in
      LanguageTag(language).map { tag in
        let table = StringTable(text.utf8, path: "\(language).lproj/Example.strings")
        return DocumentVersion(document, in: tag, by: LookupTable(table, language: language))
      }
    }
    var audit = DocumentAudit(options: AuditOptions(only: [id]))
    audit.prepare = example.prepare
    let app = example.source.map { $0.app(around: document) }
    audit.app = app
    if rule.group == .layout { audit.situations = [LayoutSituation()] }
    return audit.audit(document, in: versions).findings
      + (app.map { AppAudit(options: AuditOptions(only: [id])).audit($0) } ?? [])
  }
}

import InterfaceBuilder
import Localize

extension DocumentAudit {
  /// Audits the texts of a document in its own language and in those with a table.
  func auditTexts(
    of document: InterfaceDocument, in versions: [DocumentVersion], _ rules: [AuditRule],
    _ facts: AuditedDocument, _ findings: inout DocumentFindings
  ) {
    let checks = rules.compactMap { rule in
      if case .text(let check) = rule.check { (rule, check) } else { nil }
    }
    guard !checks.isEmpty else { return }
    let version = versions.own(of: document)
    let development = version.language
    let own = version.texts ?? document.ownTexts
    let translated = Set(
      versions.flatMap { $0.texts ?? [] }.filter { $0.translation != nil }.map(\.original.key))
    let all =
      [(development, own)]
      + versions.compactMap { version in
        version.language == development ? nil : version.texts.map { (version.language, $0) }
      }
    for (language, texts) in all {
      // A language without any table is the document's own.
      guard language == development || texts.contains(where: { $0.translation != nil }) else {
        continue
      }
      findings.language = language == development ? nil : "\(language)"
      let isMostlyTranslated = texts.count { $0.translation != nil } * 2 >= texts.count
      for text in texts {
        let audited = AuditedText(
          original: text.original, translation: text.translation.map { _ in text.value },
          shown: text.value, language: language, development: development,
          isTranslatedElsewhere: translated.contains(text.original.key),
          isMostlyTranslated: isMostlyTranslated, audited: facts)
        // What a field hides is no one's to read, and a report goes further than the document.
        guard !audited.isSecret, !audited.isReplaced else { continue }
        for (rule, check) in checks {
          if let fault = check(audited) { findings.add([fault], of: rule) }
        }
      }
    }
    findings.language = nil
  }
}

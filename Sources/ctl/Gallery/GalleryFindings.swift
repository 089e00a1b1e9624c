import Auditing
import Diagnostics
import InterfaceBuilder

/// Checks the documents of a gallery as `ctl check` does, with the configuration of the app.
struct GalleryFindings {
  private let configuration: CheckConfiguration

  private let rows: RowOptions

  init(_ configuration: CheckConfiguration, filling rows: RowOptions) {
    (self.configuration, self.rows) = (configuration, rows)
  }

  /// Returns the findings about a document in its languages, without those that the configuration
  /// excepts or that a person has to look at.
  @MainActor
  func of(_ document: InterfaceDocument, in versions: [DocumentVersion]) -> [Diagnostic] {
    var configuration = configuration
    return DocumentAudit.withPlaceholders(
      AuditOptions(
        settings: configuration.auditSettings(forPath: document.path)
          ?? configuration.auditSettings),
      configuration, filling: rows
    )
    .audit(document, in: versions).findings
    .filter { !configuration.excepts($0) && $0.subject?.needsReview != true }
  }
}

import Diagnostics
import InterfaceBuilder

/// The rules about the tables, outlines and collections of AppKit.
enum AppKitTableRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "column-without-title", in: .names, "a column of AppKit whose header has no title",
        why:
          "A screen reader says the title of a column, and the header is what the user clicks to sort.",
        remedy: "Set the title of the header, or remove the header of a table that needs none.",
        source: "NSTableColumn.title", criterion: "1.3.1", severity: .note),
      of: .appKit,
      bad: AuditExample(appKit: table(title: "", more: dataSource)),
      good: AuditExample(appKit: table(title: "Name", more: dataSource)),
      .document { audited in
        audited.elements(named: ["tableView", "outlineView"]).flatMap { table -> [Fault] in
          let content = AppKitTableContent(table)
          guard content.headerViewID != nil else { return [] }
          return content.columns.compactMap { column in
            guard column.title.trimmed.isEmpty, !column.isHidden else { return nil }
            var fault = Fault(
              in: column.element, "title", "\(audited.subject(column.element)) has no title")
            fault.needsReview = audited.isKnownToCode(column.element)
            return fault
          }
        }
      }),
    AuditRule(
      DiagnosticRule(
        "table-without-source", in: .connections, "a table or a collection of AppKit without rows",
        why:
          "It has neither a data source nor a binding, and no outlet leads to it, so nothing is ever shown.",
        remedy: "Connect its dataSource, or an outlet with which code fills it.",
        source: "NSTableView.dataSource, NSCollectionView.dataSource"),
      of: .appKit,
      bad: AuditExample(appKit: table(title: "Name", more: "")),
      good: AuditExample(appKit: table(title: "Name", more: dataSource)),
      .document { audited in
        let names = ["tableView", "outlineView", "collectionView"]
        return audited.elements(named: names).compactMap { table in
          guard !audited.isKnownToCode(table), !audited.isFilled(table) else { return nil }
          return Fault(
            in: table, "dataSource", "\(audited.subject(table)) has no data source and no binding")
        }
      }),
  ]
}

extension AuditedDocument {
  fileprivate func elements(named names: [String]) -> [InterfaceElement] {
    document.scenes.flatMap { scene in
      scene.topLevelObjects.flatMap { [$0] + Array($0.descendants) }
        .filter { names.contains($0.name) }
    }
  }

  /// Returns whether a table has a data source, or a binding of its own or of a column.
  fileprivate func isFilled(_ table: InterfaceElement) -> Bool {
    let columns = AppKitTableContent(table).columns.map(\.element)
    return ([table] + columns).contains { element in
      document.connections(of: element).contains {
        $0.property == "dataSource" || $0.kind == .binding
      }
    }
  }
}

// MARK: Examples

private let dataSource = #"<outlet property="dataSource" destination="-2" id="source"/>"#

/// Returns a table with a column, and with connections.
private func table(title: String, more: String) -> String {
  """
  <scrollView id="scroll"><rect key="frame" x="0" y="0" width="240" height="135"/>
  <clipView key="contentView" id="clip"><rect key="frame" x="0" y="23" width="240" height="112"/>
  <subviews><tableView headerView="header" id="example">
  <rect key="frame" x="0" y="0" width="240" height="112"/>
  <tableColumns><tableColumn identifier="name" id="example-column">
  <tableHeaderCell key="headerCell" title="\(title)"/></tableColumn></tableColumns>
  <connections>\(more)</connections></tableView></subviews></clipView>
  <tableHeaderView key="headerView" id="header"><rect key="frame" x="0" y="0" width="240" height="23"/>
  </tableHeaderView></scrollView>
  """
}

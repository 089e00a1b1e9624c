import ButtonModel
import FoundationEssentials
import Graphics
import Lists
import ResponderKit

// Tables, whose rows are those of a document or of a data source.
extension ArchivedClass {
  static let tables: [ArchivedClass] = [
    ArchivedClass(
      "UITableView", TableView.self, "UIScrollView", initial: ["style"],
      make: { values in
        TableView(frame: .zero, style: try values.choice("style", or: .plain))
      }
    ) { table in
      table.initial("style") { $0.style.rawValue }
      table.value("rowHeight", \.rowHeight)
      table.value("sectionHeaderHeight", \.sectionHeaderHeight)
      table.value("sectionFooterHeight", \.sectionFooterHeight)
      table.value("estimatedRowHeight", \.estimatedRowHeight)
      table.value("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
      table.value("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
      table.value("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
      table.value("fillerRowHeight", \.fillerRowHeight)
      table.raw("separatorStyle", \.separatorStyle)
      table.value("separatorColor", \.separatorColor)
      table.value("separatorInset", \.separatorInset)
      table.raw("separatorInsetReference", \.separatorInsetReference)
      table.value("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth)
      table.value("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea)
      table.value("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount)
      table.value("sectionIndexColor", \.sectionIndexColor)
      table.value("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
      table.value("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
      table.value("separatorEffect", \.separatorEffect)
      table.raw("selfSizingInvalidation", \.selfSizingInvalidation)
      table.value("isPrefetchingEnabled", \.isPrefetchingEnabled)
      table.value("selectionFollowsFocus", \.selectionFollowsFocus)
      table.value("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath)
      table.value("allowsFocus", \.allowsFocus)
      table.value("allowsFocusDuringEditing", \.allowsFocusDuringEditing)
      table.reference("prefetchDataSource", \.prefetchDataSource)
      table.value("allowsSelection", \.allowsSelection)
      table.value("allowsMultipleSelection", \.allowsMultipleSelection)
      table.value("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
      table.value(
        "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
      table.value("isEditing", \.isEditing)
      table.custom("placedRows", .contents) { table, _, archiver in
        try table.placedRows.map { rows in
          .values([
            "sections": .list(
              try rows.sections.map {
                .list(try $0.map { try archiver.own($0, in: table, as: "placedRows") })
              }),
            "titles": .list(
              try rows.titles.map { try archiver.own($0, in: table, as: "placedRows") }),
          ])
        }
      } decode: { table, value, restorer in
        guard let sections = value.members?["sections"]?.items else { throw value.misfit }
        table.takeRows(
          try sections.map { try restorer.membersOfList($0) },
          titles: try restorer.membersOfList(value.members?["titles"] ?? .list([])), header: nil,
          footer: nil)
      }
      table.contained("tableHeaderView", \.tableHeaderView)
      table.contained("tableFooterView", \.tableFooterView)
      table.contained("backgroundView", \.backgroundView)
      table.value("contentSize", \.contentSize, .contents)
      table.tablePrototypes()
      table.registrations(
        "registeredCells", of: { $0 is TableViewCell.Type }, get: { $0.registeredCells },
        set: { $0.register($1 as AnyClass?, forCellReuseIdentifier: $2) })
      table.registrations(
        "registeredHeaders", of: { $0 is TableViewHeaderFooterView.Type },
        get: { $0.registeredHeaders },
        set: { $0.register($1 as AnyClass?, forHeaderFooterViewReuseIdentifier: $2) })
      table.reference("dataSource", \.dataSource)
      table.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
      table.computed("selectedRows", .showing, get: { $0.selectedRows.map(Array.init) }) {
        $0.selectedRows = $1.map { IndexPath(indexes: $0) }
      }
    },
    ArchivedClass(
      "UITableViewCell", TableViewCell.self, "UIView", initial: ["style", "reuseIdentifier"],
      make: {
        TableViewCell(
          style: try $0.choice("style", or: .default),
          reuseIdentifier: $0["reuseIdentifier"]?.string)
      }
    ) { cell in
      cell.initial("style") { $0.cellStyle.rawValue }
      cell.initial("reuseIdentifier") { $0.reuseIdentifier }
      cell.refused("configurationUpdateHandler") { $0.closure.map { .closure($0) } }
      cell.refused("contentConfiguration") {
        $0.contentConfiguration == nil
          ? nil : .noValue("contentConfiguration", kind: "a content configuration")
      }
      cell.custom("document", .contents) { cell, _, archiver in
        try cell.documentState.map { state in
          .values([
            "texts": .list(state.texts.map { .text($0) }),
            "height": ArchivedValue(Double(state.rowHeight)),
            "speaksCheckmark": .bool(state.speaksCheckmark),
            "segues": .list(try archiver.values(of: state.allSegues.own, from: cell)),
            "accessorySegues": .list(
              try archiver.values(of: state.allSegues.accessory, from: cell)),
          ])
        }
      } decode: { cell, value, restorer in
        guard let values = value.members, let height = values["height"]?.double else {
          throw value.misfit
        }
        cell.becomeCellOfDocument(
          configuredTexts: try (values["texts"]?.list ?? []).compactMap(\.string),
          height: Scalar(height))
        cell.documentState?.speaksCheckmark = values["speaksCheckmark"]?.boolean ?? false
        restorer.later {
          for segue in try values["segues"]?.list ?? [] {
            cell.documentState?.addSegue(try restorer.action(ofSegue: segue), isOfAccessory: false)
          }
          for segue in try values["accessorySegues"]?.list ?? [] {
            cell.documentState?.addSegue(try restorer.action(ofSegue: segue), isOfAccessory: true)
          }
        }
      }
      cell.part("contentView") { $0.contentView }
      cell.custom("standardViews", .contents) { cell, _, archiver in
        let (text, detail, image) = cell.standardViews
        var values: [String: ArchivedValue] = [:]
        if let text {
          values["textLabel"] = try archiver.refer(to: text, from: cell, as: "textLabel")
        }
        if let detail {
          values["detailTextLabel"] = try archiver.refer(
            to: detail, from: cell, as: "detailTextLabel")
        }
        if let image {
          values["imageView"] = try archiver.refer(to: image, from: cell, as: "imageView")
        }
        return values.isEmpty ? nil : .values(values)
      } decode: { cell, value, restorer in
        let values = try value.named
        cell.takeStandardViews(
          text: try values["textLabel"].flatMap { try restorer.found($0) },
          detail: try values["detailTextLabel"].flatMap { try restorer.found($0) },
          image: try values["imageView"].flatMap { try restorer.found($0) })
      }
      cell.owned("backgroundView", \.backgroundView)
      cell.owned("selectedBackgroundView", \.selectedBackgroundView)
      cell.owned("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView)
      cell.configurations(background: \.backgroundConfiguration)
      cell.value(
        "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
      cell.value(
        "automaticallyUpdatesBackgroundConfiguration",
        \.automaticallyUpdatesBackgroundConfiguration)
      cell.raw("focusStyle", \.focusStyle)
      cell.value("userInteractionEnabledWhileDragging", \.userInteractionEnabledWhileDragging)
      cell.raw("selectionStyle", \.selectionStyle)
      cell.raw("accessoryType", \.accessoryType)
      cell.raw("editingAccessoryType", \.editingAccessoryType)
      cell.owned("accessoryView", \.accessoryView)
      cell.owned("editingAccessoryView", \.editingAccessoryView)
      cell.value("showsReorderControl", \.showsReorderControl)
      cell.value("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
      cell.value("indentationLevel", \.indentationLevel)
      cell.value("indentationWidth", \.indentationWidth)
      cell.value("separatorInset", \.separatorInset)
      cell.value("isSelected", \.isSelected)
      cell.value("isHighlighted", \.isHighlighted)
      cell.value("isEditing", \.isEditing)
    },
    ArchivedClass(
      "UITableViewHeaderFooterView", TableViewHeaderFooterView.self, "UIView",
      initial: ["reuseIdentifier"],
      make: {
        TableViewHeaderFooterView(reuseIdentifier: $0["reuseIdentifier"]?.string)
      }
    ) { view in
      view.initial("reuseIdentifier") { $0.reuseIdentifier }
      view.refused("contentConfiguration") {
        $0.contentConfiguration == nil
          ? nil : .noValue("contentConfiguration", kind: "a content configuration")
      }
      view.closure("configurationUpdateHandler", \.configurationUpdateHandler)
      view.configurations(background: \.backgroundConfiguration)
      view.value(
        "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
      view.value(
        "automaticallyUpdatesBackgroundConfiguration",
        \.automaticallyUpdatesBackgroundConfiguration)
      view.part("contentView") { $0.contentView }
      view.owned("backgroundView", \.backgroundView)
    },
  ]
}

extension ArchivedProperties where Object: AnyObject {
  /// Adds the background of a cell, which is no value yet.
  mutating func configurations(background: KeyPath<Object, BackgroundConfiguration?>) {
    refused("backgroundConfiguration") {
      $0[keyPath: background] == nil
        ? nil : .noValue("backgroundConfiguration", kind: "a background configuration")
    }
  }
}

import AppKitDialect
import Graphics
import InterfaceLoader
import KeyValues
import ResponderKit

extension ArchivedProperties where Object: Responder {
  /// Adds the bindings, each with its source, its key path and its options.
  mutating func bindings() {
    custom("bindings", .connections) { object, _, archiver in
      let bindings = object.archivedBindings
      guard !bindings.isEmpty else { return nil }
      return .list(
        try bindings.compactMap { binding in
          guard let source = binding.source else { return nil }
          var values: [String: ArchivedValue] = [
            "name": .text(binding.name), "keyPath": .text(binding.keyPath),
          ]
          values["source"] = try archiver.refer(to: source, from: object, as: "bindings")
          if !binding.options.isEmpty {
            values["options"] = .values(
              try binding.options.mapValues {
                try ArchivedValue(
                  any: $0, "an option of the binding \(binding.name)", of: object, archiver)
              })
          }
          return .values(values)
        })
    } decode: { object, value, restorer in
      for binding in try value.list {
        guard let values = binding.members, let name = values["name"]?.string,
          let keyPath = values["keyPath"]?.string, let source = values["source"]
        else { throw binding.misfit }
        guard object.hasBoundProperty(name) else {
          throw ArchiveProblem(
            "nothing can be bound to '\(name.prefix(80))' of \(type(of: object))",
            "Delete the binding.")
        }
        restorer.bind(isContent: object is NSController && name.hasPrefix("content")) {
          guard let source: any KeyValueSource = try restorer.found(source) else { return }
          let options = try (values["options"]?.members ?? [:]).compactMap { key, value in
            try value.anyValue.map { (NSBindingOption(rawValue: key), $0) }
          }
          object.bind(
            NSBindingName(name), to: source, withKeyPath: keyPath,
            options: Dictionary(options, uniquingKeysWith: { $1 }))
        }
      }
    }
  }
}

extension ArchivedProperties where Object: NSTableView {
  /// Adds the prototypes of rows, which stay in the document.
  mutating func nsPrototypes() {
    custom("prototypes", .connections) { table, _, _ in
      let places = table.archivedPrototypes
      return places.isEmpty
        ? nil
        : .list(
          places.map { identifier, place in
            var values = place.values
            values["identifier"] = .text(identifier)
            return .values(values)
          })
    } decode: { table, value, restorer in
      for value in try value.list {
        let place = try DocumentPlace(value)
        restorer.later {
          guard
            restorer.scenes.register(
              place, value.members?["identifier"]?.string ?? "", in: table, among: restorer.objects)
          else { throw restorer.missing(place, "prototype") }
        }
      }
    }
  }
}

extension NSView {
  /// The views in this one that archives have: not what it makes itself.
  var archivedSubviews: [NSView] {
    givenSubviews.filter { !ClassTable.isMadeByFramework($0) }
  }
}

extension NSGridView {
  /// The rows with their cells, and the columns.
  func archivedContents(_ archiver: Archiver) throws -> ArchivedValue? {
    guard !archivedRows.isEmpty || !archivedColumns.isEmpty else { return nil }
    let rows = try archivedRows.map { row in
      ArchivedValue.values([
        "height": ArchivedValue(Double(row.height)), "top": ArchivedValue(Double(row.topPadding)),
        "bottom": ArchivedValue(Double(row.bottomPadding)), "isHidden": .bool(row.isHidden),
        "placement": .integer(row.yPlacement.rawValue),
        "alignment": .integer(row.rowAlignment.rawValue),
        "cells": .list(
          try row.archivedCells.map { cell in
            var values: [String: ArchivedValue] = [
              "x": .integer(cell.xPlacement.rawValue), "y": .integer(cell.yPlacement.rawValue),
              "alignment": .integer(cell.rowAlignment.rawValue),
            ]
            if let view = cell.contentView {
              values["view"] = try archiver.own(view, in: self, as: "rows")
            }
            return .values(values)
          }),
      ])
    }
    let columns = archivedColumns.map { column in
      ArchivedValue.values([
        "width": ArchivedValue(Double(column.width)),
        "leading": ArchivedValue(Double(column.leadingPadding)),
        "trailing": ArchivedValue(Double(column.trailingPadding)),
        "isHidden": .bool(column.isHidden), "placement": .integer(column.xPlacement.rawValue),
      ])
    }
    return .values(["rows": .list(rows), "columns": .list(columns)])
  }

  /// Makes the rows and the columns of an archive.
  func take(_ value: ArchivedValue, _ restorer: Restorer) throws {
    let (rows, columns) = (
      try value.named["rows"]?.list ?? [], try value.named["columns"]?.list ?? []
    )
    guard rows.allSatisfy({ $0.members?["cells"]?.items?.count == columns.count }) else {
      throw value.misfit
    }
    for value in columns {
      let (column, values) = (addColumn(with: []), try value.named)
      column.width = Scalar(values["width"]?.double ?? Double(Self.sizedForContent))
      column.leadingPadding = Scalar(values["leading"]?.double ?? 0)
      column.trailingPadding = Scalar(values["trailing"]?.double ?? 0)
      column.xPlacement = try values.choice("placement", or: .inherited)
    }
    for value in rows {
      let (row, values) = (addRow(with: []), try value.named)
      row.height = Scalar(values["height"]?.double ?? Double(Self.sizedForContent))
      row.topPadding = Scalar(values["top"]?.double ?? 0)
      row.bottomPadding = Scalar(values["bottom"]?.double ?? 0)
      row.yPlacement = try values.choice("placement", or: .inherited)
      row.rowAlignment = try values.choice("alignment", or: .inherited)
      for (cell, value) in zip(row.archivedCells, try values["cells"]?.list ?? []) {
        let values = try value.named
        cell.contentView = try values["view"].flatMap { try restorer.member($0) }
        cell.xPlacement = try values.choice("x", or: .inherited)
        cell.yPlacement = try values.choice("y", or: .inherited)
        cell.rowAlignment = try values.choice("alignment", or: .inherited)
      }
      row.isHidden = values["isHidden"]?.boolean ?? false
    }
    for (column, value) in zip(archivedColumns, columns) {
      column.isHidden = value.members?["isHidden"]?.boolean ?? false
    }
  }
}

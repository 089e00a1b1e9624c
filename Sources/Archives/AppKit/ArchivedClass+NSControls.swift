import AppKitDialect
import InterfaceLoader

// Controls of AppKit, whose values are mostly those of their cells.
extension ArchivedClass {
  static let nsControls: [ArchivedClass] = [
    ArchivedClass("NSControl", NSControl.self, "NSView", make: { _ in NSControl() }) { control in
      control.custom("cell", .contents) { control, _, archiver in
        try control.cell.map { try archiver.own($0, in: control, as: "cell") } ?? ArchivedValue.none
      } decode: { control, value, restorer in
        control.cell = try restorer.built(value)
      }
      control.value("tag", \.tag)
      control.value("ignoresMultiClick", \.ignoresMultiClick)
      control.handlers()
    },
    ArchivedClass(
      "NSUnmodeledControl", UnmodeledControl.self, "NSControl", make: { _ in UnmodeledControl() }),
    ArchivedClass("NSButton", NSButton.self, "NSControl", make: { _ in NSButton() }) { button in
      button.value("imageHugsTitle", \.imageHugsTitle)
      button.value("symbolConfiguration", \.symbolConfiguration)
      button.value("bezelColor", \.bezelColor)
      button.value("contentTintColor", \.contentTintColor)
      button.value("hasDestructiveAction", \.hasDestructiveAction)
    },
    ArchivedClass(
      "NSPopUpButton", NSPopUpButton.self, "NSButton", make: { _ in NSPopUpButton(frame: .zero) }),
    ArchivedClass("NSSwitch", NSSwitch.self, "NSControl", make: { _ in NSSwitch() }),
    ArchivedClass("NSSlider", NSSlider.self, "NSControl", make: { _ in NSSlider() }),
    ArchivedClass("NSStepper", NSStepper.self, "NSControl", make: { _ in NSStepper() }),
    ArchivedClass(
      "NSLevelIndicator", NSLevelIndicator.self, "NSControl", make: { _ in NSLevelIndicator() }),
    ArchivedClass(
      "NSSegmentedControl", NSSegmentedControl.self, "NSControl",
      make: { _ in NSSegmentedControl() }
    ) {
      $0.raw("segmentDistribution", \.segmentDistribution)
    },
    ArchivedClass("NSDatePicker", NSDatePicker.self, "NSControl", make: { _ in NSDatePicker() }),
    ArchivedClass("NSPathControl", NSPathControl.self, "NSControl", make: { _ in NSPathControl() }),
    ArchivedClass("NSColorWell", NSColorWell.self, "NSControl", make: { _ in NSColorWell() }) {
      well in
      well.value("color", \.color)
      well.value("isBordered", \.isBordered)
      well.value("supportsAlpha", \.supportsAlpha)
      well.raw("colorWellStyle", \.colorWellStyle)
    },
    ArchivedClass("NSImageView", NSImageView.self, "NSControl", make: { _ in NSImageView() }) {
      view in
      view.value("isEditable", \.isEditable)
      view.value("contentTintColor", \.contentTintColor)
      view.selector("action", \.action)
      view.reference("target", \.target)
    },
    ArchivedClass("NSTextField", NSTextField.self, "NSControl", make: { _ in NSTextField() }) {
      $0.value("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
      $0.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    },
    ArchivedClass(
      "NSSecureTextField", NSSecureTextField.self, "NSTextField", make: { _ in NSSecureTextField() }
    ),
    ArchivedClass(
      "NSSearchField", NSSearchField.self, "NSTextField", make: { _ in NSSearchField() }
    ) {
      $0.value("isSearching", \.archivedIsSearching)
    },
    ArchivedClass("NSTokenField", NSTokenField.self, "NSTextField", make: { _ in NSTokenField() }),
    ArchivedClass("NSComboBox", NSComboBox.self, "NSTextField", make: { _ in NSComboBox() }),
    ArchivedClass("NSMatrix", NSMatrix.self, "NSControl", make: { _ in NSMatrix() }) { matrix in
      matrix.raw("mode", \.mode)
      matrix.value("allowsEmptySelection", \.allowsEmptySelection)
      matrix.value("isSelectionByRect", \.isSelectionByRect)
      matrix.value("cellSize", \.cellSize)
      matrix.value("intercellSpacing", \.intercellSpacing)
      matrix.owned("prototype", \.prototype)
      matrix.custom("cells", .contents) { matrix, _, archiver in
        matrix.cells.isEmpty
          ? nil
          : .values([
            "columns": .integer(matrix.numberOfColumns),
            "cells": .list(try matrix.cells.map { try archiver.own($0, in: matrix, as: "cells") }),
          ])
      } decode: { matrix, value, restorer in
        guard let columns = value.members?["columns"]?.whole, columns > 0,
          let list = value.members?["cells"], let count = list.items?.count, count > 0,
          count % columns == 0
        else { throw value.misfit }
        let cells: [NSCell] = try restorer.builtList(list)
        // The cells have their states; a group of radio buttons would turn one on.
        let mode = matrix.mode
        matrix.mode = .listModeMatrix
        matrix.renewRows(cells.count / columns, columns: columns)
        for (place, cell) in cells.enumerated() {
          matrix.putCell(cell, atRow: place / columns, column: place % columns)
        }
        matrix.mode = mode
      }
      matrix.computed("selection", .contents, get: { $0.archivedSelection }) {
        $0.archivedSelection = $1
      }
      matrix.computed("lastSelected", .contents, get: { $0.archivedLastSelected }) {
        $0.archivedLastSelected = $1
      }
      matrix.selector("doubleAction", \.doubleAction)
    },
  ]
}

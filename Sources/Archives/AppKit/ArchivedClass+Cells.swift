import AppKitDialect
import InterfaceLoader
import Localize

// Cells and the controls around them.
extension ArchivedClass {
  static let cells: [ArchivedClass] = [
    ArchivedClass("NSCell", NSCell.self, "NSObject", make: { _ in NSCell() }) { cell in
      cell.raw("type", \.type)
      cell.value("isEnabled", \.isEnabled)
      cell.value("isHighlighted", \.isHighlighted)
      cell.value("isBordered", \.isBordered)
      cell.value("isBezeled", \.isBezeled)
      cell.value("isEditable", \.isEditable)
      cell.value("isSelectable", \.isSelectable)
      cell.value("isScrollable", \.isScrollable)
      cell.value("wraps", \.wraps)
      cell.value("image", \.image)
      cell.value("font", \.font)
      cell.value("alignment", \.alignment)
      cell.value("lineBreakMode", \.lineBreakMode)
      cell.raw("controlSize", \.controlSize)
      cell.value("refusesFirstResponder", \.refusesFirstResponder)
      cell.value("sendsActionOnEndEditing", \.sendsActionOnEndEditing)
      cell.value("allowsMixedState", \.allowsMixedState)
      cell.raw("state", \.archivedState)
      cell.computed(
        "actionMask", get: { $0.archivedActionMask }, set: { $0.archivedActionMask = $1 })
      cell.anyValue("representedObject", \.representedObject)
      cell.anyValue("objectValue", \.archivedObject)
      cell.custom("formatter") { cell, _, archiver in
        try cell.formatter.map { try ArchivedValue(formatter: $0, of: cell, archiver) }
      } decode: { cell, value, _ in
        cell.formatter = try value.formatter()
      }
      cell.bindings()
    },
    ArchivedClass("NSActionCell", NSActionCell.self, "NSCell", make: { _ in NSActionCell() }) {
      $0.value("tag", \.tag)
      $0.selector("action", \.action)
      $0.reference("target", \.target)
    },
    ArchivedClass(
      "NSUnmodeledCell", UnmodeledCell.self, "NSActionCell", make: { _ in UnmodeledCell() }),
    ArchivedClass("NSSwitchCell", SwitchCell.self, "NSActionCell", make: { _ in SwitchCell() }),
    ArchivedClass(
      "NSColorWellCell", ColorWellCell.self, "NSActionCell", make: { _ in ColorWellCell() }),
    ArchivedClass("NSImageCell", NSImageCell.self, "NSCell", make: { _ in NSImageCell() }) {
      $0.raw("imageScaling", \.imageScaling)
    },
    ArchivedClass("NSButtonCell", NSButtonCell.self, "NSActionCell", make: { _ in NSButtonCell() })
    { cell in
      cell.value("title", \.archivedTitle)
      cell.value("attributedTitle", \.attributedTitle)
      cell.value("alternateTitle", \.alternateTitle)
      cell.value("attributedAlternateTitle", \.attributedAlternateTitle)
      cell.value("alternateImage", \.alternateImage)
      cell.raw("imagePosition", \.imagePosition)
      cell.raw("imageScaling", \.imageScaling)
      cell.value("imageDimsWhenDisabled", \.imageDimsWhenDisabled)
      cell.raw("highlightsBy", \.highlightsBy)
      cell.raw("showsStateBy", \.showsStateBy)
      cell.raw("bezelStyle", \.bezelStyle)
      cell.value("backgroundColor", \.backgroundColor)
      cell.value("isTransparent", \.isTransparent)
      cell.value("showsBorderOnlyWhileMouseInside", \.showsBorderOnlyWhileMouseInside)
      cell.value("mark", \.archivedMark)
      cell.value("period", \.archivedPeriod)
      cell.value("keyEquivalent", \.keyEquivalent)
      cell.raw("keyEquivalentModifierMask", \.keyEquivalentModifierMask)
    },
    ArchivedClass(
      "NSPopUpButtonCell", NSPopUpButtonCell.self, "NSButtonCell",
      make: { _ in NSPopUpButtonCell() }
    ) { cell in
      cell.value("pullsDown", \.pullsDown)
      cell.value("altersStateOfSelectedItem", \.altersStateOfSelectedItem)
      cell.owned("popUpMenu", get: { Optional($0.menu) }) { if let menu = $1 { $0.menu = menu } }
      // A new menu has its first item selected.
      cell.custom("selectedIndex", .contents) { cell, _, _ in
        .integer(cell.indexOfSelectedItem)
      } decode: { cell, value, _ in
        cell.restoreSelection(at: try value.decoded())
      }
    },
    ArchivedClass(
      "NSSegmentedCell", NSSegmentedCell.self, "NSActionCell", make: { _ in NSSegmentedCell() }
    ) { cell in
      cell.raw("trackingMode", \.trackingMode)
      cell.raw("segmentStyle", \.segmentStyle)
      cell.value("segments", \.archivedSegments)
      cell.value("lastSelected", \.archivedLastSelected)
      cell.custom("segmentMenus", .contents) { cell, _, archiver in
        let menus = cell.archivedMenus
        return menus.allSatisfy { $0 == nil }
          ? nil
          : .list(
            try menus.map {
              try $0.map { try archiver.own($0, in: cell, as: "segmentMenus") }
                ?? ArchivedValue.none
            })
      } decode: { cell, value, restorer in
        cell.archivedMenus = try value.list.map { try restorer.built($0) }
      }
    },
    ArchivedClass("NSSliderCell", NSSliderCell.self, "NSActionCell", make: { _ in NSSliderCell() })
    { cell in
      cell.value("minValue", \.minValue)
      cell.value("maxValue", \.maxValue)
      cell.raw("sliderType", \.sliderType)
      cell.value("direction", \.archivedDirection)
      cell.value("altIncrementValue", \.altIncrementValue)
      cell.value("numberOfTickMarks", \.numberOfTickMarks)
      cell.value("allowsTickMarkValuesOnly", \.allowsTickMarkValuesOnly)
      cell.raw("tickMarkPosition", \.tickMarkPosition)
      cell.anyValue("objectValue", \.objectValue)
    },
    ArchivedClass(
      "NSStepperCell", NSStepperCell.self, "NSActionCell", make: { _ in NSStepperCell() }
    ) { cell in
      cell.value("minValue", \.minValue)
      cell.value("maxValue", \.maxValue)
      cell.value("increment", \.increment)
      cell.value("valueWraps", \.valueWraps)
      cell.value("autorepeat", \.autorepeat)
      cell.anyValue("objectValue", \.objectValue)
    },
    ArchivedClass(
      "NSLevelIndicatorCell", NSLevelIndicatorCell.self, "NSActionCell",
      make: { _ in NSLevelIndicatorCell() }
    ) { cell in
      cell.value("minValue", \.minValue)
      cell.value("maxValue", \.maxValue)
      cell.value("warningValue", \.warningValue)
      cell.value("criticalValue", \.criticalValue)
      cell.raw("levelIndicatorStyle", \.levelIndicatorStyle)
      cell.value("numberOfTickMarks", \.numberOfTickMarks)
      cell.value("numberOfMajorTickMarks", \.numberOfMajorTickMarks)
      cell.raw("tickMarkPosition", \.tickMarkPosition)
      cell.anyValue("objectValue", \.objectValue)
    },
    ArchivedClass(
      "NSDatePickerCell", NSDatePickerCell.self, "NSActionCell", make: { _ in NSDatePickerCell() }
    ) { cell in
      cell.raw("datePickerStyle", \.datePickerStyle)
      cell.raw("datePickerMode", \.datePickerMode)
      cell.raw("datePickerElements", \.datePickerElements)
      cell.raw("calendar", \.calendar)
      cell.value("locale", \.locale)
      cell.computed("timeZone", get: { $0.timeZone?.identifier }) {
        $0.timeZone = $1.flatMap { TimeZoneIdentifier($0) }
      }
      cell.value("minDate", \.minDate)
      cell.value("maxDate", \.maxDate)
      cell.value("dateValue", \.archivedDate)
      cell.value("timeInterval", \.timeInterval)
      cell.value("textColor", \.textColor)
      cell.value("backgroundColor", \.backgroundColor)
      cell.value("drawsBackground", \.drawsBackground)
      cell.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    },
    ArchivedClass("NSPathCell", NSPathCell.self, "NSActionCell", make: { _ in NSPathCell() }) {
      cell in
      cell.raw("pathStyle", \.pathStyle)
      cell.value("allowedTypes", \.allowedTypes)
      cell.value("placeholderString", \.placeholderString)
      cell.value("backgroundColor", \.backgroundColor)
      cell.value("url", \.url)
      cell.custom("pathItems", .contents) { cell, _, archiver in
        try cell.archivedItems.map {
          .list(try $0.map { try archiver.own($0, in: cell, as: "pathItems") })
        }
      } decode: { cell, value, restorer in
        cell.archivedItems = try restorer.builtList(value)
      }
      cell.selector("doubleAction", \.doubleAction)
    },
    ArchivedClass(
      "NSPathControlItem", NSPathControlItem.self, "NSObject", make: { _ in NSPathControlItem() }
    ) { item in
      item.value("title", \.title)
      item.value("attributedTitle", \.attributedTitle)
      item.value("image", \.image)
      item.value("url", \.url)
    },
  ]
}

package import FoundationEssentials
package import Graphics
import ResponderKit

// What archives need of cells.

extension NSCell {
  /// The value of the cell as it is kept.
  package final var archivedObject: Any? {
    get { storedObject }
    set {
      storedObject = newValue
      update()
    }
  }

  /// The state without what a change of it tells.
  package final var archivedState: NSControl.StateValue {
    get { storedState }
    set { storedState = newValue }
  }

  /// The raw value of the mask of events that send the action.
  package final var archivedActionMask: UInt64 {
    get { actionMask.rawValue }
    set { actionMask = NSEvent.EventTypeMask(rawValue: newValue) }
  }
}

extension NSButtonCell {
  /// The kind of mark beside the title: 0 for none, 1 for a checkbox, 2 for a radio button.
  package final var archivedMark: Int {
    get { isRadio ? 2 : isCheckBox ? 1 : 0 }
    set { (isRadio, isCheckBox) = (newValue == 2, newValue == 1) }
  }

  /// The delay and the interval of repeated actions.
  package final var archivedPeriod: [Float] {
    get {
      let period = archivedPeriodicDelay
      return [period.delay, period.interval]
    }
    set { if newValue.count == 2 { setPeriodicDelay(newValue[0], interval: newValue[1]) } }
  }
}

extension NSSegmentedCell {
  /// A segment as a value for archives.
  package struct StoredSegment: Sendable, Hashable, Codable {
    var label: String?
    var image: Image?
    var imageScaling: UInt
    var alignment: TextAlignment
    var width: Double
    var isEnabled: Bool
    var isSelected: Bool
    var tag: Int
    var toolTip: String?
    var showsMenuIndicator: Bool
    var recordName: String?
    var identifier: String?
  }

  package final var archivedSegments: [StoredSegment] {
    get {
      segments.map {
        StoredSegment(
          label: $0.label, image: $0.image, imageScaling: $0.imageScaling.rawValue,
          alignment: $0.alignment, width: $0.width, isEnabled: $0.isEnabled,
          isSelected: $0.isSelected, tag: $0.tag, toolTip: $0.toolTip,
          showsMenuIndicator: $0.showsMenuIndicator, recordName: $0.storedRecordName,
          identifier: $0.accessibilityIdentifier)
      }
    }
    set {
      segmentCount = min(newValue.count, 2048)
      for (segment, stored) in zip(segments, newValue) {
        (segment.label, segment.image) = (stored.label, stored.image)
        segment.imageScaling = NSImageScaling(rawValue: stored.imageScaling) ?? segment.imageScaling
        (segment.alignment, segment.width) = (stored.alignment, stored.width)
        (segment.isEnabled, segment.isSelected) = (stored.isEnabled, stored.isSelected)
        (segment.tag, segment.toolTip) = (stored.tag, stored.toolTip)
        segment.showsMenuIndicator = stored.showsMenuIndicator
        if let name = stored.recordName { segment.setRecordName(name) }
        segment.accessibilityIdentifier = stored.identifier
      }
      update()
    }
  }

  /// The segment that was selected last; nil for none.
  package final var archivedLastSelected: Int? {
    get { lastSelected }
    set { lastSelected = newValue.flatMap { segments.indices.contains($0) ? $0 : nil } }
  }

  /// The menus of the segments, nil for those without.
  package final var archivedMenus: [NSMenu?] {
    get { segments.map(\.menu) }
    set { for (segment, menu) in zip(segments, newValue) { segment.menu = menu } }
  }
}

extension NSComboBoxCell {
  /// The items of the list.
  package final var archivedItems: [Any] {
    get { itemsOfItsOwn }
    set { itemsOfItsOwn = newValue }
  }
}

extension NSPopUpButtonCell {
  /// Sets the choice without what a change of it tells.
  package final func restoreSelection(at index: Int) {
    if index == -1 || menu.items.indices.contains(index) { selectItem(at: index) }
  }
}

extension NSDatePickerCell {
  /// The date, which no limit has changed.
  package final var archivedDate: Date {
    get { storedDate }
    set { dateValue = newValue }
  }
}

extension NSPathCell {
  /// The steps of the path, if they are not those of its place; nil for those of the place.
  package final var archivedItems: [NSPathControlItem]? {
    get {
      let own = NSPathControlItem.items(of: url)
      let isSame = own.count == items.count && zip(own, items).allSatisfy { $0.isLike($1) }
      return isSame ? nil : items
    }
    set { if let newValue { items = newValue } }
  }
}

extension NSPathControlItem {
  fileprivate func isLike(_ other: NSPathControlItem) -> Bool {
    (title, url, image) == (other.title, other.url, other.image)
      && attributedTitle == other.attributedTitle
      && accessibilitySettings == other.accessibilitySettings
  }
}

extension NSTokenFieldCell {
  /// Indicates whether other characters than those of the class end a token.
  package final var hasOwnTokenizingCharacters: Bool {
    func isStandard(_ characters: some SetAlgebra<Unicode.Scalar>) -> Bool {
      Self.defaultTokenizingCharacterSet.isEqual(to: characters)
    }
    return !isStandard(tokenizingCharacterSet)
  }
}

extension SetAlgebra<Unicode.Scalar> {
  fileprivate func isEqual(to other: some SetAlgebra<Unicode.Scalar>) -> Bool {
    other as? Self == self
  }
}

import FoundationEssentials
import Graphics
import Lists
import ResponderKit

// Collections, their layouts and cells.
extension ArchivedClass {
  static let collectionViews: [ArchivedClass] = [
    ArchivedClass(
      "UICollectionViewLayout", CollectionViewLayout.self, make: { _ in CollectionViewLayout() }),
    ArchivedClass(
      "UICollectionViewFlowLayout", CollectionViewFlowLayout.self, "UICollectionViewLayout",
      make: { _ in CollectionViewFlowLayout() }
    ) {
      layout in
      layout.value("itemSize", \.itemSize)
      layout.value("estimatedItemSize", \.estimatedItemSize)
      layout.value("minimumLineSpacing", \.minimumLineSpacing)
      layout.value("minimumInteritemSpacing", \.minimumInteritemSpacing)
      layout.raw("scrollDirection", \.scrollDirection)
      layout.value("headerReferenceSize", \.headerReferenceSize)
      layout.value("footerReferenceSize", \.footerReferenceSize)
      layout.value("sectionInset", \.sectionInset)
      layout.raw("sectionInsetReference", \.sectionInsetReference)
      layout.value("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
      layout.value("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
    },
    ArchivedClass(
      "UICollectionView", CollectionView.self, "UIScrollView",
      make: { _ in
        CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
      }
    ) { collection in
      collection.custom("collectionViewLayout", .contents) { collection, _, archiver in
        let layout = collection.collectionViewLayout
        return try archiver.own(layout, in: collection, as: "collectionViewLayout")
      } decode: { collection, value, restorer in
        if let layout: CollectionViewLayout = try restorer.built(value) {
          collection.collectionViewLayout = layout
        }
      }
      collection.value("allowsSelection", \.allowsSelection)
      collection.value("allowsMultipleSelection", \.allowsMultipleSelection)
      collection.value("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
      collection.value(
        "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
      collection.raw("selfSizingInvalidation", \.selfSizingInvalidation)
      collection.value("selectionFollowsFocus", \.selectionFollowsFocus)
      collection.value("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath)
      collection.value("allowsFocus", \.allowsFocus)
      collection.value("allowsFocusDuringEditing", \.allowsFocusDuringEditing)
      collection.reference("prefetchDataSource", \.prefetchDataSource)
      collection.value("isEditing", \.isEditing)
      collection.value("isPrefetchingEnabled", \.isPrefetchingEnabled)
      collection.custom("placedItems", .contents) { collection, _, archiver in
        try collection.placedItems.map { items in
          .values([
            "cells": .list(
              try items.cells.map { try archiver.own($0, in: collection, as: "placedItems") }),
            "others": .list(
              try items.others.map { try archiver.own($0, in: collection, as: "placedItems") }),
          ])
        }
      } decode: { collection, value, restorer in
        collection.takeItems(
          try restorer.membersOfList(value.members?["cells"] ?? .none),
          others: try restorer.membersOfList(value.members?["others"] ?? .none))
      }
      collection.contained("backgroundView", \.backgroundView)
      collection.value("contentSize", \.contentSize, .contents)
      collection.collectionPrototypes()
      collection.registrations(
        "registeredCells", of: { $0 is CollectionViewCell.Type }, get: { $0.registeredCells },
        set: { $0.register($1 as AnyClass?, forCellWithReuseIdentifier: $2) })
      collection.custom("registeredViews") { collection, _, archiver in
        var kinds: [String: ArchivedValue] = [:]
        for kind in collection.registeredKinds {
          kinds[kind] = try archiver.value(
            of: collection.registeredViews(ofKind: kind), "registeredViews", in: collection)
        }
        return kinds.isEmpty ? nil : .values(kinds)
      } decode: { collection, value, restorer in
        for (kind, classes) in try value.named {
          for (identifier, type) in try restorer.classes(
            of: classes, { $0 is CollectionReusableView.Type })
          {
            collection.register(
              type as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
          }
        }
      }
      collection.reference("dataSource", \.dataSource)
      collection.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
      collection.computed("selectedItems", .showing, get: { $0.selectedItems.map(Array.init) }) {
        $0.selectedItems = $1.map { IndexPath(indexes: $0) }
      }
    },
    ArchivedClass(
      "UICollectionReusableView", CollectionReusableView.self, "UIView",
      make: { _ in CollectionReusableView() }
    ) {
      view in
      view.computed("reuseIdentifier", get: { $0.reuseIdentifier }, set: { $0.takeIdentifier($1) })
    },
    ArchivedClass(
      "UICollectionViewCell", CollectionViewCell.self, "UICollectionReusableView",
      make: { _ in CollectionViewCell() }
    ) {
      cell in
      cell.refused("contentConfiguration") {
        $0.contentConfiguration == nil
          ? nil : .noValue("contentConfiguration", kind: "a content configuration")
      }
      cell.closure("configurationUpdateHandler", \.configurationUpdateHandler)
      cell.configurations(background: \.backgroundConfiguration)
      cell.value(
        "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
      cell.value(
        "automaticallyUpdatesBackgroundConfiguration",
        \.automaticallyUpdatesBackgroundConfiguration)
      cell.part("contentView") { $0.contentView }
      cell.owned("backgroundView", \.backgroundView)
      cell.owned("selectedBackgroundView", \.selectedBackgroundView)
      cell.value("isSelected", \.isSelected)
      cell.value("isHighlighted", \.isHighlighted)
      cell.custom("segues", .connections) { cell, _, archiver in
        cell.ownSegues.isEmpty ? nil : .list(try archiver.values(of: cell.ownSegues, from: cell))
      } decode: { cell, value, restorer in
        for segue in try value.list { cell.addSegue(try restorer.action(ofSegue: segue)) }
      }
    },
  ]
}

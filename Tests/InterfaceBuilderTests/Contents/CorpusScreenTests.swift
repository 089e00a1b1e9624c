import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// The UIKit documents of the corpus; none where it is absent.
private let documents = SharedFolder.documentPaths
  .compactMap {
    try? InterfaceDocument(contentsOfFile: SharedFolder.corpus.appending(path: $0).path)
  }
  .filter { $0.family == .uiKit }

private let segues: [SegueContent] = documents.flatMap { document in
  document.root.descendants.flatMap { document.segues(of: $0) }
}

private let controllers: [ControllerContent] = documents.flatMap(\.scenes)
  .compactMap(\.viewController).map { ControllerContent($0) }

/// How often each value occurs.
private func counts<Value: Hashable>(_ values: [Value]) -> [Value: Int] {
  values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}

/// The elements of a name in all documents.
private func elements(_ name: String) -> [InterfaceElement] {
  documents.flatMap { $0.root.descendants.filter { $0.name == name } }
}

/// What another XML parser counted in the same documents.
@Suite(
  .tags(.corpus),
  .enabled(if: SharedFolder.hasCorpus, "the corpus is not there"))
struct CorpusScreenTests {
  @Test func `every segue of real documents has a known kind`() {
    let kinds: [SegueContent.Kind: Int] = [
      .relationship: 135, .push: 38, .show: 21, .embed: 12, .showDetail: 11, .presentation: 10,
      .modal: 7, .popoverPresentation: 3,
    ]
    #expect(counts(segues.map(\.kind)) == kinds)
    let relationships = [
      "rootViewController": 98, "viewControllers": 24, "masterViewController": 7,
      "detailViewController": 6,
    ]
    #expect(counts(segues.compactMap(\.relationship)) == relationships)
    #expect(segues.count == 237)
  }

  @Test func `every attribute of the segues in real documents arrives`() {
    #expect(segues.count { $0.destination == nil || $0.isUnwind || !$0.isAnimated } == 0)
    #expect(segues.count { $0.identifier != nil } == 46)
    #expect(segues.count { $0.destinationCreationSelector != nil } == 9)
    #expect(segues.count { $0.modalPresentationStyle != nil } == 8)
    #expect(segues.count { $0.modalTransitionStyle != nil } == 2)
    #expect(segues.count { $0.trigger == "accessoryAction" } == 1)
    #expect(segues.count { $0.popoverAnchorViewID != nil } == 3)
  }

  @Test func `every controller of real documents has a known kind and its properties`() {
    let kinds: [ControllerContent.Kind: Int] = [
      .viewController: 206, .navigationController: 98, .tableViewController: 85,
      .placeholder: 12, .tabBarController: 10, .splitViewController: 7,
      .collectionViewController: 3, .hostingController: 1,
    ]
    #expect(counts(controllers.map(\.kind)) == kinds)
    #expect(documents.count { $0.initialViewControllerID != nil } == 164)
    #expect(documents.count { $0.initialViewController != nil } == 164)
    #expect(controllers.count { $0.storyboardIdentifier != nil } == 116)
    #expect(controllers.count { $0.storyboardName != nil } == 12)
    #expect(controllers.count { $0.referencedIdentifier != nil } == 7)
    #expect(controllers.count { $0.modalPresentationStyle != nil } == 2)
    #expect(controllers.count { $0.modalTransitionStyle != nil } == 4)
    #expect(controllers.count(where: \.definesPresentationContext) == 4)
    #expect(controllers.count { !$0.clearsSelectionOnViewWillAppear } == 3)
    #expect(controllers.count { !$0.isToolbarHidden } == 1)
  }

  @Test func `every bar and item of real documents arrives`() {
    #expect(controllers.count { $0.navigationBar != nil } == 98)
    #expect(controllers.count { $0.toolbar != nil } == 2)
    #expect(controllers.count { $0.tabBar != nil } == 10)
    #expect(controllers.flatMap(\.toolbarItems).count == 4)
    #expect(elements("toolbar").flatMap { BarContent($0).items }.count == 27)
    #expect(elements("navigationBar").flatMap { BarContent($0).navigationItems }.count == 2)
    let items = elements("navigationItem").map { NavigationItemContent($0) }
    #expect(items.count == 204)
    #expect(items.flatMap(\.leftBarButtonItems).count == 12)
    #expect(items.flatMap(\.rightBarButtonItems).count == 30)
    #expect(items.count { $0.backBarButtonItem != nil } == 18)
    #expect(items.count { $0.largeTitleDisplayMode == "never" } == 1)
    let buttons = elements("barButtonItem").map { BarItemContent($0) }
    #expect(buttons.count { $0.customView?.name == "button" } == 7)
    let tabs = elements("tabBarItem").map { BarItemContent($0) }
    #expect(tabs.count { $0.selectedImage != nil } == 3)
    #expect(tabs.count { $0.largeContentSizeImage != nil } == 3)
  }
}

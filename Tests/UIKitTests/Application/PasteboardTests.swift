#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
private final class Listener {
  var count = 0
  func heard() { count += 1 }
}

@MainActor
struct PasteboardTests {
  @Test func `a text is copied for the application's fields`() {
    UIApplication.withNewScope {
      let pasteboard = UIPasteboard.general
      #expect(pasteboard.string == nil && !pasteboard.hasStrings && pasteboard.numberOfItems == 0)
      pasteboard.string = "copied"
      #expect(pasteboard.string == "copied" && pasteboard.hasStrings)
      #expect(UIApplication.shared.pasteboard.string == "copied")
      UIApplication.shared.pasteboard.string = "by a field"
      #expect(pasteboard.strings == ["by a field"] && pasteboard.changeCount == 2)
      pasteboard.string = nil
      #expect(UIApplication.shared.pasteboard.string == nil && pasteboard.items.isEmpty)
    }
  }

  @Test func `each kind comes back`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let image = try #require(UIImage(named: "star"))
    UIApplication.withNewScope {
      let pasteboard = UIPasteboard.general
      pasteboard.url = url
      #expect(pasteboard.urls == [url] && pasteboard.hasURLs && !pasteboard.hasStrings)
      pasteboard.image = image
      #expect(pasteboard.images == [image] && pasteboard.hasImages)
      pasteboard.colors = [.red, .blue]
      #expect(pasteboard.color == .red && pasteboard.hasColors && pasteboard.numberOfItems == 2)
    }
  }

  @Test func `items are kept by type`() {
    UIApplication.withNewScope {
      let pasteboard = UIPasteboard.general
      pasteboard.setData(Data([1]), forPasteboardType: "own")
      #expect(pasteboard.data(forPasteboardType: "own") == Data([1]) && pasteboard.types == ["own"])
      pasteboard.addItems([["other": 1]])
      #expect(pasteboard.numberOfItems == 2 && pasteboard.contains(pasteboardTypes: ["other"]))
      pasteboard.setValue("x", forPasteboardType: "public.utf8-plain-text")
      #expect(pasteboard.string == "x" && pasteboard.value(forPasteboardType: "own") == nil)
      pasteboard.setItems([["own": 2]], options: [.localOnly: true])
      #expect(pasteboard.value(forPasteboardType: "own") as? Int == 2)
      #expect(UIPasteboard.OptionsKey.localOnly != .expirationDate)
    }
  }

  @Test func `a pasteboard has a name`() {
    UIApplication.withNewScope {
      let name = UIPasteboard.Name("Mine")
      #expect(UIPasteboard(name: name, create: false) == nil)
      let mine = UIPasteboard(name: name, create: true)
      #expect(mine?.name == name && UIPasteboard(name: name, create: false) === mine)
      #expect(UIPasteboard(name: .general, create: false) === UIPasteboard.general)
      UIPasteboard.remove(withName: name)
      #expect(UIPasteboard(name: name, create: false) == nil)
      #expect(UIPasteboard.withUniqueName() !== UIPasteboard.withUniqueName())
    }
  }

  @Test func `a change is posted`() {
    UIApplication.withNewScope {
      let listener = Listener()
      for name in [UIPasteboard.changedNotification, UIPasteboard.removedNotification] {
        NotificationCenter.default.addObserver(
          listener, selector: ActionSelector("heard", Listener.heard), name: name, object: nil)
      }
      let own = UIPasteboard.withUniqueName()
      own.string = "x"
      UIPasteboard.remove(withName: own.name)
      #expect(listener.count == 2)
    }
  }
}
#endif

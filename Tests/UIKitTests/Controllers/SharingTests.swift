#if UIKit
import Foundation
import Testing
import UIKit

/// An activity that notes what it is asked.
private final class Print: UIActivity {
  var calls: [String] = []
  override var activityType: UIActivity.ActivityType? { .print }
  override var activityTitle: String? { "Print" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String }
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    calls.append(activityItems.compactMap { $0 as? String }.joined(separator: "+"))
  }
  override func perform() {
    calls.append("perform")
    activityDidFinish(true)
  }
}

private final class Source: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ controller: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { activityType == .print ? "for print" : nil }
}

private final class Form: UIActivity {
  let form = UIViewController()
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override var activityViewController: UIViewController? { form }
}

private final class Note: NSItemProviderWriting, NSItemProviderReading {
  let text: String
  required init(_ text: String) { self.text = text }
  static let writableTypeIdentifiersForItemProvider = ["note"]
  static let readableTypeIdentifiersForItemProvider = ["note"]
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(text.utf8), nil)
    return nil
  }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    Self(String(decoding: data, as: UTF8.self))
  }
}

@MainActor
struct SharingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test func `an activity gets the items and ends the sheet`() {
    let print = Print()
    let sheet = UIActivityViewController(
      activityItems: ["a", 1, Source()], applicationActivities: [print])
    var results: [String] = []
    sheet.completionWithItemsHandler = { type, completed, items, error in
      results.append("\(type?.rawValue ?? "none") \(completed) \(items == nil) \(error == nil)")
    }
    sheet.completionHandler = { results.append("\($0?.rawValue ?? "none") \($1)") }
    root.present(sheet, animated: true)
    #expect(sheet.activityItems.count == 3 && sheet.modalPresentationStyle == .popover)
    #expect(sheet.offeredActivities == [print])
    sheet.perform(print)
    #expect(print.calls == ["a+for print", "perform"])
    #expect(
      results == [
        "com.apple.UIKit.activity.Print true true true", "com.apple.UIKit.activity.Print true",
      ])
    #expect(root.presentedViewController == nil)
    print.activityDidFinish(false)
    #expect(results.count == 2)
  }

  @Test func `an activity that is excluded or can do nothing is not offered`() {
    let print = Print()
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: [print])
    sheet.excludedActivityTypes = [.print, .mail]
    #expect(sheet.offeredActivities.isEmpty && sheet.excludedActivityTypes?.count == 2)
    sheet.perform(print)
    #expect(print.calls.isEmpty)
    let numbers = UIActivityViewController(activityItems: [1], applicationActivities: [print])
    #expect(numbers.offeredActivities.isEmpty)
    numbers.allowsProminentActivity = false
    #expect(!numbers.allowsProminentActivity)
  }

  @Test func `giving up is reported, too`() {
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    var results: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      results.append("\(type == nil) \(completed)")
    }
    #expect(!sheet.accessibilityPerformEscape())
    root.present(sheet, animated: true)
    #expect(sheet.accessibilityPerformEscape())
    #expect(results == ["true false"])
  }

  @Test func `an activity with a controller is shown in it`() {
    let form = Form()
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: [form])
    root.present(sheet, animated: true)
    sheet.perform(form)
    #expect(sheet.presentedViewController === form.form)
    form.form.dismiss(animated: true)
    form.activityDidFinish(true)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a plain activity and source answer as UIKit does`() {
    let activity = UIActivity()
    #expect(UIActivity.activityCategory == .action && activity.activityType == nil)
    #expect(activity.activityTitle == nil && activity.activityImage == nil)
    #expect(activity.activityViewController == nil)
    #expect(!activity.canPerform(withActivityItems: []))
    activity.prepare(withActivityItems: [])
    activity.perform()
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    let source = Source()
    #expect(source.activityViewController(sheet, subjectForActivityType: nil) == "")
    #expect(source.activityViewController(sheet, dataTypeIdentifierForActivityType: nil) == "")
    #expect(
      source.activityViewController(
        sheet, thumbnailImageForActivityType: nil, suggestedSize: .zero) == nil)
    #expect(UIActivity.ActivityType("x") == UIActivity.ActivityType(rawValue: "x"))
  }

  @Test func `an item provider gives what was put in`() {
    let provider = NSItemProvider(object: Note("hello"))
    provider.suggestedName = "greeting"
    #expect(provider.suggestedName == "greeting")
    #expect(provider.registeredTypeIdentifiers == ["note"])
    #expect(provider.hasItemConformingToTypeIdentifier("note"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.png"))
    #expect(provider.canLoadObject(ofClass: Note.self))
    nonisolated(unsafe) var texts: [String] = []
    let progress = provider.loadObject(ofClass: Note.self) { note, _ in
      texts.append((note as? Note)?.text ?? "nothing")
    }
    #expect(progress.isFinished)
    provider.loadDataRepresentation(forTypeIdentifier: "note") { data, error in
      texts.append("\(data?.count ?? 0) \(error == nil)")
    }
    provider.loadDataRepresentation(forTypeIdentifier: "other") { data, error in
      texts.append("\(data?.count ?? 0) \(error == nil)")
    }
    #expect(texts == ["hello", "5 true", "0 false"])

    let item = NSItemProvider(item: "plain", typeIdentifier: "text")
    item.loadItem(forTypeIdentifier: "text") { value, _ in texts.append(value as? String ?? "") }
    item.loadItem(forTypeIdentifier: "none") { value, _ in texts.append("\(value == nil)") }
    #expect(texts.suffix(2) == ["plain", "true"])
    #expect(!NSItemProvider().canLoadObject(ofClass: Note.self))
  }
}
#endif

import AppSources
import Diagnostics
import InterfaceBuilder

/// The rules about images and colors that no catalog has.
enum AssetRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "unknown-image", in: .source, "an image that is in no catalog",
        why: "Nothing is shown in its place.", remedy: "Correct the name, or add the image.",
        source: "UIImage.init(named:), NSImage.init(named:)"),
      bad: AuditExample(picture("Lof"), source: ExampleSource(images: ["Loaf"])),
      good: AuditExample(picture("Loaf"), source: ExampleSource(images: ["Loaf"])),
      .source(
        { audited, app in
          audited.unknown(.images, app, in: app.assets.images) { "shows the image \($0)" }
        }, code: { app in app.unknown(.image, in: app.assets.images) })),
    AuditRule(
      DiagnosticRule(
        "unknown-color", in: .source, "a color that is in no catalog",
        why: "The document's copy of the color is used, in light and in dark alike; code gets nil.",
        remedy: "Correct the name, or add the color.",
        source: "UIColor.init(named:), NSColor.init(named:)"),
      bad: AuditExample(colored("crust"), source: ExampleSource(colors: ["Crust"])),
      good: AuditExample(colored("Crust"), source: ExampleSource(colors: ["Crust"])),
      .source(
        { audited, app in
          audited.unknown(.colors, app, in: app.assets.colors) { "has the color \($0)" }
        }, code: { app in app.unknown(.color, in: app.assets.colors) })),
  ]

  /// Returns the names that are spelled nearly like one; one that differs in its letters' case goes first.
  fileprivate static func near(_ name: String, among known: Set<String>) -> [String] {
    let same = known.filter { $0.lowercased() == name.lowercased() }.sorted()
    return same.isEmpty ? Lineage.names(near: name, among: known.sorted()) : same
  }
}

private func picture(_ name: String) -> String {
  """
  <imageView image="\(name)" id="picture"><rect key="frame" x="20" y="100" width="100" height="44"/>\
  </imageView>
  """
}

private func colored(_ name: String) -> String {
  label("Bread", #"<color key="textColor" name="\#(name)"/>"#)
}

extension AuditedDocument {
  /// The uses of assets that no catalog has, each name once; nothing for an app without a catalog.
  fileprivate func unknown(
    _ kind: InterfaceDocument.AssetKind, _ app: AuditedApp, in known: Set<String>,
    _ words: (String) -> String
  ) -> [Fault] {
    guard app.assets.catalogs > 0 else { return [] }
    var told: Set<String> = []
    return document.assetUses(of: kind).compactMap { use in
      guard !isKnown(use.name, among: known), told.insert(use.name).inserted else {
        return nil
      }
      let owner = use.element.id == nil ? use.element.parent ?? use.element : use.element
      var fault = Fault(
        in: use.element, use.attribute,
        "\(subject(owner)) \(words(use.name.cut(to: 60))), which no catalog has")
      fault.owner = owner
      let near = AssetRules.near(use.name, among: known)
      if !near.isEmpty { fault.remedy = suggestion(near) }
      return fault
    }
  }
}

extension AuditedApp {
  /// The names of assets in code that no catalog has; nothing for an app without a catalog.
  fileprivate func unknown(_ kind: NameUse.Kind, in known: Set<String>) -> [AppFault] {
    guard assets.catalogs > 0 else { return [] }
    return (source.uses[kind] ?? [:]).flatMap { name, places -> [AppFault] in
      guard !name.isEmpty, !isKnown(name, among: known) else { return [] }
      let near = AssetRules.near(name, among: known)
      return places.map {
        AppFault(
          at: $0, name, "code uses the \(kind.rawValue) \(name.cut(to: 60)), which no catalog has",
          remedy: near.isEmpty ? nil : suggestion(near))
      }
    }
  }
}

/// Returns whether there is an asset, with or without the extension of a file.
///
/// Images of AppKit's own, such as `NSAddTemplate`, and those in a bundle of a library are in no catalog.
private func isKnown(_ name: String, among known: Set<String>) -> Bool {
  if known.contains(name) || name.contains(".bundle/") { return true }
  if name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase == true { return true }
  guard let dot = name.lastIndex(of: "."),
    ["png", "jpg", "pdf"].contains(name[name.index(after: dot)...])
  else { return false }
  return known.contains(String(name[..<dot]))
}

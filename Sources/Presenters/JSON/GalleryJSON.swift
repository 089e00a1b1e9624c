import Accessibility
import InterfaceBuilder
import Localize
package import TextFormats

/// The JSON of `ctl gallery`, schema `ctl.gallery/1`: what each element is on other platforms.
package enum GalleryJSON {
  /// Returns a document with its screens in each language; ids are those of its page.
  package static func document(_ gallery: GalleryDocument, number: Int) -> JSONValue {
    .object([
      "path": .path(gallery.document.path),
      "versions": .array(
        gallery.versions.map { version in
          .object([
            "language": .string("\(version.language)"),
            "screens": .list(0..<version.screenCount) { index in
              screen(
                version.screen(index), version.language,
                "d\(number)s\(index + 1)\(version.language)")
            },
          ])
        }),
    ])
  }

  private static func screen(
    _ screen: SpokenScreen, _ language: LanguageTag, _ idPrefix: String
  ) -> JSONValue {
    let elements = GalleryElements(screen, in: language, idPrefix: idPrefix)
    var json: [String: JSONValue] = [
      "elements": .list(elements.indices) { element(elements[$0]) }
    ]
    json.set("title", screen.title)
    return .object(json)
  }

  private static func element(_ item: GalleryElement) -> JSONValue {
    let mapping = item.mapping
    var aria: [String: JSONValue] = [
      "name": .string(mapping.aria.name), "description": .string(mapping.aria.description),
      "attributes": .object(
        Dictionary(
          uniqueKeysWithValues: mapping.aria.attributes.map { ($0.rawValue, .string($1)) })),
    ]
    aria.set("role", mapping.aria.role?.rawValue)
    aria.set("value", mapping.aria.value)
    var appKit: [String: JSONValue] = ["role": .string("AX\(mapping.role.rawValue)")]
    appKit.set("subrole", mapping.subrole.map { "AX\($0.rawValue)" })
    var json: [String: JSONValue] = [
      "id": .string(item.id), "handle": .string(item.spoken.handle),
      "kind": .string(item.element.kind.rawValue),
      "text": .string(item.announcement.text), "aria": .object(aria),
      "atspi": .object([
        "role": .string(mapping.atspiRole.rawValue),
        "states": JSONValue(mapping.atspiStates.map(\.rawValue).sorted()),
      ]), "appKit": .object(appKit),
    ]
    json.set("unmapped", mapping.unmapped.map { .string($0) })
    return .object(json)
  }
}

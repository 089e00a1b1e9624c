package import Accessibility
package import InterfaceBuilder
package import TextFormats

/// The JSON of `ctl announce`, schema `ctl.announce/1`.
package enum AnnouncementJSON {
  /// Returns what is said on the screens of a document, in each language.
  package static func document(
    _ document: InterfaceDocument, _ spoken: [(DocumentVersion, [SpokenScreen])]
  ) -> JSONValue {
    .object([
      "path": .path(document.path), "family": .string(document.family.rawValue),
      "versions": .array(
        spoken.map { version, screens in
          var json: [String: JSONValue] = [
            "language": .string("\(version.language)"),
            "screens": .list(screens) { screen($0) },
          ]
          json.set("wordsIn", screens.lazy.compactMap(\.otherWords).first)
          json.set("remark", screens.lazy.compactMap(\.readerRemark).first)
          return .object(json)
        }),
    ])
  }

  private static func screen(_ screen: SpokenScreen) -> JSONValue {
    var json: [String: JSONValue] = ["elements": .list(screen.elements) { element($0) }]
    json.set("title", screen.title)
    let unread = screen.unread.sorted { $0.key < $1.key }.flatMap { reason, kinds in
      Dictionary(grouping: kinds, by: \.self).sorted { $0.key < $1.key }.map { kind, all in
        JSONValue.object([
          "reason": .string(reason), "kind": .string(kind), "count": .number(all.count),
        ])
      }
    }
    json.set("notAnnounced", unread)
    json.set("remarks", screen.remarks.map { .string($0) })
    return .object(json)
  }

  private static func element(_ element: SpokenScreen.Element) -> JSONValue {
    let announcement = element.announcement
    var json: [String: JSONValue] = [
      "handle": .string(element.handle), "element": .string(element.kind),
      "text": .string(announcement.text), "language": .string(announcement.language),
    ]
    json.set("id", element.id)
    json.set("readsToo", element.parts.map { .string($0) })
    if let attributes = element.attributes, attributes.appKit != nil {
      json["appKit"] = JSONValue(appKit: attributes)
    }
    json.set("phrases", element.origins.isEmpty ? [] : phrases(of: element))
    return .object(json)
  }

  private static func phrases(of element: SpokenScreen.Element) -> [JSONValue] {
    zip(element.announcement.phrases, element.origins).map { phrase, origin in
      var json: [String: JSONValue] = [
        "text": .string(phrase.text), "rule": .string(phrase.rule.name),
      ]
      switch origin {
      case .word(let word, let language, let origin):
        json["key"] = .string(word.key)
        json["table"] = .string("\(word.table).strings")
        json["wordsIn"] = .string(language)
        json.set("origin", origin.map { "\($0)" })
      case .table(let key, let path):
        json["key"] = .string(key)
        json["table"] = .path(path)
      case .document(let key): json.set("key", key)
      }
      return .object(json)
    }
  }
}

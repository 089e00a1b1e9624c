import Diagnostics
import Localize

/// The rules about the folders of languages, and about tables beside each other.
enum TableFolderRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "folder-name", alias: "LOC080", in: .tables, "a folder whose name is no language",
        why: "Its tables are used for no one.",
        remedy: "Name it by a language tag: de, pt-BR, zh-Hans.",
        source: "BCP 47, and Apple's old names", severity: .error),
      bad: AuditExample(strings: ["en": #""a" = "A";"#, "deutsch": #""a" = "A";"#]),
      good: AuditExample(strings: ["en": #""a" = "A";"#, "German": #""a" = "A";"#]),
      .tables { tables in
        tables.usedFolders.filter {
          // No language with more than three letters is registered.
          !["Base", "mul"].contains($0)
            && LanguageTag(folder: $0).map { $0.language.count > 3 } ?? true
        }.map { folder in
          tables.fault(ofFolder: folder, "\(folder).lproj is not named by a language")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "folder-alias", alias: "LOC081", in: .tables, "a folder that is named in an old way",
        why:
          "Two names for one language hide each other's texts, and other tools do not know the old one.",
        remedy: "Name it by the tag that CLDR has now.", source: "CLDR's language aliases"),
      bad: AuditExample(strings: ["en": #""a" = "A";"#, "iw": #""a" = "A";"#]),
      good: AuditExample(strings: ["en": #""a" = "A";"#, "zh-Hant": #""a" = "A";"#]),
      .tables { $0.oldNames }),
    AuditRule(
      DiagnosticRule(
        "no-source-table", alias: "LOC082", in: .tables,
        "a development language without a table",
        why: "Keys are shown to those whose language has none either.",
        remedy: "Add the table, or correct the development language.",
        source: "CFBundleDevelopmentRegion"),
      bad: AuditExample(strings: ["de": #""a" = "A";"#], development: "en"),
      good: AuditExample(strings: ["en": #""a" = "A";"#, "de": #""a" = "A";"#], development: "en"),
      .tables { tables in
        guard tables.isDevelopmentGiven, let development = tables.development,
          tables.document == nil, !tables.files.isEmpty,
          !tables.languages.contains(where: { $0.tag == development || $0.name == "Base" })
        else { return [] }
        return [
          TableFault(
            at: .path(tables.files[0].table.path), key: tables.name, in: ["\(development)"],
            "\(tables.name) has no table in \(development), the development language")
        ]
      }),
    AuditRule(
      DiagnosticRule(
        "bundle-localizations", alias: "LOC083", in: .tables,
        "languages of Info.plist that are not those of the folders",
        why: "The system offers a language that the app has not, or hides one that it has.",
        remedy: "List the languages of the folders.", source: "CFBundleLocalizations"),
      bad: AuditExample(files: [
        "Info.plist": information(
          "<key>CFBundleLocalizations</key><array><string>en</string></array>"),
        "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
        "de.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
      ]),
      good: AuditExample(files: [
        "Info.plist": information(
          "<key>CFBundleLocalizations</key><array><string>en</string><string>de</string></array>"),
        "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
        "de.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
      ]),
      .tables { $0.bundleLocalizations }),
    AuditRule(
      DiagnosticRule(
        "region-table", alias: "LOC084", in: .tables,
        "a table of a region beside that of its language",
        why:
          "A copy is kept for nothing, and what a partial one lacks is not looked up in the other.",
        remedy: "Remove a copy, and complete a partial table.",
        source: "Bundle.localizedString(forKey:value:table:): no second table is searched"),
      bad: AuditExample(strings: [
        "en": "\"a\" = \"Color\"; \"b\" = \"Open\";",
        "fr": "\"a\" = \"Couleur\"; \"b\" = \"Ouvrir\";",
        "fr-CA": "\"a\" = \"Couleur\";",
      ]),
      good: AuditExample(strings: [
        "en": "\"a\" = \"Color\"; \"b\" = \"Open\";",
        "fr": "\"a\" = \"Couleur\"; \"b\" = \"Ouvrir\";",
        "fr-CA": "\"a\" = \"Teinte\"; \"b\" = \"Ouvrir\";",
      ]),
      .tables { $0.regionTables }),
    AuditRule(
      DiagnosticRule(
        "overruled-text", alias: "LOC085", in: .tables,
        "a key with a text and with a plural",
        why: "The plural wins, and a change of the text has no effect.",
        remedy: "Remove the text.", source: "CFBundle_Strings.c: a .stringsdict goes before"),
      bad: AuditExample(files: [
        "en.lproj/Localizable.strings": "\"songs\" = \"%d songs\";\n",
        "en.lproj/Localizable.stringsdict": TablePluralRules.dictionary([
          "one": "%d song", "other": "%d songs",
        ]),
      ]),
      good: AuditExample(files: [
        "en.lproj/Localizable.strings": "\"song\" = \"song\";\n",
        "en.lproj/Localizable.stringsdict": TablePluralRules.dictionary([
          "one": "%d song", "other": "%d songs",
        ]),
      ]),
      .tables { tables in
        tables.languages.flatMap { language in
          language.overruled.map { text, rule in
            TableFault(
              at: text, in: [language.name],
              "\(text.quotedKey) has a text and a plural, and the plural is shown")
          }
        }
      }),
    AuditRule(
      DiagnosticRule(
        "usage-description", alias: "LOC086", in: .tables,
        "a reason for a permission that a language lacks",
        why: "The system asks for the permission in another language.",
        remedy: "Add the key to the InfoPlist table of the language.",
        source: "InfoPlist.strings: keys of Info.plist that are shown"),
      bad: AuditExample(files: [
        "Info.plist": information("<key>NSCameraUsageDescription</key><string>To scan</string>"),
        "en.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"To scan\";\n",
        "de.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
      ]),
      good: AuditExample(files: [
        "Info.plist": information("<key>NSCameraUsageDescription</key><string>To scan</string>"),
        "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
        "de.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"Zum Scannen\";\n",
      ]),
      .tables { $0.usageDescriptions }),
  ]

  private static func information(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    \(content)
    </dict></plist>

    """
  }
}

extension TableSet {
  /// The names of the folders with a table of the set, sorted.
  fileprivate var usedFolders: [String] {
    Set(files.map(\.language)).subtracting([""]).sorted()
  }

  fileprivate func fault(
    ofFolder folder: String, _ problem: String, remedy: String? = nil
  ) -> TableFault {
    let file = files.first { $0.language == folder }
    return TableFault(
      at: .path(file?.table.path ?? folder), key: folder, in: [folder], problem, remedy: remedy)
  }

  fileprivate var oldNames: [TableFault] {
    var met: [LanguageTag: String] = [:]
    return usedFolders.compactMap { folder -> TableFault? in
      guard let tag = LanguageTag(folder: folder) else { return nil }
      if let other = met[tag] {
        return fault(ofFolder: folder, "\(folder).lproj and \(other).lproj are both for \(tag)")
      }
      met[tag] = folder
      if let current = tag.currentName, current != folder {
        return fault(
          ofFolder: folder, "\(folder) is an old name of \(current)",
          remedy: "Rename the folder to \(current).lproj.")
      }
      return nil
    }
  }

  fileprivate var bundleLocalizations: [TableFault] {
    // Told once for a folder, by the table of its property list.
    guard name == "InfoPlist", let information, let listed = information.localizations else {
      return []
    }
    let own = Set(
      folders.filter { !["Base", "mul"].contains($0) }.compactMap { LanguageTag(folder: $0) })
    let named = Set(listed.compactMap { LanguageTag(folder: $0) })
    var faults: [TableFault] = []
    let missing = own.subtracting(named).map { "\($0)" }.sorted()
    let surplus = named.subtracting(own).map { "\($0)" }.sorted()
    if !missing.isEmpty {
      faults.append(
        TableFault(
          at: .path(information.path), key: "CFBundleLocalizations", in: missing,
          "CFBundleLocalizations lacks languages that have a folder"))
    }
    if !surplus.isEmpty {
      faults.append(
        TableFault(
          at: .path(information.path), key: "CFBundleLocalizations", in: surplus,
          "CFBundleLocalizations has languages without a folder"))
    }
    return faults
  }

  fileprivate var regionTables: [TableFault] {
    let exempt = exemptKeys
    return languages.compactMap { language -> TableFault? in
      guard let parent = parent(of: language), !language.texts.isEmpty,
        let file = language.texts.first
      else { return nil }
      let lacking = parent.texts.filter {
        !language.has($0) && $0.isReadable && !exempt.contains($0.key)
      }
      if !lacking.isEmpty {
        return TableFault(
          at: .path(files[file.file].table.path), key: name, in: [language.name],
          "the table lacks \(lacking.count == 1 ? "a key" : "\(lacking.count) keys") of \(parent.name), such as \(lacking[0].quotedKey)",
          severity: .warning)
      }
      guard language.texts.count == parent.texts.count,
        language.texts.allSatisfy({ parent[$0]?.value == $0.value })
      else { return nil }
      return TableFault(
        at: .path(files[file.file].table.path), key: name, in: [language.name],
        "the table is a copy of that in \(parent.name)", severity: .note)
    }
  }

  fileprivate var usageDescriptions: [TableFault] {
    guard name == "InfoPlist", let information else { return [] }
    return information.usageDescriptions.compactMap { key, position in
      let lacking = translations.filter { $0[key] == nil && !isRegion(of: $0) }.map(\.name)
      if lacking.isEmpty { return nil }
      return TableFault(
        at: .told(Diagnostic(id: "", path: information.path, at: position, "")), key: key,
        in: lacking, "\(key) has no translation")
    }
  }
}

extension LanguageTag {
  /// The name that CLDR has now for a language whose tag is not used any more; nil for another one.
  fileprivate var currentName: String? {
    let names = [
      "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "sh": "sr-Latn", "tl": "fil",
    ]
    guard let name = names[language] else { return nil }
    return region.map { "\(name)-\($0)" } ?? name
  }
}

import Foundation

extension Shape {
  private static func table(
    _ name: String, _ path: String, start: Int = 1000, arguments: [String] = [],
    _ body: @escaping (Int, Writer) -> Void
  ) -> Shape {
    var verbs: [[String]] = [
      ["strings", "list", path], ["strings", "list", "--format", "json", path],
      ["strings", "get", "k1", path], ["strings", "get", "missing", path],
      ["strings", "get", "k1", path] + arguments,
    ]
    if path.hasSuffix(".xcstrings") {
      verbs.append(["strings", "convert", path, "--output", "out"])
      verbs.append(["strings", "get", "--format", "json", "--locale", "de", "k1", path])
    } else {
      verbs.append(["strings", "convert", ".", "--output", "out", "--format", "json"])
      verbs.append(["strings", "convert", ".", "--output", "out"])
    }
    return Shape(name: name, start: start, path: path, verbs: verbs) { count, folder in
      folder.write(path) { body(count, $0) }
    }
  }

  private static let strings = "en.lproj/Localizable.strings"
  private static let rules = "en.lproj/Localizable.stringsdict"
  private static let catalog = "Localizable.xcstrings"

  static var tables: [Shape] {
    [
      table("texts", strings) { count, writer in
        writer.each(count) { "\"k\($0)\" = \"v\($0)\\U001b\\U009b\\U202e\";\n" }
      },
      table("texts with comments", strings) { count, writer in
        writer.each(count) { "/* c\($0) \u{9B} */\n\"k\($0)\" = \"v\";\n" }
      },
      table("texts of one key", strings) { count, writer in
        writer.each(count) { "\"k1\" = \"v\($0)\";\n" }
      },
      table("keys without a text", strings) { count, writer in writer.each(count) { "k\($0);" } },
      table("errors", strings) { count, writer in writer.each(count) { "\"k\($0)\" = = ;\n" } },
      table("escapes", strings) { count, writer in
        writer.put("\"k1\" = \"")
        writer.each(count) { _ in "\\q\\U12" }
        writer.put("\";")
      },
      table("bytes of a text", strings) { count, writer in
        writer.put("\"k1\" = \"")
        writer.long(count)
        writer.put("\";")
      },
      table("bytes of a key", strings) { count, writer in
        writer.put("\"")
        writer.long(count)
        writer.put("\" = \"v\"; k1 = v;")
      },
      table("conversions", strings, arguments: ["--argument", "3"]) { count, writer in
        writer.put("\"k1\" = \"")
        writer.each(count) { _ in "%1$@" }
        writer.put("\";")
      },
      table("elements of an XML list", strings) { count, writer in
        writer.put("<?xml version=\"1.0\"?><plist><dict>")
        writer.each(count) { "<key>k\($0)</key><string>v</string>" }
        writer.put("</dict></plist>")
      },
      table("references to one object", strings, start: 4096) { count, writer in
        writer.put(binaryList(pairs: count, text: count))
      },
      table("rules", rules) { count, writer in
        writer.put("<plist><dict>")
        writer.each(count) {
          "<key>k\($0)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict>"
        }
        writer.put("</dict></plist>")
      },
      table("variables of a rule", rules, arguments: ["--argument", "3"]) { count, writer in
        writer.put("<plist><dict><key>k1</key><dict><key>NSStringLocalizedFormatKey</key><string>")
        writer.each(count) { "%1$#@a\($0)@" }
        writer.put("</string>")
        writer.each(count) {
          "<key>a\($0)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict>"
        }
        writer.put("</dict></dict></plist>")
      },
      table("uses of a variable", rules, arguments: ["--argument", "3"]) { count, writer in
        writer.put("<plist><dict><key>k1</key><dict><key>NSStringLocalizedFormatKey</key><string>")
        writer.each(count) { _ in "%1$#@a@" }
        writer.put(
          "</string><key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>"
        )
        writer.long(count)
        writer.put("</string></dict></dict></dict></plist>")
      },
      table("beginnings of an argument", catalog, arguments: ["--argument", "3"]) { count, writer in
        writer.put(
          #"{"sourceLanguage":"en","strings":{"k1":{"localizations":{"en":{"stringUnit":{"state":"new","value":"%#@a@"},"#
        )
        writer.put(
          #""substitutions":{"a":{"argNum":1,"formatSpecifier":"d","variations":{"plural":{"other":"#
        )
        writer.put(#"{"stringUnit":{"state":"new","value":""#)
        writer.each(count) { _ in "é%" }
        writer.put(#"%arg"}}}}}}}}}},"version":"1.0"}"#)
      },
      table("keys of a catalog", catalog) { count, writer in
        writer.put(#"{"sourceLanguage":"en","strings":{"#)
        writer.each(count) {
          ($0 == 0 ? "" : ",")
            + #""k\#($0)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"v"}}}}"#
        }
        writer.put(#"},"version":"1.0"}"#)
      },
      table("bare keys of a catalog", catalog) { count, writer in
        writer.put(#"{"sourceLanguage":"en","strings":{"#)
        writer.each(count) { ($0 == 0 ? "" : ",") + #""k\#($0)":{}"# }
        writer.put(#"},"version":"1.0"}"#)
      },
      table("equal keys of a catalog", catalog) { count, writer in
        writer.put(#"{"sourceLanguage":"en","strings":{"#)
        writer.each(count) { ($0 == 0 ? "" : ",") + #""k1":{}"# }
        writer.put(#"},"version":"1.0"}"#)
      },
      table("languages of a catalog", catalog, start: 64) { count, writer in
        writer.put(#"{"sourceLanguage":"en","strings":{"k1":{"localizations":{"#)
        writer.each(count) {
          ($0 == 0 ? "" : ",")
            + #""en-x-l\#($0)":{"stringUnit":{"state":"translated","value":"v"}}"#
        }
        writer.put(#"}}},"version":"1.0"}"#)
      },
      table("devices of a catalog", catalog) { count, writer in
        writer.put(
          #"{"sourceLanguage":"en","strings":{"k1":{"localizations":{"de":{"variations":{"device":{"#
        )
        writer.each(count) {
          ($0 == 0 ? "" : ",") + #""d\#($0)":{"stringUnit":{"state":"translated","value":"v"}}"#
        }
        writer.put(#"}}}}}},"version":"1.0"}"#)
      },
      Shape(
        name: "localizations", start: 64, path: "Localizable.strings",
        verbs: [
          ["strings", "negotiate", "de", "--in", "."], ["strings", "get", "k1", "."],
          ["strings", "list", "."],
        ]
      ) { count, folder in
        for number in 0..<count {
          folder.write("en-x-l\(number).lproj/Localizable.strings") { $0.put("k1 = v;") }
        }
      },
      Shape(
        name: "documents", start: 32, path: "Main.xib",
        verbs: [
          ["describe", "."], ["announce", "."], ["describe", "--format", "json", "."],
          ["tap", ".", "b0"],
        ]
      ) { count, folder in
        for number in 0..<count {
          folder.write("F\(number)/Main.xib") {
            $0.put(
              #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view><subviews><button id="b\#(number)"/></subviews></view></objects></document>"#
            )
          }
        }
      },
    ]
  }

  /// A binary property list with pairs that all refer to one key and one text of a length.
  private static func binaryList(pairs: Int, text: Int) -> [UInt8] {
    func big(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    var bytes = Array("bplist00".utf8)
    let dictionary = bytes.count
    bytes += [0xDF, 0x12] + big(pairs, 4)
    bytes += [UInt8](repeating: 1, count: pairs) + [UInt8](repeating: 1, count: pairs)
    let string = bytes.count
    bytes += [0x5F, 0x12] + big(text, 4) + [UInt8](repeating: UInt8(ascii: "m"), count: text)
    let table = bytes.count
    bytes += big(dictionary, 4) + big(string, 4)
    bytes += [UInt8](repeating: 0, count: 6) + [4, 1] + big(2, 8) + big(0, 8) + big(table, 8)
    return bytes
  }
}

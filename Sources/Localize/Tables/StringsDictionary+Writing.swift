extension StringsDictionary {
  /// The contents of the file; unchanged parts are byte for byte as read.
  public var contents: [UInt8] { bytes }

  /// Returns the rules with the text at a path of keys replaced, such as `["files", "count",
  /// "other"]`; nil if there is no text, and for a binary property list.
  ///
  /// Only the bytes of that text change.
  public func setting(_ text: String, at path: [String]) -> StringsDictionary? {
    guard !isBinary, var list = try? XMLPropertyListBuilder.read(source) else { return nil }
    for key in path {
      guard let inner = list[key] else { return nil }
      list = inner
    }
    guard list.string != nil else { return nil }
    var utf8 = source.utf8
    utf8.replaceSubrange(list.range, with: "<string>\(xmlEscaped(text))</string>".utf8)
    return StringsDictionary(source.bytes(of: utf8), path: self.path)
  }

  /// Creates rules as an XML property list; plurals of catalogs become rules with a variable.
  public init(_ entries: [(key: String, value: LocalizedValue)], path: String) {
    let pairs = entries.map { Self.pair($0.key, $0.value) }
    self.init((Self.head + pairs.joined() + Self.foot).utf8, path: path)
  }

  /// The beginning of a file, before the pairs.
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>

    """
  /// The end of a file, after the pairs.
  static let foot = "</dict>\n</plist>\n"

  /// Returns a key with its rule.
  static func pair(_ key: String, _ value: LocalizedValue) -> String {
    "\t<key>\(xmlEscaped(key))</key>\n" + rule(value, indent: "\t")
  }
}

private func rule(_ value: LocalizedValue, indent: String) -> String {
  switch value {
  case .text(let text): return "\(indent)<string>\(xmlEscaped(text))</string>\n"
  case .format(let format, let variables):
    let members = variables.sorted { $0.key < $1.key }.map { name, variable in
      "\(indent)\t<key>\(xmlEscaped(name))</key>\n" + rule(variable, indent: indent + "\t")
    }
    return dictionary(
      "\(indent)\t<key>NSStringLocalizedFormatKey</key>\n"
        + "\(indent)\t<string>\(xmlEscaped(format))</string>\n" + members.joined(), indent: indent)
  case .plural(let texts):
    // The variable replaces the whole text.
    let variable = LocalizedValue.Variable(
      valueType: FormatString(value.plainText).conversions.first?.type ?? "lld",
      categories: texts.mapValues(\.plainText))
    return rule(.format("%#@value@", variables: ["value": variable]), indent: indent)
  case .device(let texts):
    return variants(
      texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      of: "NSStringDeviceSpecificRuleType", indent: indent)
  case .width(let texts):
    return variants(
      texts.sorted { $0.key < $1.key }.map { ("\($0.key)", $0.value) },
      of: "NSStringVariableWidthRuleType", indent: indent)
  }
}

private func rule(_ variable: LocalizedValue.Variable, indent: String) -> String {
  let categories = variable.categories.sorted { $0.key < $1.key }.map { category, text in
    "\(indent)\t<key>\(category.rawValue)</key>\n\(indent)\t<string>\(xmlEscaped(text))</string>\n"
  }
  return dictionary(
    """
    \(indent)\t<key>NSStringFormatSpecTypeKey</key>
    \(indent)\t<string>NSStringPluralRuleType</string>
    \(indent)\t<key>NSStringFormatValueTypeKey</key>
    \(indent)\t<string>\(xmlEscaped(variable.valueType))</string>

    """ + categories.joined(), indent: indent)
}

private func variants(
  _ texts: [(String, LocalizedValue)], of type: String, indent: String
) -> String {
  let members = texts.map { name, text in
    "\(indent)\t\t<key>\(xmlEscaped(name))</key>\n" + rule(text, indent: indent + "\t\t")
  }
  return dictionary(
    "\(indent)\t<key>\(type)</key>\n"
      + dictionary(members.joined(), indent: indent + "\t"), indent: indent)
}

private func dictionary(_ members: String, indent: String) -> String {
  "\(indent)<dict>\n\(members)\(indent)</dict>\n"
}

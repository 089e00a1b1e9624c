import Diagnostics
import XMLEvents

/// Builds a property list from the events of the XML parser.
final class XMLPropertyListBuilder: XMLEventHandler {
  /// An open element.
  private struct Open {
    var name: String
    var tag: Range<Int>
    var text: [UInt8] = []
    var pairs: [PropertyList.Pair] = []
    var items: [PropertyList] = []
    var key: (text: String, range: Range<Int>)?
  }

  private let source: [UInt8]
  private var open: [Open] = []
  private var root: PropertyList?
  /// The first error in the structure of the property list.
  private var fault: (offset: Int, problem: String, remedy: String)?

  /// Parses the list in a text; ranges refer to its UTF-8.
  static func read(_ source: SourceText) throws(PropertyListError) -> PropertyList {
    let bytes = source.withoutForeignDeclaration
    let builder = XMLPropertyListBuilder(source: bytes)
    let result = bytes.withUnsafeBytes { bytes -> Result<Void, XMLError> in
      do throws(XMLError) {
        return .success(try XMLEventParser.read(bytes, into: builder))
      } catch {
        return .failure(error)
      }
    }
    if case .failure(let error) = result {
      throw PropertyListError(
        offset: error.offset, line: error.line, column: error.column, problem: error.problem,
        remedy: error.remedy)
    }
    let fault =
      builder.fault ?? builder.root.map { _ in nil } ?? (0, "there is no list in <plist>", "")
    if let fault {
      let position = source.position(of: fault.offset)
      throw PropertyListError(
        offset: fault.offset, line: position.line, column: position.column, problem: fault.problem,
        remedy: fault.remedy)
    }
    guard let root = builder.root else { preconditionFailure("a list without a fault has a root") }
    return root
  }

  private init(source: [UInt8]) { self.source = source }

  func start(_ name: XMLName, _ attributes: XMLAttributes, tag: Range<Int>) {
    let name = String(decoding: name.text, as: UTF8.self)
    if name == "plist", open.isEmpty { return }
    open.append(Open(name: name, tag: tag))
  }

  func text(_ text: XMLText) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func end(at offset: Int) {
    guard let element = open.popLast() else { return }
    let range = element.tag.lowerBound..<offset
    // <name/> has no end tag. White space may stand in </name >.
    let endTag = source[..<offset].lastIndex(of: UInt8(ascii: "<")) ?? offset
    let content =
      offset == element.tag.upperBound ? offset..<offset : element.tag.upperBound..<endTag
    let text = String(decoding: element.text, as: UTF8.self)
    if element.name == "key" { return add(key: text, range, offset: element.tag.lowerBound) }
    let value: PropertyList.Value =
      switch element.name {
      case "dict": .dictionary(element.pairs)
      case "array": .array(element.items)
      case "string": .string(text)
      default: .other(element.name)
      }
    if let key = element.key {
      fail(key.range.lowerBound, "the key \(quoted(key.text)) has no value", "Add it")
    }
    add(PropertyList(value: value, range: range, contentRange: content))
  }

  private func add(key: String, _ range: Range<Int>, offset: Int) {
    guard let last = open.indices.last, open[last].name == "dict", open[last].key == nil else {
      return fail(
        offset, "there is a <key> where none belongs", "Put it into a <dict>, before its value")
    }
    open[last].key = (key, range)
  }

  private func add(_ list: PropertyList) {
    guard let last = open.indices.last else {
      if root == nil { root = list }
      return
    }
    switch open[last].name {
    case "array": open[last].items.append(list)
    case "dict":
      guard let key = open[last].key else {
        return fail(
          list.range.lowerBound, "there is a value without a <key> before it", "Add the key")
      }
      open[last].key = nil
      open[last].pairs.append(.init(key: key.text, keyRange: key.range, value: list))
    default:
      fail(list.range.lowerBound, "there is an element inside <\(open[last].name)>", "Remove it")
    }
  }

  private func fail(_ offset: Int, _ problem: String, _ remedy: String) {
    if fault == nil { fault = (offset, problem, remedy + ".") }
  }
}

extension SourceText {
  /// The UTF-8 with spaces in place of an XML declaration that names the original encoding.
  fileprivate var withoutForeignDeclaration: [UInt8] {
    guard encoding != .utf8, encoding != .utf8WithMark, utf8.starts(with: "<?xml".utf8),
      let end = utf8.firstIndex(of: UInt8(ascii: ">"))
    else { return utf8 }
    return Array(repeating: UInt8(ascii: " "), count: end + 1) + utf8[(end + 1)...]
  }
}

private import CLibYAML
import Diagnostics

/// Reads YAML with libyaml: once for its tokens, which tell what no configuration needs, and once for
/// its values.
///
/// Anchors with their aliases, which multiply values, tags, directives, keys of several lines and a
/// second document are refused, and so is what other readers may take in another way: control
/// characters, and line ends of Unicode. Neither pass is recursive.
struct YAMLReader: ~Copyable {
  /// The most levels of lists and mappings within each other.
  static let maximumDepth = 64

  private let input: InputText
  /// The parser, at an address that does not change.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Returns the root of a document; nil if it is empty.
  static func root(of input: InputText) throws(Diagnostic) -> YAMLNode? {
    if let offset = input.firstControlCharacter {
      throw Diagnostic(
        id: "configuration.yaml", path: input.path, at: input.position(of: offset),
        "there is a control character", "Remove it.")
    }
    try YAMLReader(input).checkTokens()
    return try YAMLReader(input).readDocument()
  }

  private init(_ input: InputText) {
    self.input = input
    // libyaml skips the mark of an encoding only if it has to find the encoding out.
    let text = input.bytes.dropFirst(input.hasMark ? 3 : 0)
    bytes = .allocate(capacity: text.count)
    _ = bytes.initialize(from: text)
    parser = .allocate(capacity: 1)
    precondition(yaml_parser_initialize(parser) == 1, "there is no memory for a parser of YAML")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  // MARK: Tokens

  private func checkTokens() throws(Diagnostic) {
    var (depth, hasContents, isAtEnd) = (0, false, false)
    while !isAtEnd {
      var token = yaml_token_t()
      guard yaml_parser_scan(parser, &token) == 1 else { throw failure }
      defer { yaml_token_delete(&token) }
      switch token.type {
      case YAML_STREAM_END_TOKEN: isAtEnd = true
      case YAML_VERSION_DIRECTIVE_TOKEN, YAML_TAG_DIRECTIVE_TOKEN:
        throw directive(token.start_mark)
      case YAML_DOCUMENT_START_TOKEN where hasContents:
        throw error("a second document begins here", "Write one document.", token.start_mark)
      case YAML_ANCHOR_TOKEN: throw anchor(token.start_mark)
      case YAML_ALIAS_TOKEN: throw alias(token.start_mark)
      case YAML_TAG_TOKEN: throw tag(token.start_mark)
      // The token of a key that is followed by a colon is empty.
      case YAML_KEY_TOKEN where token.end_mark.index > token.start_mark.index:
        throw error("there is a key of several lines", "Write 'key: value'.", token.start_mark)
      case YAML_BLOCK_SEQUENCE_START_TOKEN, YAML_BLOCK_MAPPING_START_TOKEN,
        YAML_FLOW_SEQUENCE_START_TOKEN, YAML_FLOW_MAPPING_START_TOKEN:
        depth += 1
        if depth > Self.maximumDepth {
          throw tooDeep(token.start_mark)
        }
      case YAML_BLOCK_END_TOKEN, YAML_FLOW_SEQUENCE_END_TOKEN, YAML_FLOW_MAPPING_END_TOKEN:
        depth -= 1
      default: break
      }
      hasContents = hasContents || token.type != YAML_STREAM_START_TOKEN
    }
  }

  // MARK: Values

  /// A list or a mapping that has not ended.
  private struct Open {
    let position: SourcePosition
    let isMapping: Bool
    var elements: [YAMLNode] = []
    var members: [(key: YAMLNode, value: YAMLNode)] = []
    /// The key whose value is next.
    var key: YAMLNode?

    mutating func add(_ node: YAMLNode) {
      guard isMapping else { return elements.append(node) }
      guard let key else {
        key = node
        return
      }
      members.append((key, node))
      self.key = nil
    }

    var node: YAMLNode {
      YAMLNode(content: isMapping ? .mapping(members) : .list(elements), position: position)
    }
  }

  private func readDocument() throws(Diagnostic) -> YAMLNode? {
    var open: [Open] = []
    var root: YAMLNode?
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
      defer { yaml_event_delete(&event) }
      let position = position(event.start_mark)
      var node: YAMLNode?
      switch event.type {
      case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        if scalar.style == YAML_PLAIN_SCALAR_STYLE, text.contains(0x09) {
          throw error("there is a tab", "Write a space, or the text in '…'.", event.start_mark)
        }
        node = YAMLNode(content: .text(String(decoding: text, as: UTF8.self)), position: position)
      case YAML_SEQUENCE_START_EVENT: open.append(Open(position: position, isMapping: false))
      case YAML_MAPPING_START_EVENT: open.append(Open(position: position, isMapping: true))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        node = open.popLast()?.node
        if let node { try checkKeys(of: node) }
      case YAML_STREAM_END_EVENT: return root
      default: break
      }
      // Some lists and mappings have no token of their own.
      if open.count > Self.maximumDepth { throw tooDeep(event.start_mark) }
      guard let node else { continue }
      if open.isEmpty { root = node } else { open[open.count - 1].add(node) }
    }
  }

  private func checkKeys(of node: YAMLNode) throws(Diagnostic) {
    var known: Set<String> = []
    let twice = (node.mapping ?? []).compactMap(\.key.text).first { !known.insert($0).inserted }
    guard let twice else { return }
    throw Diagnostic(
      id: "configuration.duplicate", path: input.path, at: node.position,
      "a mapping has '\(ConfigurationReader.cut(twice))' twice", "Keep one.")
  }

  // MARK: Errors

  private func position(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private func error(_ problem: String, _ remedy: String, _ mark: yaml_mark_t) -> Diagnostic {
    Diagnostic(
      id: "configuration.yaml", path: input.path, at: position(mark), problem, remedy)
  }

  private func alias(_ mark: yaml_mark_t) -> Diagnostic {
    error("a text that begins with '*' is an alias in YAML", "Write it in '…'.", mark)
  }

  private func anchor(_ mark: yaml_mark_t) -> Diagnostic {
    error("there is an anchor", "Write the value in each place.", mark)
  }

  private func tag(_ mark: yaml_mark_t) -> Diagnostic {
    error("a text that begins with '!' is a tag in YAML", "Write it in '…'.", mark)
  }

  private func directive(_ mark: yaml_mark_t) -> Diagnostic {
    error("there is a directive", "Remove it.", mark)
  }

  private func tooDeep(_ mark: yaml_mark_t) -> Diagnostic {
    error("there are more than \(Self.maximumDepth) levels", "Remove some.", mark)
  }

  /// The error of libyaml, at the place where what it is about begins.
  private var failure: Diagnostic {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? ""
    let context = state.context.map { String(cString: $0) } ?? ""
    let (place, begin) = (state.problem_mark, state.context_mark)
    let character = String(decoding: bytes, as: UTF8.self).unicodeScalars
      .dropFirst(Int(place.index)).first
    switch (problem, character) {
    case _ where context.hasSuffix("an alias"): return alias(begin)
    case _ where context.hasSuffix("an anchor"): return anchor(begin)
    case _ where context.hasSuffix("a tag"): return tag(begin)
    case _ where context.hasSuffix("a directive"): return directive(begin)
    case (_, "\t"?): return error("there is a tab", "Indent with spaces.", place)
    case ("mapping values are not allowed in this context", _):
      return error("there is no key before ':'", "Check the indentation.", place)
    case (_, nil) where context.contains("quoted scalar"):
      return error("the text is not closed", "Close it.", begin)
    case (_, "]"?), (_, "}"?):
      return error(
        "there is nothing to close here", "Write a text with brackets in '…'.", place)
    case _ where context.contains("parsing a flow") && problem.contains("expected ','"):
      return error("the bracket is not closed", "Close it.", begin)
    case (_, nil) where context.contains("flow"):
      return error("the bracket is not closed", "Close it.", begin)
    default:
      return error(
        "this is not YAML: \(problem)",
        "Write a text with : or # in '…', and check the indentation.", place)
    }
  }
}

extension InputText {
  /// Indicates whether the text begins with the mark of its encoding.
  fileprivate var hasMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The place of a control, which means an end to some readers, of a line end of Unicode's, which is
  /// one to some only, or of a mark inside the text; nil without any.
  fileprivate var firstControlCharacter: Int? {
    var offset = hasMark ? 3 : 0
    for scalar in String(decoding: bytes.dropFirst(offset), as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: break
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: return offset
      default: break
      }
      offset += UTF8.width(scalar)
    }
    return nil
  }
}

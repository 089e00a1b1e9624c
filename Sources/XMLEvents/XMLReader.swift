private import CExpat

/// Reads XML with expat: no external entity is ever fetched, and every limit has its own error.
package enum XMLReader {
  /// Reads a whole document.
  package static func read(
    _ bytes: UnsafeRawBufferPointer, limits: XMLLimits = XMLLimits(),
    into handler: any XMLEventHandler
  ) throws(XMLError) {
    guard !bytes.isEmpty, let base = bytes.baseAddress else { throw XMLError(.empty) }
    guard bytes.count <= min(limits.bytes, Int(Int32.max)) else {
      throw XMLError(.fileTooLarge(limit: limits.bytes))
    }
    if let offset = tagWithTooManyAttributes(in: bytes, limit: limits.attributes) {
      let before = bytes[..<offset]
      let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      throw XMLError(
        .tooManyAttributes(limit: limits.attributes), offset: offset,
        line: before.count { $0 == 0x0A } + 1,
        column: before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1)
    }
    guard let parser = XML_ParserCreate(nil) else { preconditionFailure("out of memory") }
    defer { XML_ParserFree(parser) }

    let session = Session(parser: parser, source: bytes, limits: limits, handler: handler)
    XML_SetUserData(parser, Unmanaged.passUnretained(session).toOpaque())
    session.install()
    // In one piece: after each but the last, expat counts the lines of all that it was handed.
    let status = withExtendedLifetime(session) {
      XML_Parse(parser, base.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
    }
    if status != XML_STATUS_OK { throw session.error() }
  }
}

/// What expat's callbacks need, behind one pointer.
private final class Session {
  let parser: XML_Parser
  let source: UnsafeRawBufferPointer
  let limits: XMLLimits
  let handler: any XMLEventHandler
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var elements = 0
  @exclusivity(unchecked) private var hasExternalDTD = false
  @exclusivity(unchecked) private var hearsText = false
  /// Set by a callback that stops the parser, which goes on a little before it does.
  @exclusivity(unchecked) private var stop: XMLError? { didSet { hasStopped = true } }
  @exclusivity(unchecked) private var hasStopped = false

  init(
    parser: XML_Parser, source: UnsafeRawBufferPointer, limits: XMLLimits,
    handler: any XMLEventHandler
  ) {
    self.parser = parser
    self.source = source
    self.limits = limits
    self.handler = handler
  }

  func install() {
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name else { return }
        Session.of(data) { $0.start(name, attributes) }
      },
      { data, _ in Session.of(data) { $0.end() } })
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasInternalSubset in
      Session.of(data) { $0.hasExternalDTD = true }
      if hasInternalSubset != 0 { Session.of(data) { $0.stop(.internalSubset) } }
    }
    // With an external DTD, which is never read, expat passes undefined entities over: in text it
    // says so, in attributes it doesn't.
    XML_SetSkippedEntityHandler(parser) { data, name, _ in
      Session.of(data) { $0.stop(.entity(name.map { String(cString: $0) } ?? "")) }
    }
  }

  /// Asks for text until the next end tag: most of what comes after is white space between elements.
  private func hearText() {
    guard !hearsText else { return }
    hearsText = true
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text else { return }
      Session.of(data) { $0.text(XMLText(start: text, count: Int(count))) }
    }
  }

  private func text(_ text: XMLText) {
    if !hasStopped { handler.text(text) }
  }

  /// Calls a method of the session without counting references to it, at each of thousands of events.
  static func of(_ data: UnsafeMutableRawPointer?, _ body: (Session) -> Void) {
    guard let data else { preconditionFailure("expat lost its user data") }
    Unmanaged<Session>.fromOpaque(data)._withUnsafeGuaranteedRef(body)
  }

  func start(
    _ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard !hasStopped else { return }
    depth += 1
    elements += 1
    if depth > limits.depth { return stop(.nestedTooDeep(limit: limits.depth)) }
    if elements > limits.elements { return stop(.tooManyElements(limit: limits.elements)) }
    if XML_GetSpecifiedAttributeCount(parser) / 2 > limits.attributes {
      return stop(.tooManyAttributes(limit: limits.attributes))
    }
    let offset = XML_GetCurrentByteIndex(parser)
    let tag = offset..<offset + Int(XML_GetCurrentByteCount(parser))
    if hasExternalDTD, let name = undefinedEntity(in: tag) { return stop(.entity(name)) }
    hearText()
    handler.start(XMLText(cString: name), XMLAttributes(attributes), tag: tag)
  }

  func end() {
    guard !hasStopped else { return }
    depth -= 1
    if hearsText {
      hearsText = false
      XML_SetCharacterDataHandler(parser, nil)
    }
    // The end tag's own bytes; none for <element/>, whose start tag ends there.
    handler.end(at: XML_GetCurrentByteIndex(parser) + Int(XML_GetCurrentByteCount(parser)))
  }

  func stop(_ kind: XMLError.Kind) {
    if !hasStopped { stop = here(kind) }
    XML_StopParser(parser, 0)
  }

  /// What made the parse fail.
  func error() -> XMLError { stop ?? here(malformed()) }

  private func here(_ kind: XMLError.Kind) -> XMLError {
    XMLError(
      kind, offset: max(0, XML_GetCurrentByteIndex(parser)),
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  /// The name of the first entity in the range that is neither built in nor a number.
  private func undefinedEntity(in range: Range<Int>) -> String? {
    var index = range.lowerBound
    let end = min(range.upperBound, source.count)
    while index < end {
      defer { index += 1 }
      guard source[index] == UInt8(ascii: "&") else { continue }
      var name: [UInt8] = []
      var next = index + 1
      // Without the zero bytes UTF-16 reads like UTF-8 here.
      while next < end, source[next] != UInt8(ascii: ";"), name.count < 64 {
        if source[next] != 0 { name.append(source[next]) }
        next += 1
      }
      let text = String(decoding: name, as: UTF8.self)
      if !text.hasPrefix("#"), !["amp", "lt", "gt", "quot", "apos"].contains(text) { return text }
    }
    return nil
  }

  private func malformed() -> XMLError.Kind {
    let code = XML_GetErrorCode(parser)
    let words = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
    switch code {
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING: return .encoding(words)
    case XML_ERROR_UNDEFINED_ENTITY:
      // In an attribute expat stands at the tag, in text at the entity.
      return .entity(
        undefinedEntity(in: max(0, XML_GetCurrentByteIndex(parser))..<source.count) ?? "")
    default: return .malformed(words)
    }
  }
}

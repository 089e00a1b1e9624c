private import CLibXML2

/// The state of libxml2's callbacks, behind one pointer; used by a single thread.
final class LibXMLParser {
  private let context: xmlParserCtxtPtr
  private let text: UnsafeRawBufferPointer
  @exclusivity(unchecked) private var source: XMLSource
  private let limits: XMLLimits
  private let handler: any XMLEventHandler
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var elements = 0
  @exclusivity(unchecked) private var namespaces = 0
  @exclusivity(unchecked) private var hearsText = false
  /// The first error; no event is delivered after it.
  @exclusivity(unchecked) private var error: XMLError?
  @exclusivity(unchecked) private var hasStopped = false

  /// Parses a UTF-8 document; returns the first error.
  static func parse(
    _ text: UnsafeRawBufferPointer, source: XMLSource, limits: XMLLimits,
    handler: any XMLEventHandler
  ) -> XMLError? {
    _ = isLibraryReady
    guard
      let context = xmlCreateMemoryParserCtxt(
        text.assumingMemoryBound(to: CChar.self).baseAddress, Int32(text.count))
    else { preconditionFailure("out of memory") }
    defer { xmlFreeParserCtxt(context) }
    // The encoding is known, and the limits that HUGE lifts are replaced by our own. NOENT makes
    // libxml2 deliver predefined entities as characters; there are no others.
    let options = [XML_PARSE_NONET, XML_PARSE_HUGE, XML_PARSE_IGNORE_ENC, XML_PARSE_NOENT]
    _ = xmlCtxtUseOptions(context, Int32(options.reduce(0) { $0 | $1.rawValue }))
    let parser = LibXMLParser(
      context: context, text: text, source: source, limits: limits, handler: handler)
    parser.install()
    context.pointee.userData = Unmanaged.passUnretained(parser).toOpaque()
    return withExtendedLifetime(parser) {
      let status = xmlParseDocument(context)
      if status != 0, parser.error == nil {
        parser.stop(.malformed("error \(context.pointee.errNo)"), at: parser.offset)
      }
      return parser.error
    }
  }

  private static let isLibraryReady: Void = xmlInitParser()

  private init(
    context: xmlParserCtxtPtr, text: UnsafeRawBufferPointer, source: XMLSource,
    limits: XMLLimits, handler: any XMLEventHandler
  ) {
    self.context = context
    self.text = text
    self.source = source
    self.limits = limits
    self.handler = handler
  }

  private func install() {
    var sax = xmlSAXHandler()
    sax.initialized = XML_SAX2_MAGIC
    sax.startElementNs = {
      data, name, prefix, _, namespaceCount, namespaces, count, _, attributes in
      guard let name else { return }
      LibXMLParser.of(data) { parser in
        let names = NameDictionary(dictionary: parser.context.pointee.dict)
        parser.start(
          names.name(name, prefix: prefix),
          XMLAttributes(
            namespaces: namespaces, namespaceCount: Int(namespaceCount), others: attributes,
            otherCount: Int(count), names: names))
      }
    }
    sax.endElementNs = { data, _, _, _ in LibXMLParser.of(data) { $0.end() } }
    sax.internalSubset = { data, _, _, _ in LibXMLParser.of(data) { $0.documentType() } }
    sax.serror = { data, error in
      guard let error else { return }
      LibXMLParser.of(data) { $0.report(error.pointee) }
    }
    context.pointee.sax.pointee = sax
  }

  /// Calls a method of the parser without reference counting, which would cost time at every event.
  private static func of(_ data: UnsafeMutableRawPointer?, _ body: (LibXMLParser) -> Void) {
    guard let data else { preconditionFailure("libxml2 lost its user data") }
    Unmanaged<LibXMLParser>.fromOpaque(data)._withUnsafeGuaranteedRef(body)
  }
}

// Events.
extension LibXMLParser {
  private func start(_ name: XMLName, _ attributes: XMLAttributes) {
    guard !hasStopped else { return halt() }
    // libxml2 is before the end of the tag, or is about to report that the tag has no end.
    let next = offset
    guard let start = text.lastOffset(of: UInt8(ascii: "<"), before: next),
      let end = tagEnd(at: next)
    else { return }
    depth += 1
    elements += 1
    if depth > limits.depth { return stop(.nestedTooDeep(limit: limits.depth), at: start) }
    if elements > limits.elements {
      return stop(.tooManyElements(limit: limits.elements), at: start)
    }
    namespaces += attributes.namespaceCount
    if namespaces > limits.namespaces {
      return stop(.tooManyNamespaces(limit: limits.namespaces), at: start)
    }
    hear(true)
    handler.start(
      name, attributes,
      tag: source.fileOffset(ofText: start)..<source.fileOffset(ofText: end))
  }

  private func tagEnd(at offset: Int) -> Int? {
    guard offset < text.count else { return nil }
    if text[offset] == UInt8(ascii: ">") { return offset + 1 }
    let isEmpty =
      text[offset] == UInt8(ascii: "/") && offset + 1 < text.count
      && text[offset + 1] == UInt8(ascii: ">")
    return isEmpty ? offset + 2 : nil
  }

  private func end() {
    guard !hasStopped else { return halt() }
    depth -= 1
    hear(false)
    handler.end(at: source.fileOffset(ofText: offset))
  }

  private func text(_ text: XMLText) {
    if !hasStopped { handler.text(text) }
  }

  /// Enables or disables text events.
  ///
  /// They are enabled up to the next end tag, because most text after it is white space between
  /// elements.
  private func hear(_ hears: Bool) {
    guard hears != hearsText else { return }
    hearsText = hears
    let heard: charactersSAXFunc? =
      hears
      ? { data, start, count in
        guard let start else { return }
        LibXMLParser.of(data) { $0.text(XMLText(start: start, count: Int(count))) }
      } : nil
    // If both callbacks are the same function, libxml2 does not guess which white space is
    // ignorable.
    context.pointee.sax.pointee.characters = heard
    context.pointee.sax.pointee.ignorableWhitespace = heard
    context.pointee.sax.pointee.cdataBlock = heard
  }

  /// Called after the DOCTYPE is parsed up to the bracket of an internal subset.
  private func documentType() {
    guard offset < text.count, text[offset] == UInt8(ascii: "[") else { return }
    stop(.internalSubset, at: offset)
    halt()
  }
}

// Errors.
extension LibXMLParser {
  /// The current offset of libxml2 in the text.
  private var offset: Int {
    guard let input = context.pointee.input else { return text.count }
    return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  private func report(_ error: xmlError) {
    guard !hasStopped else { return }
    let code = xmlParserErrors(rawValue: UInt32(bitPattern: error.code))
    switch code {
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      let name = error.str1.map { String(cString: $0) } ?? ""
      stop(.entity(name), at: text.lastOffset(of: UInt8(ascii: "&"), before: offset) ?? 0)
    case XML_NS_ERR_UNDEFINED_NAMESPACE: return
    case XML_ERR_TAG_NAME_MISMATCH, XML_ERR_ATTRIBUTE_REDEFINED, XML_ERR_GT_REQUIRED,
      XML_ERR_ATTRIBUTE_NOT_FINISHED:
      stop(
        .malformed(message(of: error)),
        at: text.lastOffset(of: UInt8(ascii: "<"), before: offset) ?? 0)
    default:
      guard error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
      stop(.malformed(message(of: error)), at: min(offset, text.count))
    }
  }

  /// The message of libxml2, or a clearer one for some errors.
  private func message(of error: xmlError) -> String {
    let names = [error.str1, error.str2].map { $0.map { String(cString: $0) } ?? "" }
    switch xmlParserErrors(rawValue: UInt32(bitPattern: error.code)) {
    case XML_ERR_TAG_NAME_MISMATCH: return "</\(names[1])> does not close <\(names[0])>"
    case XML_ERR_GT_REQUIRED: return "the tag is not closed"
    case XML_ERR_ATTRIBUTE_NOT_FINISHED: return "the value of an attribute is not closed"
    case XML_ERR_TAG_NOT_FINISHED: return "<\(names[0])> is not closed"
    case XML_ERR_ATTRIBUTE_REDEFINED: return "the attribute '\(names[0])' is given twice"
    case XML_ERR_DOCUMENT_EMPTY: return "there is no element"
    case XML_ERR_DOCUMENT_END: return "there is more after the end of the document"
    default:
      let message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
      // Some messages begin with the name of a function: "xmlParseEntityRef: no name".
      let words = message.prefix { $0 != "\n" }
      return words.hasPrefix("xmlParse")
        ? String(words.drop { $0 != ":" }.dropFirst(2)) : String(words)
    }
  }

  private func stop(_ kind: XMLError.Kind, at offset: Int) {
    guard !hasStopped else { return }
    hasStopped = true
    var error = XMLError(kind, offset: offset, in: text)
    error.offset = source.fileOffset(ofText: offset)
    self.error = error
  }

  /// Stops parsing.
  ///
  /// This must not be called while libxml2 reports an error, because it frees the input.
  private func halt() { xmlStopParser(context) }
}

/// The names of a document, each stored once.
struct NameDictionary {
  let dictionary: OpaquePointer?

  /// Returns a name with its prefix.
  func name(_ name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?) -> XMLName {
    guard let prefix else { return XMLName(start: name) }
    guard let start = xmlDictQLookup(dictionary, prefix, name) else {
      preconditionFailure("out of memory")
    }
    return XMLName(start: start)
  }

  func namespaceDeclaration(prefix: UnsafePointer<UInt8>?) -> XMLName {
    guard let xmlns = xmlDictLookup(dictionary, "xmlns", -1) else {
      preconditionFailure("out of memory")
    }
    return prefix.map { name($0, prefix: xmlns) } ?? XMLName(start: xmlns)
  }
}

import Graphics

/// The images that the drawings of a document show, each of which is in the page once.
final class DrawnImages {
  private struct Key: Hashable {
    var name: String
    var fit: String
  }

  private let find: (String) -> GalleryDocument.Image?
  private let prefix: String
  private var known: [String: GalleryDocument.Image?] = [:]
  private var symbols: [Key: Int] = [:]
  /// The bytes of images that a document may still have on a page.
  private var remaining = 8 << 20

  /// Creates an empty list of images, whose ids on the page begin with a prefix.
  init(idPrefix: String, find: @escaping (String) -> GalleryDocument.Image?) {
    (prefix, self.find) = (idPrefix, find)
  }

  /// Writes an image into a frame; returns false if there is none with the name.
  func write(
    _ name: String, in frame: Rect, _ mode: ContentMode, to html: inout HTMLText
  ) -> Bool {
    guard let image = image(name) else { return false }
    let fit =
      switch mode {
      case .scaleToFill, .redraw: "none"
      case .scaleAspectFill: "xMidYMid slice"
      default: "xMidYMid meet"
      }
    let key = Key(name: name, fit: fit)
    let number = symbols[key] ?? symbols.count + 1
    let id = "\(prefix)i\(number)"
    if symbols.updateValue(number, forKey: key) == nil {
      html.open("symbol", [("id", id)])
      html.open(
        "image",
        [
          ("width", "100%"), ("height", "100%"), ("preserveAspectRatio", fit),
          ("href", "data:\(image.mediaType);base64,\(base64(image.bytes))"),
        ])
      html.close("image")
      html.close("symbol")
    }
    html.open("use", [("href", "#" + id)] + rect(frame))
    html.close("use")
    return true
  }

  private func image(_ name: String) -> GalleryDocument.Image? {
    if let known = known[name] { return known }
    var found = find(name)
    if let size = found?.bytes.count {
      if size <= remaining { remaining -= size } else { found = nil }
    }
    known[name] = .some(found)
    return found
  }
}

/// The bytes in base64 (RFC 4648).
func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let count = min(3, bytes.count - start)
    var group = 0
    for offset in 0..<3 { group = group << 8 | (offset < count ? Int(bytes[start + offset]) : 0) }
    for place in 0..<4 {
      text.append(place <= count ? digits[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}

#if UIKit
public import Foundation
import Graphics

/// The shadow of text (`NSShadow`).
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  /// Creates a shadow that is not moved.
  public override init() { super.init() }

  /// The distance from the text; zero unless set (`NSShadow.shadowOffset`).
  open var shadowOffset = CGSize.zero
  /// The blur of the shadow, in points; 0 unless set (`NSShadow.shadowBlurRadius`).
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; black with an opacity of a third unless set (`NSShadow.shadowColor`).
  open var shadowColor: Any? = Color.black.withAlphaComponent(1 / 3)

  /// Returns another shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns a Boolean value that indicates whether another shadow has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? Color == shadowColor as? Color
  }
  /// A hash of the offset and the radius.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  // MARK: Archives

  /// True: archives of shadows are read securely.
  open class var supportsSecureCoding: Bool { true }
  /// Creates a shadow from an archive.
  public required init?(coder: NSCoder) {
    shadowOffset = coder.decodeSize(forKey: "NSShadowOffset")
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    let data = coder.decodeObject(of: NSData.self, forKey: "NSShadowColor")
    shadowColor = data.flatMap { try? JSONDecoder().decode(Color.self, from: $0 as Data) }
    super.init()
  }
  /// Writes the shadow into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(shadowOffset, forKey: "NSShadowOffset")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    let data = (shadowColor as? Color).flatMap { try? JSONEncoder().encode($0) }
    coder.encode(data as NSData?, forKey: "NSShadowColor")
  }
}
#endif

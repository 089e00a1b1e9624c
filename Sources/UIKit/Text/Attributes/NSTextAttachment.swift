#if UIKit
public import Foundation
public import Graphics

/// An attachment that is shown in place of a character of a text (`NSTextAttachment`).
///
/// Only stored: texts are measured with the character U+FFFC in its place.
open class NSTextAttachment: NSObject {
  /// The character that stands for an attachment: U+FFFC (`NSTextAttachment.character`).
  public class var character: Int { 0xFFFC }

  /// Creates an attachment of some bytes, such as a file's (`NSTextAttachment.init(data:ofType:)`).
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }
  /// Creates an empty attachment.
  public convenience override init() { self.init(data: nil, ofType: nil) }
  /// Creates an attachment of an image (iOS 13, `NSTextAttachment.init(image:)`).
  public convenience init(image: Image) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The bytes; nil unless given (`NSTextAttachment.contents`).
  open var contents: Data?
  /// The uniform type of the bytes; nil unless given (`NSTextAttachment.fileType`).
  open var fileType: String?
  /// The image; nil unless given (`NSTextAttachment.image`).
  open var image: Image?
  /// The rectangle, whose origin is on the baseline; empty unless set, for the size of the image
  /// (`NSTextAttachment.bounds`).
  open var bounds = CGRect.zero
  /// The space before and after the attachment; 0 unless set (iOS 15,
  /// `NSTextAttachment.lineLayoutPadding`).
  open var lineLayoutPadding: CGFloat = 0
  /// A Boolean value that indicates whether a view may show the attachment; true unless set (iOS
  /// 15, `NSTextAttachment.allowsTextAttachmentView`).
  open var allowsTextAttachmentView = true

  /// Returns the image that is shown: ``image`` (`NSTextAttachment.image(forBounds:…)`).
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> Image? { image }

  /// Returns the rectangle that is shown: ``bounds``, or the size of the image
  /// (`NSTextAttachment.attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`).
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty, let image else { return bounds }
    return CGRect(origin: .zero, size: image.size)
  }
}

extension NSAttributedString {
  /// Creates a text of one character, which stands for an attachment
  /// (`NSAttributedString.init(attachment:)`).
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Returns whether a range has an attachment (`NSAttributedString.containsAttachments(in:)`).
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
#endif

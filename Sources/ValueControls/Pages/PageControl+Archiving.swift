package import ControlCore
package import Graphics
package import ResponderKit

// The images of pages in archives.
extension PageControl {
  /// The image of a page as a value for archives.
  package struct StoredImage: Sendable, Hashable, Codable {
    package var page: Int
    package var image: Image
    package var isCurrent: Bool
  }

  /// The images of single pages, in order.
  package final var archivedImages: [StoredImage] {
    get {
      looks.allValues.compactMap { look, _, value, _ in
        guard let image = value as? Image else { return nil }
        return switch look {
        case .imageOfPage(let page): StoredImage(page: page, image: image, isCurrent: false)
        case .currentImageOfPage(let page): StoredImage(page: page, image: image, isCurrent: true)
        default: nil
        }
      }
    }
    set {
      for image in newValue {
        looks.set(
          image.image, image.isCurrent ? .currentImageOfPage(image.page) : .imageOfPage(image.page))
      }
    }
  }
}

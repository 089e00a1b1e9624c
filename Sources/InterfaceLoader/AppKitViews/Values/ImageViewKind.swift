import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Views of images.
enum ImageViewKind: AppKitControlKind {
  static var elementNames: [String] { ["imageView"] }
  static func make() -> NSImageView { NSImageView(frame: .zero) }
  static var operations: [ScreenOperation.Kind] { [] }
  static var isCountedIfUnread: Bool { false }

  static func shapes(of view: NSImageView) -> [ViewShape] {
    view.image.map { image in
      [
        ViewShape(
          content: .image(image.name, isSymbol: image.catalog == .system), frame: view.bounds)
      ]
    } ?? []
  }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    guard let cell = cell as? NSImageCell else { return }
    cell.apply(content)
    cell.image = content.image
    if let scaling = NSImageScaling(documentName: content.imageScaling) {
      cell.imageScaling = scaling
    }
  }
}

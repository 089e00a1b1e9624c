import ControlCore
import Graphics
import ResponderKit

/// A segment, in few bytes: most have a title and nothing else.
struct SegmentContent {
  /// The content of a segment: a title or an image, never both.
  enum Face {
    case title(String)
    indirect case image(Image)
  }

  var face: Face?
  var isEnabled = true
  private(set) var extras: Extras?

  /// The values that few segments have.
  final class Extras {
    var action: Action?
    var width = 0.0
    var offset = Size.zero

    init() {}

    init(copying other: Extras) {
      (action, width, offset) = (other.action, other.width, other.offset)
    }
  }

  init(title: String?) { face = title.map { .title($0) } }
  init(image: Image?) { face = image.map { .image($0) } }

  /// Shows the image of the action, or its title.
  @MainActor
  init(action: Action) {
    face = action.image.map { .image($0) } ?? .title(action.title)
    madeExtras.action = action
  }

  /// The extras, of which this segment has the only reference.
  var madeExtras: Extras {
    mutating get {
      if let extras, isKnownUniquelyReferenced(&self.extras) { return extras }
      let made = extras.map { Extras(copying: $0) } ?? Extras()
      extras = made
      return made
    }
  }

  var title: String? { if case .title(let title) = face { title } else { nil } }
  var image: Image? { if case .image(let image) = face { image } else { nil } }
}

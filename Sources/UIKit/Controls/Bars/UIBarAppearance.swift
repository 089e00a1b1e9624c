#if UIKit
public import Foundation
public import Graphics
public import ResponderKit

/// The look of the background of a bar: `UIBarAppearance`.
///
/// The values are kept and can be read; nothing is drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The background of the bar.
  private struct Background {
    var effect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor? = UIColor(white: 0, alpha: 0.3)
    var shadowImage: UIImage?
  }
  private var background = Background()

  /// The kind of device that the looks are for.
  public final let idiom: UIUserInterfaceIdiom

  /// Creates the looks of bars on a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates the looks of bars on a phone.
  public convenience override init() { self.init(idiom: .phone) }

  /// Creates looks with the background of others.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    background = barAppearance.background
    super.init()
  }

  /// The same looks in another object; it copies what a subclass has, too.
  open override func copy() -> Any {
    MainActor.assumeIsolated { Self(barAppearance: self) }
  }

  /// Sets the background of the system: a material, with a shadow.
  open func configureWithDefaultBackground() { background = Background() }

  /// Sets an opaque background of the system's color, with a shadow.
  open func configureWithOpaqueBackground() {
    background = Background()
    background.effect = nil
    background.color = .systemBackground
  }

  /// Sets no background and no shadow.
  open func configureWithTransparentBackground() {
    background = Background()
    background.effect = nil
    background.shadowColor = nil
  }

  /// The material behind the bar; that of the system unless set.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }
  /// The color over the material; nil unless set.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }
  /// The image over the color; nil unless set.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }
  /// The content mode of the image in the bar; it is stretched unless set.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageContentMode }
    set { background.imageContentMode = newValue }
  }
  /// The color of the shadow below the bar; the system's unless set, nil for none.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }
  /// The image of the shadow; nil unless set.
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }
}
#endif

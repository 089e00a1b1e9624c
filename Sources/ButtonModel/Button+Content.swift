public import ControlCore
public import Graphics

extension Button {
  /// Sets the title of a state, or removes it for nil.
  public final func setTitle(_ title: String?, for state: ControlState) {
    titles.set(title, for: state)
  }

  /// Returns the title of a state: its own, otherwise that of the normal state.
  ///
  /// Combined states do not fall back to their parts: `[.selected, .highlighted]` never borrows
  /// from `.selected`.
  public final func title(for state: ControlState) -> String? { titles[state] }

  /// Sets the attributed title of a state, or removes it for nil; it is shown instead of the plain
  /// one.
  public final func setAttributedTitle(_ title: AttributedText?, for state: ControlState) {
    attributedTitles.set(title, for: state)
  }

  /// Returns the attributed title of a state: its own, otherwise that of the normal state.
  public final func attributedTitle(for state: ControlState) -> AttributedText? {
    attributedTitles[state]
  }

  /// Sets the image of a state, or removes it for nil.
  public final func setImage(_ image: Image?, for state: ControlState) {
    images.set(image, for: state)
  }

  /// Returns the image of a state: its own, otherwise that of the normal state.
  public final func image(for state: ControlState) -> Image? { images[state] }

  /// Sets the background image of a state, or removes it for nil.
  public final func setBackgroundImage(_ image: Image?, for state: ControlState) {
    backgroundImages.set(image, for: state)
  }

  /// Returns the background image of a state: its own, otherwise that of the normal state.
  public final func backgroundImage(for state: ControlState) -> Image? { backgroundImages[state] }

  /// The title of the present state.
  public final var currentTitle: String? { title(for: state) }

  /// The attributed title of the present state; where there is one it is shown instead of the plain
  /// title.
  public final var currentAttributedTitle: AttributedText? { attributedTitle(for: state) }

  /// The image of the present state.
  public final var currentImage: Image? { image(for: state) }

  /// The background image of the present state.
  public final var currentBackgroundImage: Image? { backgroundImage(for: state) }
}

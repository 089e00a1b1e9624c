public import Graphics

// The members that a subclass hardly overrides.
extension ScrollView {
  /// The position of content that is smaller than the view, from 0 to 1 in each direction; (0, 0),
  /// the beginning, unless set (`UIScrollView.contentAlignmentPoint`).
  ///
  /// It is stored; the offset doesn't follow.
  public final var contentAlignmentPoint: Point {
    get { scrollLooks?.contentAlignmentPoint ?? .zero }
    set { settingScrollLooks.contentAlignmentPoint = newValue }
  }
  /// The mode of showing an index; as the system decides unless set
  /// (`UIScrollView.indexDisplayMode`).
  public final var indexDisplayMode: IndexDisplayMode {
    get { scrollLooks?.indexDisplayMode ?? .automatic }
    set { settingScrollLooks.indexDisplayMode = newValue }
  }
  /// A Boolean value that indicates whether the safe area is added to the distances of the
  /// indicators; true unless set (`UIScrollView.automaticallyAdjustsScrollIndicatorInsets`).
  public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { isOn(.adjustsIndicatorInsets) }
    set { turn(.adjustsIndicatorInsets, on: newValue) }
  }
  /// A Boolean value that indicates whether the content is being scrolled with an animation: false,
  /// as an offset is reached at once (`UIScrollView.isScrollAnimating`).
  public final var isScrollAnimating: Bool { false }
  /// Ends scrolling and zooming: nothing, as neither takes time
  /// (`UIScrollView.stopScrollingAndZooming()`).
  public final func stopScrollingAndZooming() {}
  /// A Boolean value that indicates whether keys scroll the content; true unless set
  /// (`UIScrollView.allowsKeyboardScrolling`).
  public final var allowsKeyboardScrolling: Bool {
    get { isOn(.allowsKeyboardScrolling) }
    set { turn(.allowsKeyboardScrolling, on: newValue) }
  }
  /// A Boolean value that indicates whether a drag scrolls in one direction only; false unless set
  /// (`UIScrollView.isDirectionalLockEnabled`).
  public final var isDirectionalLockEnabled: Bool {
    get { isOn(.isDirectionalLockEnabled) }
    set { turn(.isDirectionalLockEnabled, on: newValue) }
  }
  /// A Boolean value that indicates whether the content bounces in the horizontal direction; true
  /// unless set (`UIScrollView.bouncesHorizontally`).
  public final var bouncesHorizontally: Bool {
    get { scrollLooks?.bounces.horizontally ?? true }
    set { settingScrollLooks.bounces.horizontally = newValue }
  }
  /// A Boolean value that indicates whether the content bounces in the vertical direction; true
  /// unless set (`UIScrollView.bouncesVertically`).
  public final var bouncesVertically: Bool {
    get { scrollLooks?.bounces.vertically ?? true }
    set { settingScrollLooks.bounces.vertically = newValue }
  }
}

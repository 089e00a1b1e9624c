#if UIKit
public import Graphics
public import ResponderKit

extension UIScrollView {
  /// Whether the horizontal indicator is shown; true unless set
  /// (`UIScrollView.showsHorizontalScrollIndicator`).
  public final var showsHorizontalScrollIndicator: Bool {
    get { scrollValuesIfAny?.showsIndicators.horizontal ?? true }
    set { scrollValues.showsIndicators.horizontal = newValue }
  }
  /// Whether the vertical indicator is shown; true unless set
  /// (`UIScrollView.showsVerticalScrollIndicator`).
  public final var showsVerticalScrollIndicator: Bool {
    get { scrollValuesIfAny?.showsIndicators.vertical ?? true }
    set { scrollValues.showsIndicators.vertical = newValue }
  }
  /// The color of the indicators; the default one unless set (`UIScrollView.indicatorStyle`).
  public final var indicatorStyle: IndicatorStyle {
    get { scrollValuesIfAny?.indicatorStyle ?? .default }
    set { scrollValues.indicatorStyle = newValue }
  }
  /// The distances of the vertical indicator from the edges; zero unless set
  /// (`UIScrollView.verticalScrollIndicatorInsets`).
  public final var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollValuesIfAny?.verticalIndicatorInsets ?? .zero }
    set { scrollValues.verticalIndicatorInsets = newValue }
  }
  /// The distances of the horizontal indicator from the edges; zero unless set
  /// (`UIScrollView.horizontalScrollIndicatorInsets`).
  public final var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollValuesIfAny?.horizontalIndicatorInsets ?? .zero }
    set { scrollValues.horizontalIndicatorInsets = newValue }
  }
  /// The distances of the indicators from the edges: setting it sets both; those of the vertical
  /// one are read (`UIScrollView.scrollIndicatorInsets`).
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area is added to the distances of the indicators; true unless set
  /// (`UIScrollView.automaticallyAdjustsScrollIndicatorInsets`).
  public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { isOn(.adjustsIndicatorInsets) }
    set { turn(.adjustsIndicatorInsets, on: newValue) }
  }
  /// When an index is shown; as the system decides unless set (`UIScrollView.indexDisplayMode`).
  public final var indexDisplayMode: IndexDisplayMode {
    get { scrollValuesIfAny?.indexDisplayMode ?? .automatic }
    set { scrollValues.indexDisplayMode = newValue }
  }

  /// Shows the indicators for a moment: nothing, as nothing is drawn
  /// (`UIScrollView.flashScrollIndicators()`).
  public final func flashScrollIndicators() {}
}
#endif

public import ResponderKit

extension ViewController {
  /// The nearest navigation controller around this controller; nil for none
  /// (`UIViewController.navigationController`).
  public final var navigationController: NavigationController? { ancestor() }
  /// The nearest tab bar controller around this controller; nil for none
  /// (`UIViewController.tabBarController`).
  public final var tabBarController: TabBarController? { ancestor() }
  /// The nearest split view controller around this controller; nil for none
  /// (`UIViewController.splitViewController`).
  public final var splitViewController: SplitViewController? { ancestor() }
}

#if UIKit
import Foundation
import ResponderKit
import UIKitDialect

// A table makes its cells from a class that is registered. Swift creates an object of a class that
// is known only when the program runs with a `required` initializer, which UIKit's classes don't
// have: each subclass would have to declare it. The initializer of every class is nevertheless in
// its table of virtual methods, at the same place in all subclasses. So the class is taken for a
// subclass here whose initializer is required, and the call finds the initializer of the actual
// class. That of a class that doesn't inherit it traps with Swift's message, as UIKit's does.
//
// The second subclasses keep the compiler from calling the first ones directly.

private class CellByClass: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

private final class AnotherCellByClass: CellByClass {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

private class HeaderByClass: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
}

private final class AnotherHeaderByClass: HeaderByClass {
  required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
}

private class ViewByClass: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
}

private final class AnotherViewByClass: ViewByClass {
  required init(frame: CGRect) { super.init(frame: frame) }
}

/// Creates objects of classes that are known only when the program runs.
@MainActor
enum MadeByClass {
  /// Creates a cell of a class with the initializer that UIKit's tables call.
  @_optimize(none) @inline(never)
  static func cell(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    let make = unsafeBitCast(type, to: CellByClass.Type.self)
    let cell: UITableViewCell = make.init(style: .default, reuseIdentifier: identifier)
    return cell
  }

  /// Creates a header or footer of a class with the initializer that UIKit's tables call.
  @_optimize(none) @inline(never)
  static func header(
    _ type: UITableViewHeaderFooterView.Type, identifier: String
  ) -> UITableViewHeaderFooterView {
    let make = unsafeBitCast(type, to: HeaderByClass.Type.self)
    let header: UITableViewHeaderFooterView = make.init(reuseIdentifier: identifier)
    return header
  }

  /// Creates a view of a class with the initializer of all views.
  @_optimize(none) @inline(never)
  static func view(_ type: UIView.Type, frame: CGRect) -> UIView {
    let make = unsafeBitCast(type, to: ViewByClass.Type.self)
    let view: UIView = make.init(frame: frame)
    return view
  }
}
#endif

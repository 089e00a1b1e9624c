import Graphics
import ResponderKit

// A table makes its cells from a class that is registered. Swift creates an object of a class that
// is known only when the program runs with a `required` initializer, which UIKit's classes don't
// have: each subclass would have to declare it. The initializer of every class is nevertheless in
// its table of virtual methods, at the same place in all subclasses. So the class is taken for a
// subclass here whose initializer is required, and the call finds the initializer of the actual
// class. That of a class that doesn't inherit it traps with Swift's message, as UIKit's does.
//
// The second subclasses keep the compiler from calling the first ones directly.

private class CellByClass: TableViewCell {
  required override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

private final class AnotherCellByClass: CellByClass {
  required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

private class HeaderByClass: TableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
}

private final class AnotherHeaderByClass: HeaderByClass {
  required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
}

private class ViewByClass: View {
  required override init(frame: Rect) { super.init(frame: frame) }
}

private final class AnotherViewByClass: ViewByClass {
  required init(frame: Rect) { super.init(frame: frame) }
}

/// Creates objects of classes that are known only when the program runs.
@MainActor
enum MadeByClass {
  /// Creates a cell of a class with the initializer that UIKit's tables call.
  @_optimize(none) @inline(never)
  static func cell(_ type: TableViewCell.Type, identifier: String) -> TableViewCell {
    let make = unsafeBitCast(type, to: CellByClass.Type.self)
    let cell: TableViewCell = make.init(style: .default, reuseIdentifier: identifier)
    return cell
  }

  /// Creates a header or footer of a class with the initializer that UIKit's tables call.
  @_optimize(none) @inline(never)
  static func header(
    _ type: TableViewHeaderFooterView.Type, identifier: String
  ) -> TableViewHeaderFooterView {
    let make = unsafeBitCast(type, to: HeaderByClass.Type.self)
    let header: TableViewHeaderFooterView = make.init(reuseIdentifier: identifier)
    return header
  }

  /// Creates a view of a class with the initializer of all views.
  @_optimize(none) @inline(never)
  static func view(_ type: View.Type, frame: Rect) -> View {
    let make = unsafeBitCast(type, to: ViewByClass.Type.self)
    let view: View = make.init(frame: frame)
    return view
  }
}

#if UIKit
import Foundation

// Foundation's value objects on Linux hold its own structures and plain arrays, and no other
// structure: what has only numbers is kept as an array of them.
extension NSValue {
  /// Creates a value object of some numbers.
  convenience init(numbers: [Double]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// The numbers of a value object that has so many; zeros for any other, as what another type's
  /// getter answers is undefined in Foundation.
  func numbers(_ count: Int) -> [Double] {
    var numbers = [Double](repeating: 0, count: count)
    guard String(cString: objCType) == "[\(count)d]" else { return numbers }
    numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return numbers
  }
}
#endif

import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Returns how long the processor works on something, in seconds.
@MainActor
func seconds(_ body: () -> Void) -> Double {
  let start = clock()
  body()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

/// Expects twice the size to take at most 2.6 times as long.
///
/// Other programs and tests disturb a measurement, so both sizes are measured again, up to six times:
/// what is not linear takes too long each time.
@MainActor
func expectLinear(from size: Int, _ seconds: (Int) -> Double) {
  var times: [String] = []
  for _ in 0..<6 {
    let (half, whole) = (seconds(size), seconds(size * 2))
    if whole <= half * 2.6 { return }
    times.append("\(half) s, then \(whole) s")
  }
  Issue.record("\(times)")
}

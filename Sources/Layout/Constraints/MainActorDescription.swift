import Graphics

/// Returns a description that reads objects of the main actor; nil where it does not run.
///
/// A log may describe an object on any thread.
func describedOnMainActor(_ body: @MainActor () -> String) -> String? {
  MainActor.isCurrent ? MainActor.assumeIsolated(body) : nil
}

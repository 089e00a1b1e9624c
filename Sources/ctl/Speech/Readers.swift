import Accessibility
import InterfaceLoader

/// The screen readers with their policies.
struct Readers {
  var iOS: VoiceOver = .standard
  var macOS = VoiceOverMac()
  var orca = Orca()

  /// Creates the readers, with the last of several choices of a policy.
  init(_ policies: [ReaderPolicy.Choice] = []) {
    for policy in policies { policy.apply(to: &self) }
  }

  /// Sets the reader of a loader, or those of the platforms for nil.
  @MainActor
  func set(_ reader: ReaderOptions.Reader?, for loader: InterfaceLoader) {
    switch reader {
    case .iOS: (loader.screenReader, loader.appKitScreenReader) = (iOS, iOS)
    case .macOS: (loader.screenReader, loader.appKitScreenReader) = (macOS, macOS)
    case .orca: (loader.screenReader, loader.appKitScreenReader) = (orca, orca)
    case nil: (loader.screenReader, loader.appKitScreenReader) = (iOS, macOS)
    }
  }
}

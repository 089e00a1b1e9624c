package import AppKitDialect
import InterfaceBuilder
package import Localize
package import ResponderKit

// Windows that code has made, which are read and operated as those of a document without objects.
extension LiveDocument {
  /// Makes a document of a window of code, which its user goes on operating; its only screen is the window.
  ///
  /// The language is that in which a screen reader says its own words.
  package convenience init(
    showing window: Window, language: LanguageTag, loader: InterfaceLoader = InterfaceLoader()
  ) {
    let isPad = window.traitCollection.userInterfaceIdiom == .pad
    let version = DocumentVersion.empty(
      "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
      isPad ? "iOS.CocoaTouch.iPad" : "iOS.CocoaTouch",
      language)
    self.init(
      version, showing: window, titled: window.rootViewController?.title, loader,
      window.windowScene?.application)
    uiKitScreens?.windows[ObjectIdentifier(window)] = window
  }

  /// Makes a document of a window of AppKit that code has made, in the application of the scope.
  package convenience init(
    showing window: NSWindow, language: LanguageTag, loader: InterfaceLoader = InterfaceLoader()
  ) {
    let version = DocumentVersion.empty(
      "com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", language)
    self.init(version, showing: window, titled: window.title, loader, nil)
  }
}

extension LiveDocument {
  /// The screen of AppKit's key window, which may be of no document, such as the About panel; nil without one.
  package var screenOfKeyWindow: LiveScreen? {
    guard let screens = dialectScreens as? AppKitScreens, let window = screens.application.keyWindow
    else { return nil }
    let number = interface.screens.firstIndex {
      $0.root === window || $0.root === window.contentView
    }
    if let number { return dialectScreens.screen(at: number) }
    let loaded = LoadedScreen(title: window.title, sceneIndex: 0, root: window)
    return LiveScreen(document: self, loaded: loaded, shownIn: window)
  }
}

extension DocumentVersion {
  /// A document without objects.
  fileprivate static func empty(
    _ type: String, _ runtime: String, _ language: LanguageTag
  ) -> DocumentVersion {
    let text = #"<document type="\#(type)" targetRuntime="\#(runtime)"><objects/></document>"#
    guard let document = try? InterfaceDocument(Array(text.utf8), path: "") else {
      preconditionFailure("a document without objects can be read")
    }
    return DocumentVersion(document, writtenIn: language)
  }
}

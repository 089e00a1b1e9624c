#if UIKit
public import Foundation

/// The app that an extension runs in: `NSExtensionContext`.
///
/// The answer of an extension is kept and can be read; no app receives it.
open class NSExtensionContext: NSObject {
  /// The items that the app passes to the extension; none unless a test sets some.
  open var inputItems: [Any]
  /// The items with which the request was completed; nil before that.
  public private(set) final var returnedItems: [Any]?
  /// The error with which the request was canceled; nil unless it was.
  public private(set) final var cancellationError: (any Error)?
  /// The addresses that the extension asked to open.
  public private(set) final var openedURLs: [URL] = []

  /// Creates a context with the items of an app.
  public init(inputItems: [Any] = []) {
    self.inputItems = inputItems
    super.init()
  }

  /// Completes the request with items.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    returnedItems = items ?? []
    completionHandler?(false)
  }

  /// Cancels the request.
  open func cancelRequest(withError error: any Error) { cancellationError = error }

  /// Asks to open a resource; keeps it and answers false.
  open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    openedURLs.append(url)
    completionHandler?(false)
  }
}

/// An item that an app passes to an extension: `NSExtensionItem`.
open class NSExtensionItem: NSObject {
  /// The title; nil unless set.
  open var attributedTitle: NSAttributedString?
  /// The text; nil unless set.
  open var attributedContentText: NSAttributedString?
  /// The attachments; nil unless set.
  open var attachments: [NSItemProvider]?
  /// Other facts; nil unless set.
  open var userInfo: [AnyHashable: Any]?
}

/// An error's key for the items that could not be processed.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
#endif

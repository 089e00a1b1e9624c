import InterfaceBuilder
import InterfaceLoader
import TestSupport
import Testing

@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not beside the package"))
struct CorpusAttributeTests {
  /// Returns how often each thing became of the runtime attributes of documents.
  @MainActor
  private func outcomes(
    _ documents: [(path: String, document: InterfaceDocument)]
  ) -> (taken: [String: Int], left: [String: Int]) {
    var (taken, left) = ([String: Int](), [String: Int]())
    for (_, document) in documents {
      for attribute in InterfaceLoader.withPlaceholders().load(document).runtimeAttributes {
        let key = attribute.attribute.keyPath
        switch attribute.outcome {
        case .taken: taken[key, default: 0] += 1
        case .unregisteredClass(let name): left["\(name).\(key)", default: 0] += 1
        case .unknownKey(let name): left["? \(name).\(key)", default: 0] += 1
        case .notLoaded(let name), .otherType(let name):
          left["! \(name).\(key)", default: 0] += 1
        }
      }
    }
    return (taken, left)
  }

  @MainActor @Test
  func `the attributes of UIKit's documents are set, or listed with class and key`() {
    let (taken, left) = outcomes(Corpus.documents)
    #expect(
      taken == [
        "layer.cornerRadius": 20, "accessibilityIdentifier": 16, "accessibilityElementsHidden": 1,
        "textLabel.accessibilityElementsHidden": 1, "titleLabel.textAlignment": 1,
      ])
    #expect(
      left == [
        "RoundedRectangleView.cornerRadius": 8, "RoundedRectangleView.borderWidth": 7,
        "RoundedRectangleView.borderColor": 5, "RoundedRectangleView.dropShadow": 3,
        "GridView.columnCount": 1, "GridView.rowCount": 1, "GridView.lineColor": 1,
        "GridView.lineWidth": 1, "HUDLabel.text": 1, "TextFieldWithInsets.leftInset": 2,
        "TextFieldWithInsets.topInset": 1, "? TextField._placeholderLabel.textColor": 1,
        "? View.effect._style": 1,
      ])
  }

  @MainActor @Test func `the attributes of AppKit's documents are all of the apps' classes`() {
    let (taken, left) = outcomes(Corpus.appKitDocuments)
    #expect(taken == [:])
    #expect(
      left == [
        "CPYDesignableView.backgroundColor": 7, "CPYDesignableView.borderColor": 2,
        "CPYDesignableView.borderWidth": 2, "CPYDesignableView.cornerRadius": 2,
        "RecordView.backgroundColor": 2, "RecordView.borderColor": 6, "RecordView.borderWidth": 6,
        "RecordView.cornerRadius": 6, "RecordView.tintColor": 6, "CPYSplitView.separatorColor": 2,
        // The cells of its table are made for rows.
        "! RegularExpressionTextField.isReplacement": 1,
        "CPYPlaceHolderTextView.placeHolderColor": 2,
        "CPYPlaceHolderTextView.placeHolderText": 2,
      ])
  }
}

import Accessibility
import ArgumentParser
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

extension Gallery {
  /// Draws a screen in the first language that was asked for.
  func draw(_ name: String, _ collector: GalleryCollector) throws {
    var drawn: String?
    var known: [String] = []
    var failure: ExitCode?
    let documents = input.find()
    let file = try ExitStatus.ofOutput {
      try output.map { try OutputFile(.drawing, at: $0, overwrites: overwrite.isOn) }
    }
    do {
      try input.forEachDocument(in: documents) { reading, output in
        guard drawn == nil else { return }
        switch reading {
        case .failure(let error): output.report(error)
        case .success(let document):
          let gallery = collector.gallery(document, &output)
          guard let version = gallery.versions.first else { return }
          let own = collector.titles(of: document)
          drawn = find(name, in: version, titles: own, &known).flatMap {
            SVGPresenter(image: gallery.image).present($0, in: version.language)
          }
        }
      }
    } catch let error as ExitCode {
      failure = error
    }
    guard let drawn else {
      if let failure { throw failure }
      complain(about: name, known)
      throw ExitStatus.usage
    }
    if let file {
      try ExitStatus.ofOutput { try file.write { put in try put(drawn) } }
    } else {
      try Terminal.write(drawn)
    }
    if let failure { throw failure }
  }

  /// Reports that no screen has the name.
  private func complain(about name: String, _ known: [String]) {
    let near = names(near: name, among: known, atMost: max(2, name.count / 3))
    let shown = (near.isEmpty ? known.prefix(8).map { $0 } : near).map { "'\(visible($0))'" }
    let advice =
      shown.isEmpty
      ? "Name a document with screens."
      : near.isEmpty
        ? "Name \(shown.joined(separator: ", "))."
        : "Did you mean \(shown.joined(separator: ", "))?"
    let path = input.paths.count == 1 ? "\(visible(input.paths[0])): " : ""
    Terminal.complain("\(path)error: there is no screen '\(visible(name))'. \(advice)")
  }

  /// Returns the screen of a name in the language or in the document, or of a number; the first one for
  /// an empty name.
  private func find(
    _ name: String, in version: GalleryDocument.Version, titles own: [String?],
    _ known: inout [String]
  ) -> SpokenScreen? {
    for number in 0..<version.screenCount {
      let screen = version.screen(number)
      guard screen.drawing != nil else { continue }
      let title = number < own.count ? own[number] : nil
      known += Set([screen.title, title].compactMap(\.self)).sorted()
      if name.isEmpty || [screen.title, title, "\(number + 1)"].contains(name) { return screen }
    }
    return nil
  }
}

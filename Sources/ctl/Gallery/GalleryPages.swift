import ArgumentParser
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// Writes the pages of a gallery, piece by piece as screens and controls are made.
struct GalleryPages {
  let collector: GalleryCollector
  let input: InputOptions
  let overwrites: Bool

  /// Writes one page to standard output or to a file, or one for each document to a folder.
  func write(to output: String?) throws {
    let found = input.find()
    guard let output else {
      return try end { try page(of: found) { try Terminal.write($0) } }
    }
    let isPage = [".html", ".htm"].contains { output.lowercased().hasSuffix($0) }
    try end {
      try ExitStatus.ofOutput {
        guard isPage || OutputFile.stream(named: output) != nil else {
          return try folder(output, of: found)
        }
        // A document that cannot be read is reported, and the others are on the page.
        var failure: ExitCode?
        try OutputFile(.page, at: output, overwrites: overwrites).write { put in
          failure = try page(of: found, put)
        }
        return failure
      }
    }
  }

  /// Throws the exit status for documents that could not be read, when the pages are complete.
  private func end(_ pages: () throws -> ExitCode?) throws {
    defer { Terminal.clearProgress() }
    if let failure = try pages() { throw failure }
  }

  /// Writes a page; returns the exit status if a document could not be read.
  private func page(
    of documents: DocumentFinder, _ put: (String) throws -> Void
  ) throws -> ExitCode? {
    let presenter = HTMLPresenter(title: title)
    try put(presenter.head)
    var number = 0
    let failure = try forEach(of: documents) { gallery in
      number += 1
      try presenter.writePart(of: gallery, number: number, to: put)
    }
    try put(presenter.foot)
    return failure
  }

  private func folder(_ path: String, of documents: DocumentFinder) throws -> ExitCode? {
    let folder = try OutputFolder(at: path, overwrites: overwrites)
    try folder.check(.page, Self.index)
    var index = GalleryIndex()
    var names: Set<String> = []
    var count = 0
    let failure = try forEach(of: documents) { gallery in
      let presenter = HTMLPresenter(
        title: visible(RelativePaths.split(gallery.document.path).name))
      let file = Self.fileName(of: gallery.document.path, besides: &names)
      try folder.write(.page, file) { put in
        try put(presenter.head)
        try presenter.writePart(of: gallery, number: 1, to: put)
        try put(presenter.foot)
      }
      index.add(gallery, file: file)
      count += 1
    }
    try folder.write(.page, Self.index) { put in try put(index.page(title: title)) }
    try folder.finish()
    Terminal.complain(
      "ctl: note: \(visible(path)) has \(amount(count, "page")). Open \(visible(path))/\(Self.index)."
    )
    return failure
  }

  /// Makes the documents live, one after the other; returns the exit status if one could not be read.
  private func forEach(
    of documents: DocumentFinder, _ body: (GalleryDocument) throws -> Void
  ) throws -> ExitCode? {
    do {
      try input.forEachDocument(in: documents) { reading, output in
        for gallery in galleries(reading, &output) { try body(gallery) }
      }
      return nil
    } catch let error as ExitCode {
      return error
    }
  }

  private func galleries(
    _ reading: DocumentInput.Reading, _ output: inout CommandOutput
  ) -> [GalleryDocument] {
    switch reading {
    case .success(let document): return collector.galleries(document, &output)
    case .failure(let error):
      output.report(error)
      return []
    }
  }

  private var title: String {
    let paths = input.paths.isEmpty ? ["."] : input.paths
    let names = paths.map { path in
      // A folder of dots is known by its name.
      path.allSatisfy { "./".contains($0) }
        ? RelativePaths.split(RelativePaths.absolute(path)).name : path
    }
    return "Screens of " + names.map { visible($0) }.joined(separator: ", ")
  }
}

extension GalleryPages {
  private static let index = "index.html"

  /// Returns the name of a page: the path of its document with hyphens, which no other page has.
  private static func fileName(of path: String, besides names: inout Set<String>) -> String {
    let plain = path.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        || scalar == "."
        ? Character(scalar) : "-"
    }
    let letters = String(String(plain).suffix(120).drop { $0 == "-" || $0 == "." })
    let stem = letters.isEmpty ? "document" : letters
    var name = stem.lowercased() + ".html"
    var number = 2
    while !names.insert(name).inserted || name == index {
      name = "\(stem.lowercased())-\(number).html"
      number += 1
    }
    return name
  }
}

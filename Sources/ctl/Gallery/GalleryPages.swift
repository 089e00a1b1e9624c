import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters

/// Writes the pages of a gallery, piece by piece as screens and controls are made.
struct GalleryPages {
  let collector: GalleryCollector
  let input: InputOptions

  /// Writes one page to standard output or to a file, or one for each document to a folder.
  func write(to output: String?) throws {
    guard let output else {
      return try page { try Terminal.write($0) }
    }
    guard !output.lowercased().hasSuffix(".html"), !output.lowercased().hasSuffix(".htm") else {
      var status: (any Error)?
      try Self.write(toFile: output) { put in
        // A document that cannot be read is told, and the others are on the page.
        do { try page(put) } catch let error as ExitCode { status = error }
      }
      if let status { throw status }
      return
    }
    try folder(output)
  }

  private func page(_ put: (String) throws -> Void) throws {
    let presenter = HTMLPresenter(title: title)
    try put(presenter.head)
    var number = 0
    var failure: ExitCode?
    do {
      try input.forEachDocument { reading, output in
        guard let gallery = gallery(reading, &output) else { return }
        number += 1
        try presenter.writePart(of: gallery, number: number, to: put)
      }
    } catch let error as ExitCode {
      failure = error
    }
    try put(presenter.foot)
    if let failure { throw failure }
  }

  private func folder(_ path: String) throws {
    try Self.makeFolder(path)
    var pages: [(file: String, title: String, summary: String)] = []
    var names: Set<String> = []
    var failure: ExitCode?
    do {
      try input.forEachDocument { reading, output in
        guard let gallery = gallery(reading, &output) else { return }
        let title = visible(gallery.document.path, limit: 8192)
        let presenter = HTMLPresenter(
          title: visible(RelativePaths.split(gallery.document.path).name))
        let file = Self.fileName(of: gallery.document.path, besides: &names)
        try Self.write(toFile: path + "/" + file) { put in
          try put(presenter.head)
          try presenter.writePart(of: gallery, number: 1, to: put)
          try put(presenter.foot)
        }
        pages.append((file, title, gallery.summary))
      }
    } catch let error as ExitCode {
      failure = error
    }
    try Self.write(toFile: path + "/index.html") { put in
      try put(HTMLPresenter(title: title).index(of: pages))
    }
    if let failure { throw failure }
  }

  private func gallery(
    _ reading: DocumentInput.Reading, _ output: inout CommandOutput
  ) -> GalleryDocument? {
    switch reading {
    case .success(let document): return collector.gallery(document, &output)
    case .failure(let error):
      output.report(error)
      return nil
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
  /// Writes a file whole or not at all.
  static func write(
    toFile path: String, _ contents: ((String) throws -> Void) throws -> Void
  ) throws {
    do throws(Diagnostic) {
      try ReplacedFile.write(toFile: path, contents)
    } catch {
      Terminal.report(error)
      throw ExitStatus.unreadableInput
    }
  }

  /// Makes a folder unless it is there.
  private static func makeFolder(_ path: String) throws {
    do throws(Diagnostic) {
      try OutputFolder(path: path).write([])
    } catch {
      Terminal.report(error)
      throw ExitStatus.unreadableInput
    }
  }

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
    while !names.insert(name).inserted || name == "index.html" {
      name = "\(stem.lowercased())-\(number).html"
      number += 1
    }
    return name
  }
}

extension GalleryDocument {
  /// The number of screens and controls, in words.
  fileprivate var summary: String {
    let controls = document.controls.count { $0.kind == .control || $0.kind == .item }
    return "\(amount(versions.first?.screenCount ?? 0, "screen")), \(amount(controls, "control"))"
  }
}

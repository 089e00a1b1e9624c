import Foundation
import TestSupport
import Testing

/// A question, with a control that an independent reader finds for it.
private struct Question: CustomTestStringConvertible, Sendable {
  var query: String
  var kind: String
  var document: String
  var id: String
  var testDescription: String { "\(kind) \(query) in \(document)" }

  static let all: [Question] = {
    let file = packageRoot.appending(path: "Tests/ctlTests/Source/Questions.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return Question(query: fields[0], kind: fields[1], document: fields[2], id: fields[3])
    }
  }()
}

/// A control that `ctl find` lists.
private struct Found: Decodable {
  var path: String
  var id: String?
  var match: String
  var by: String
  var summary: String
}

private struct Answer: Decodable {
  var controls: [Found]
}

private func find(_ arguments: [String]) throws -> [Found] {
  let result = try run("ctl", ["find"] + arguments + ["--format", "json"])
  return try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8)).controls
}

@Suite struct FindCommandTests {
  @Test(
    .enabled(if: SharedFolder.hasCorpus, "the corpus is absent"), .tags(.corpus),
    arguments: Question.all)
  private func `a question over the corpus has the answer of an independent reader`(
    question: Question
  ) throws {
    let found = try find([question.query, SharedFolder.corpus.path, "--by", question.kind])
    let exact = found.filter { $0.match == "exact" }
    #expect(exact.contains { $0.path.hasSuffix("/\(question.document)") && $0.id == question.id })
    // What is the query goes before what contains it.
    #expect(found.prefix(exact.count).allSatisfy { $0.match == "exact" })
    #expect(found.allSatisfy { $0.by == question.kind && !$0.summary.isEmpty })
  }

  @Test func `there are forty questions`() { #expect(Question.all.count == 40) }

  @Test func `each match has its place, the first line of describe and the term`() throws {
    let result = try run("ctl", ["find", "textSize", "Examples/SignIn"])
    #expect(result.status == 0)
    #expect(
      result.output == """
        Examples/SignIn/Base.lproj/SignIn.storyboard:96:29
          ● Stepper  #textSize  17 of 12…32
              identifier  textSize

        """)
  }

  @Test func `what is spelled nearly so is found if nothing else is, and nothing is a no`() throws {
    let near = try run("ctl", ["find", "UISwich", "Examples/SignIn"])
    #expect(near.status == 0 && near.output.contains("near class  UISwitch"))
    let none = try run("ctl", ["find", "zebra", "Examples/SignIn"])
    #expect(none.status == 1 && none.output.isEmpty)
    #expect(none.errors == "ctl: note: no control has 'zebra'.\n")
  }

  @Test func `the text of a secure field is not found`() throws {
    let scratch = try ScratchFolder([
      "Form.xib": form(
        owner: "Shop",
        more: """
          <textField text="hunter2" id="secret"><rect key="frame" x="0" y="0" width="100" height="44"/>\
          <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
          """)
    ])
    let result = try run("ctl", ["find", "hunter2", "Form.xib"], in: scratch.url)
    #expect(result.status == 1)
  }
}

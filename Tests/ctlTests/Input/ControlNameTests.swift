import Testing

private let names = """
  \(button("first", "second"))\(button("second", "Other", y: 50))
  \(button("third", "Save", y: 100, contents: """
    <accessibility key="accessibilityConfiguration" identifier="save"/>
    """))
  <tapGestureRecognizer id="4op-51-Dvd"><connections><action selector="tapped:" destination="-1" id="a"/>
  </connections></tapGestureRecognizer><label id="text"/>
  """

/// What a name says, and what it means in the document above.
private let meanings: [(name: String, control: String)] = [
  ("second", "Button “Other”"), ("id:second", "Button “Other”"), ("id second", "Button “Other”"),
  ("Other", "Button “Other”"), ("#save", "Button #save"), ("Save", "Button #save"),
]

/// Names that mean no control that a verb can operate, and what is said of them.
private let refusals: [(name: String, error: String)] = [
  ("text", "'text' is a label. Name a control; ctl describe shows all of them."),
  ("#sav", "there is no control '#sav'. Did you mean '#save', 'Save'?"),
]

@Suite struct ControlNameTests {
  @Test(arguments: meanings.indices)
  func `an exact id goes before a title`(index: Int) throws {
    let folder = try ScratchFolder(["Names.xib": xib(names)])
    let result = try run("ctl", ["why", "Names.xib", meanings[index].name], in: folder.url)
    #expect(result.output.hasPrefix("a tap      reaches \(meanings[index].control)\n"))
    #expect(result.status == 0)
  }

  @Test(arguments: refusals.indices)
  func `what no verb can operate is refused with its kind`(index: Int) throws {
    let folder = try ScratchFolder(["Names.xib": xib(names)])
    let result = try run("ctl", ["tap", "Names.xib", refusals[index].name], in: folder.url)
    #expect(unwrapped(result.errors) == "Names.xib: error: \(refusals[index].error)")
    #expect(result.status == 2)
  }

  @Test func `a title in a language of the command line is a name`() throws {
    for name in ["Войти", "Вход/Войти"] {
      let result = try run("ctl", ["why", "Examples/SignIn", name, "--locale", "ru"])
      #expect(result.output.hasPrefix("ru\na tap          reaches Button #signIn\n"), "\(name)")
    }
    #expect(try run("ctl", ["why", "Examples/SignIn", "Войти"]).status == 2)
  }

  @Test func `controls with one title and one id are told apart by their places`() throws {
    let twins = button("b", "Save") + button("b", "Save")
    let folder = try ScratchFolder(["A.xib": xib(twins)])
    let result = try run("ctl", ["tap", "A.xib", "Save"], in: folder.url)
    let lines = result.errors.split(separator: "\n")
    #expect(
      unwrapped(result.errors).hasPrefix(
        "A.xib: error: 2 controls are called 'Save', and their ids do not tell them apart. "
          + "Give each its own in the document: b  A.xib:4"))
    #expect(lines.suffix(2).count == 2 && Set(lines.suffix(2)).count == 2, "\(result.errors)")
  }

  @Test func `the same id in two documents asks for the document`() throws {
    let folder = try ScratchFolder(["A.xib": xib(button("b")), "B.xib": xib(button("b"))])
    let result = try run("ctl", ["tap", ".", "b"], in: folder.url)
    #expect(
      result.errors == """
        .: error: 2 controls have the id 'b'. Name the document:
          b  A.xib:4
          b  B.xib:4

        """)
    #expect(try run("ctl", ["tap", "A.xib", "b"], in: folder.url).status == 0)
  }
}

/// A message that was wrapped to the width, as one line.
func unwrapped(_ text: String) -> String {
  text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
}

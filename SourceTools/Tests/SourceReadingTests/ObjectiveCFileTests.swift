import AppSources
import SourceReading
import Testing

/// Returns the facts of a file of Objective-C.
private func objectiveC(_ text: String) -> SourceFile {
  ObjectiveCFileReader.read(Array(text.utf8), path: "App/File.m")
}

@Suite struct ObjectiveCFileTests {
  @Test func `an interface has its superclass, outlets and actions`() throws {
    let file = objectiveC(
      """
      #import <UIKit/UIKit.h>
      @class Other;
      @protocol Seller;
      @interface Shop<ObjectType> : UIViewController <UITableViewDelegate, Seller> {
        IBOutlet UILabel *_motto;
        @private NSInteger count, total;
      }
      @property (weak, nonatomic, nullable) IBOutlet UIButton *save;
      @property (strong) IBOutletCollection(UIButton) NSArray<UIButton *> *trays;
      @property (nonatomic) IBInspectable CGFloat radius NS_AVAILABLE(10_0, 9_0);
      @property (copy) void (^done)(BOOL ok);
      - (IBAction)save:(id)sender forEvent:(UIEvent *)event;
      - (IBAction)open;
      + (instancetype)shop;
      @end
      """)
    let type = try #require(file.types.first)
    #expect(type.name == "Shop" && type.kind == .class)
    #expect(type.inherited == ["UIViewController"])
    #expect(type.methods.map(\.selector) == ["save:forEvent:", "open", "shop"])
    #expect(type.methods.map(\.kind) == [.action, .action, .plain])
    #expect(type.methods.map(\.isStatic) == [false, false, true])
    #expect(type.methods[0].parameters == ["id", "UIEvent"])
    #expect(
      type.properties.map(\.name) == [
        "_motto", "count", "total", "save", "trays", "radius", "done",
      ])
    #expect(
      type.properties.map(\.kind)
        == [.outlet, .plain, .plain, .outlet, .outletCollection, .inspectable, .plain])
    #expect(
      type.properties.prefix(5).map(\.type) == [
        "UILabel", "NSInteger", "NSInteger", "UIButton", "UIButton",
      ])
    #expect(file.imports == ["UIKit"])
  }

  @Test func `categories and implementations extend a class`() {
    let file = objectiveC(
      """
      #import "Shop.h"
      @interface Shop () @property (weak) IBOutlet UIView *panel; @end
      @interface Shop (Links) - (IBAction)visit:(id)sender; @end
      @implementation Shop
      - (IBAction)visit:(id)sender { if (self) { [self performSegueWithIdentifier:@"go" sender:sender]; } }
      - (void)other:(id)a :(id)b {}
      @end
      """)
    #expect(file.types.map(\.kind) == [.extension, .extension, .extension])
    #expect(file.types[0].properties.map(\.name) == ["panel"])
    #expect(file.types[2].methods.map(\.selector) == ["visit:", "other::"])
    #expect(file.names.contains("Shop"))
  }

  @Test func `names that something else declares are used`() {
    let file = objectiveC(
      """
      @implementation A
      - (void)f {
        NSLocalizedString(@"a.b", nil);
        NSLocalizedStringFromTable(@"c", @"T", @"comment");
        NSLocalizedString(@"long " @"text " "here", nil);
        [UIImage imageNamed:@"Loaf"]; [UIColor colorNamed:@"Crust"];
        [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        [t dequeueReusableCellWithIdentifier:@"Row"];
        [t registerNib:nib forCellReuseIdentifier:kRow];
        @selector(save:forEvent:);
        NSString *s = [NSString stringWithFormat:@"x.%@", y];
      }
      @end
      """)
    #expect(
      file.uses.map { "\($0.kind.rawValue) \($0.name)\($0.table.map { " of \($0)" } ?? "")" } == [
        "key a.b", "key c of T", "key long text here", "image Loaf", "color Crust",
        "storyboard Main", "reuse Row", "registration ", "selector save:forEvent:",
      ])
    #expect(file.beginnings == ["x."])
  }

  @Test func `assignments to properties are known`() {
    let file = objectiveC(
      """
      @implementation A
      - (void)f {
        self.save.hidden = YES;
        _label.text = @"Loaf";
        [self.save setTitle:@"Save" forState:UIControlStateNormal];
        self.title = @"Shop";
        cell.label.text = name;
        if (self.save.enabled == YES) {}
      }
      @end
      """)
    #expect(
      file.assignments.map {
        "\($0.type).\($0.outlet ?? "self").\($0.property)=\($0.value ?? "?")"
      } == [
        "A.save.hidden=true", "A.label.text=Loaf", "A.save.title=Save", "A.self.title=Shop",
        ".label.text=?",
      ])
  }

  @Test func `comments and the preprocessor are passed over, and both branches are read`() {
    let file = objectiveC(
      """
      /* @interface No : NSObject @end */ // @interface No : NSObject
      #pragma mark - Don't
      #if A
      @interface Yes : NSObject
      #else
      @interface Also : NSObject
      #endif
      @end
      #define NAME @"name"
      """)
    #expect(file.types.map(\.name) == ["Yes", "Also"])
    #expect(file.strings == ["name"])
  }

  @Test(arguments: [
    "@", "@\"", "@interface", "@interface A", "@interface A :", "@interface A <", "@property",
    "@property (", "@interface A { ", "@implementation A - (", "@implementation A -(void)a:(",
    "#", "#define", "/*", "'", "@selector(", "@interface A @property (copy) void (^",
    "[a.b setTitle:",
    "NSLocalizedString(@\"a", "@interface A @property IBOutletCollection(",
  ])
  func `a file that is cut is read to its end`(text: String) {
    _ = objectiveC(text)
  }

  @Test func `deep brackets and long lines take time as their length`() {
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      let text =
        "@implementation A " + String(repeating: "- (void)a:(id)b { [", count: count)
        + String(repeating: "@interface A<", count: count)
      return clock.measure { _ = objectiveC(text) }
    }
    _ = time(100)
    let (short, long) = (time(2000), time(16000))
    #expect(long < short * 32)
  }

  @Test func `methods after branches that each open a brace are found`() throws {
    let file = objectiveC(
      """
      @implementation Shop
      - (void)open {
      #if DEBUG
        if (self.isOpen) {
      #else
        if (self.isOpen && self.isPaid) {
      #endif
          [self close];
        }
      }
      - (IBAction)save:(id)sender {}
      @end
      """)
    #expect(try #require(file.types.first).methods.map(\.selector) == ["open", "save:"])
  }

  @Test func `a comment behind an import hides nothing`() throws {
    let file = objectiveC(
      """
      #import "Shop.h" // see Sources/*.m
      #define SUM(a) \\\r
        a
      @interface Shop : UIView
      - save:(id)sender;
      @end
      """)
    let type = try #require(file.types.first)
    #expect(type.methods.map(\.selector) == ["save:"])
    #expect(file.names.contains("Shop"))
  }

  @Test func `a structure among the variables does not end them`() throws {
    let file = objectiveC(
      """
      @interface Shop : UIView {
        struct { int open; int paid; } flags;
        IBOutlet UILabel *motto;
      }
      @end
      """)
    #expect(try #require(file.types.first).properties.map(\.name) == ["flags", "motto"])
  }

  @Test func `a header in UTF-16 is told`() throws {
    let bytes: [UInt8] = [0xFF, 0xFE] + Array("@end".utf16).flatMap { [UInt8($0), 0] }
    let problem = try #require(SourceReader.read(bytes, path: "Shop.h")?.problem)
    #expect(problem.text == "the text is not UTF-8" && !problem.isRead)
  }
}

#import "BKAboutController.h"

@implementation BKAboutController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.versionLabel.text = NSLocalizedString(@"about.version", @"The version of the app");
  _motto.text = NSLocalizedString(@"about.thanks", nil);
}

- (IBAction)callUs:(id)sender {
  [self performSegueWithIdentifier:@"openOven" sender:sender];
}

@end

@implementation BKAboutController (Links)

- (IBAction)showLicense:(UIButton *)sender {
}

- (IBAction)showSite:(UIButton *)sender {
}

@end

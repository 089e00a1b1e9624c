#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Who bakes here.
@interface BKAboutController : UIViewController {
  UILabel *_motto;
}

@property (weak, nonatomic) IBOutlet UILabel *versionLabel;

- (IBAction)callUs:(id)sender;

@end

@interface BKAboutController (Links)

- (IBAction)showLicense:(UIButton *)sender;
- (IBAction)showSite:(UIButton *)sender;

@end

NS_ASSUME_NONNULL_END

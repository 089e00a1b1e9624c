#import <UIKit/UIKit.h>

/// An oven, and what is in it.
@interface BKOvenController : UIViewController

@property (weak, nonatomic) IBOutlet UILabel *heatLabel;
@property (weak, nonatomic) IBOutlet UIProgressView *heat;
@property (strong, nonatomic) IBOutletCollection(UIButton) NSArray<UIButton *> *trays;

@end

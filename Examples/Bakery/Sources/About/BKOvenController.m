#import "BKOvenController.h"

@implementation BKOvenController

- (IBAction)openDoor:(id)sender forEvent:(UIEvent *)event {
  for (UIButton *tray in self.trays) {
    tray.enabled = YES;
  }
}

- (IBAction)stop:(id)sender {
}

@end

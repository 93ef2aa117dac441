import { remindOrganizations } from '../../../contract/organizations/progress.endpoints.ts';
import { askingAbout, choosing, sendingTo } from '../choosing.ts';
import { staff, staffOfMinors, staffOfNobody, unwieldyStaff } from '../people.ts';
import { button, dialog, heading, press, type Screen, selector, text, withCall, withSending } from '../screen.ts';

const row = selector('[role=table] tbody [role=row]');
const progress = {
  route: 'organizations-progress.index',
  path: '/organizations-progress',
  name: 'progress',
  as: staff,
} as const;

/** How far companies have come, and reminding them, for staff. */
export const progressScreens: readonly Screen[] = [
  ...withCall(
    { ...progress, sees: row },
    { url: '**/api/v1/organizations-progress*', failed: heading('Unexpected error!') },
  ),
  {
    ...progress,
    name: 'progress.none',
    path: '/organizations-progress?q=niemand',
    sees: text('No company fits these filters'),
  },
  { ...progress, name: 'progress.empty', as: staffOfNobody, sees: text('Your companies will be here') },
  { ...progress, name: 'progress.unwieldy', as: unwieldyStaff, sees: row },
  { ...progress, name: 'progress.chosen', act: choosing(2), sees: button('Clear the selection') },
  // where other scenes leave no companies to be checked, who would come before those that stand still
  { ...progress, name: 'progress.one', as: staffOfMinors, act: press('Remind …'), sees: dialog },
  { ...progress, name: 'progress.preview', act: askingAbout(2), sees: dialog },
  ...withSending({ ...progress, name: 'progress.remind', act: sendingTo(2) }, { endpoint: remindOrganizations }),
];

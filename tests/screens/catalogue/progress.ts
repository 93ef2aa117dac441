import { remindOrganizations } from '../../../contract/organizations/progress.endpoints.ts';
import { staff, staffOfNobody, unwieldyStaff } from '../people.ts';
import { button, dialog, heading, press, type Screen, selector, text, withCall, withSending } from '../screen.ts';

const row = selector('[role=table] tbody [role=row]');
const progress = {
  route: 'organizations-progress.index',
  path: '/organizations-progress',
  name: 'progress',
  as: staff,
} as const;

const chosen: NonNullable<Screen['act']> = async (visitor) => {
  const boxes = visitor.page.getByRole('table').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
};
const asked: NonNullable<Screen['act']> = async (visitor, scene) => {
  await chosen(visitor, scene);
  await visitor.page.getByRole('region').getByRole('button').last().click();
};
const sent: NonNullable<Screen['act']> = async (visitor, scene) => {
  await asked(visitor, scene);
  await visitor.page.getByRole('dialog').getByRole('button').last().click();
};

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
  { ...progress, name: 'progress.chosen', act: chosen, sees: button('Clear the selection') },
  { ...progress, name: 'progress.one', act: press('Remind …'), sees: dialog },
  { ...progress, name: 'progress.preview', act: asked, sees: dialog },
  ...withSending({ ...progress, name: 'progress.remind', act: sent }, { endpoint: remindOrganizations }),
];

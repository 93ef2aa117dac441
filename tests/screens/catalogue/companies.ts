import { findable } from '../../support/account.ts';
import {
  administrator,
  inviting,
  newReferring,
  newToBoth,
  newSearching,
  referring,
  searching,
  staff,
  staffOfMinors,
  staffOfNobody,
  unwieldyEmployee,
  unwieldyStaff,
} from '../people.ts';
import { waitingForApproval } from '../held-invitations.ts';
import { onMonday } from '../monday.ts';
import { pinged } from '../pings.ts';
import { resize } from '../resize.ts';
import { button, dialog, heading, press, type Scene, type Screen, selector, text, withCall } from '../screen.ts';
import { workbench } from './workbench.ts';

const failed = heading('Unexpected error!');
const panel = selector('[data-panel]');

/** The list of messages with the newest one in a status beside it. */
export const messageBeside =
  (status: 'pending' | 'accepted' | 'declined' | 'expired') =>
  async ({ stage, person }: Scene): Promise<string> => {
    if (!person) throw new Error('A message belongs to somebody.');
    const { id } = await stage.within(person.tenant, (tx) =>
      tx
        .selectFrom('pings')
        .select('id')
        .where('organization_id', '=', person.organization_id ?? '')
        .where('status', '=', status)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow(),
    );
    return `/pings?ping=${id}`;
  };

/** The list with a yes beside it that was taken back. */
async function withdrawnBeside({ stage, person }: Scene): Promise<string> {
  if (!person) throw new Error('A message belongs to somebody.');
  const to = await stage.world.person('app', findable);
  return `/pings?ping=${await pinged(stage, person, to, { status: 'revoked', isWithdrawn: true })}`;
}

const home = { route: 'dashboard', path: '/dashboard', sees: selector('h1') } as const;
const pings = { route: 'pings', as: searching, path: '/pings' } as const;
const table = selector('[role=table] tbody [role=row]');
const invitations = { route: 'organization.invitations', as: inviting, path: '/organization/invitations' } as const;

const openMenu: NonNullable<Screen['act']> = async (visitor) => {
  await resize(visitor.page, { width: 390, height: 844 });
  await visitor.button('More').click();
};

/** Companies and staff: overview, search, messages, codes, the organization. */
export const companies: readonly Screen[] = [
  ...withCall({ ...home, name: 'employee', as: searching }, { url: '**/api/v1/employees/_agenda', failed }),
  { ...home, name: 'employee.referring', as: referring },
  { ...home, name: 'employee.both', as: inviting },
  {
    ...home,
    name: 'employee.monday',
    as: onMonday,
    act: async ({ page }) => {
      await page.locator('main section').first().waitFor();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    },
    sees: selector('figure'),
  },
  { ...home, name: 'employee.empty.both', as: newToBoth },
  { ...home, name: 'employee.empty.searching', as: newSearching },
  { ...home, name: 'employee.empty.referring', as: newReferring },
  { ...home, name: 'employee.menu', as: searching, act: openMenu, sees: dialog, isNarrow: true },
  { ...home, name: 'employee.unwieldy', as: unwieldyEmployee },
  ...withCall({ ...home, name: 'staff', as: staff }, { url: '**/api/v1/*/_statistics', failed }),
  { ...home, name: 'staff.minors', as: staffOfMinors },
  { ...home, name: 'staff.tables', as: staff, path: '/dashboard?show=tables', sees: text('Share') },
  {
    ...home,
    name: 'staff.days',
    as: staff,
    path: '/dashboard?from=2026-10-01&until=2026-11-20',
    sees: text('registered on these days'),
  },
  {
    ...home,
    name: 'staff.days.wrong',
    as: staff,
    path: '/dashboard?from=2026-11-20&until=2026-10-01',
    sees: text('Please choose the first day first, and a year at most.'),
  },
  {
    ...home,
    name: 'staff.days.none',
    as: staff,
    path: '/dashboard?from=2021-10-01&until=2021-10-02',
    sees: text('Nobody registered on these days.'),
  },
  { ...home, name: 'staff.empty', as: staffOfNobody, sees: heading('It begins with the first company') },
  { ...home, name: 'staff.unwieldy', as: unwieldyStaff },
  { ...home, name: 'administrator', as: administrator },
  ...workbench,
  ...withCall({ ...pings, name: 'pings', sees: table }, { url: '**/api/v1/pings*', failed }),
  { ...pings, name: 'pings.empty', as: newSearching, sees: heading('Your messages will be here') },
  {
    ...pings,
    name: 'pings.none',
    path: '/pings?work=done&q=niemand',
    sees: heading('Nobody by this name'),
  },
  { ...pings, name: 'pings.counted', path: '/pings?counted=accepted', sees: heading('Said yes in the last 4 weeks') },
  ...(['pending', 'accepted', 'declined', 'expired'] as const).map((status): Screen => ({
    ...pings,
    name: `pings.${status}`,
    path: messageBeside(status),
    sees: panel,
  })),
  { ...pings, name: 'pings.withdrawn', path: withdrawnBeside, sees: panel },
  {
    ...pings,
    name: 'pings.deletions',
    path: async (scene) => (await withdrawnBeside(scene)).replace(/\?.*/u, ''),
    sees: text('Please delete and confirm.'),
  },
  { ...pings, name: 'pings.unwieldy', as: unwieldyEmployee, sees: table },
  { ...pings, name: 'pings.unwieldy.accepted', as: unwieldyEmployee, path: messageBeside('accepted'), sees: panel },
  ...withCall(
    {
      name: 'organization',
      route: 'organization',
      as: inviting,
      path: '/organization',
      sees: button('Change the answer'),
    },
    { url: '**/api/v1/organizations/*', failed },
  ),
  {
    name: 'organization.changing',
    route: 'organization',
    as: inviting,
    path: '/organization',
    act: async (visitor) => {
      for (const change of ['Change the answer', 'Change the privacy notice'])
        // oxlint-disable-next-line no-await-in-loop -- one press after the other
        await visitor.button(change).click();
    },
    sees: button('Save the address'),
  },
  {
    name: 'organization.unwieldy',
    route: 'organization',
    as: unwieldyEmployee,
    path: '/organization',
    sees: button('Change the answer'),
  },
  ...withCall(
    { name: 'employees', route: 'organization.employees', as: inviting, path: '/organization/employees', sees: table },
    { url: '**/api/v1/employees*', failed },
  ),
  {
    name: 'employees.deactivating',
    route: 'organization.employees',
    as: inviting,
    path: '/organization/employees',
    act: press('Deactivate'),
    sees: dialog,
  },
  {
    name: 'employees.unwieldy',
    route: 'organization.employees',
    as: unwieldyEmployee,
    path: '/organization/employees',
    sees: table,
  },
  ...withCall({ ...invitations, name: 'invitations', sees: table }, { url: '**/api/v1/invitations*', failed }),
  { ...invitations, name: 'invitations.empty', as: newSearching, sees: heading('Nobody has been invited yet') },
  { ...invitations, name: 'invitations.inviting', act: press('Invite a colleague'), sees: dialog },
  ...withCall(
    { ...invitations, name: 'invitations.copying', act: press('Copy link'), sees: selector('input[readonly]') },
    { url: '**/api/v1/invitations/*/link', failed: selector('[role=alert]') },
  ),
  { ...invitations, name: 'invitations.taking-back', act: press('Take back'), sees: dialog },
  { ...invitations, name: 'invitations.held', as: waitingForApproval, sees: text('Waits for approval') },
  { ...invitations, name: 'invitations.unwieldy', as: unwieldyEmployee, sees: table },
];

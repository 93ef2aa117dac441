import { findable } from '../../support/account.ts';
import type { Visitor } from '../../support/visitor.ts';
import {
  administrator,
  inviting,
  newReferring,
  newSearching,
  referring,
  searching,
  staff,
  staffOfMinors,
  staffOfNobody,
  unwieldyEmployee,
  unwieldySearcher,
  unwieldyStaff,
} from '../people.ts';
import { pinged } from '../pings.ts';
import {
  button,
  dialog,
  failing,
  heading,
  holding,
  press,
  type Scene,
  type Screen,
  selector,
  skeleton,
  type Sight,
  text,
  withCall,
} from '../screen.ts';

const failed = heading('Unexpected error!');

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
/** Of everybody: an address without a search begins with the last one, which another screen may have left behind. */
const search = { route: 'search', as: searching, path: '/search?all=true' } as const;
const hits: Sight = ({ page, say }) =>
  page
    .getByRole('list', { name: say('Applications') })
    .getByRole('link')
    .first();
const lookAt = (visitor: Visitor): Promise<void> => hits(visitor).click();
/** To somebody who can be written to. */
export const write = async (visitor: Visitor): Promise<void> => {
  const { page, say } = visitor;
  const free = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: say('Get in touch'), includeHidden: true }) });
  await free.first().getByRole('link').click();
  await visitor.button('Get in touch').click();
};
const preview = '**/api/v1/pings/preview';
const pings = { route: 'pings', as: searching, path: '/pings' } as const;
const table = selector('[role=table] tbody [role=row]');
const invitations = { route: 'organization.invitations', as: inviting, path: '/organization/invitations' } as const;

const openMenu: NonNullable<Screen['act']> = async (visitor) => {
  await visitor.page.setViewportSize({ width: 390, height: 844 });
  await visitor.button('More').click();
};

/** Companies and staff: overview, search, messages, codes, the organization. */
export const companies: readonly Screen[] = [
  ...withCall({ ...home, name: 'employee', as: searching }, { url: '**/api/v1/pings*', failed }),
  { ...home, name: 'employee.referring', as: referring },
  { ...home, name: 'employee.both', as: inviting },
  { ...home, name: 'employee.empty.searching', as: newSearching },
  { ...home, name: 'employee.empty.referring', as: newReferring },
  { ...home, name: 'employee.menu', as: searching, act: openMenu, sees: dialog, isNarrow: true },
  { ...home, name: 'employee.unwieldy', as: unwieldyEmployee },
  ...withCall({ ...home, name: 'staff', as: staff }, { url: '**/api/v1/*/_statistics', failed }),
  { ...home, name: 'staff.minors', as: staffOfMinors },
  { ...home, name: 'staff.empty', as: staffOfNobody, sees: heading('It begins with the first company') },
  { ...home, name: 'staff.unwieldy', as: unwieldyStaff },
  { ...home, name: 'administrator', as: administrator },
  ...withCall(
    { ...search, name: 'search', sees: hits },
    { url: '**/api/v1/applicants/search*', waits: skeleton, failed: text('The search couldn’t be loaded just now.') },
  ),
  { ...search, name: 'search.filtered', path: '/search?place=50667&radius=25&recommended=true', sees: hits },
  {
    ...search,
    name: 'search.empty',
    path: '/search?place=25869&radius=10&recommended=true',
    sees: heading('Nobody matches these filters today'),
  },
  {
    ...search,
    name: 'search.unknown-place',
    path: '/search?place=Xyzzyhausen',
    sees: (visitor) =>
      visitor.text('We don’t know a place called “{place}”. Try its postcode or a larger town nearby.', {
        place: 'Xyzzyhausen',
      }),
  },
  { ...search, name: 'search.referring', as: referring, sees: button('We are looking as well') },
  {
    ...search,
    name: 'search.filters',
    act: async (visitor) => {
      await visitor.page.setViewportSize({ width: 390, height: 844 });
      await visitor.button('Filters').click();
    },
    sees: dialog,
    isNarrow: true,
  },
  {
    ...search,
    name: 'search.occupations',
    act: async (visitor) => {
      const filters = visitor.button('Filters');
      await filters.or(visitor.field('Occupations')).first().waitFor();
      if (await filters.isVisible()) await filters.click();
      await visitor.page.locator('input[name=occupations]').fill('kauf');
    },
    sees: selector('[role=option]'),
  },
  { ...search, name: 'search.unwieldy', as: unwieldySearcher, sees: hits },
  { ...search, name: 'search.last-page', as: unwieldySearcher, path: '/search?page=400', sees: hits },
  { ...search, name: 'search.person', act: lookAt, sees: selector('[data-panel]') },
  {
    ...search,
    name: 'search.keys',
    act: async (visitor) => {
      await visitor.page.setViewportSize({ width: 1280, height: 800 });
      await hits(visitor).waitFor();
      await visitor.page.keyboard.press('?');
    },
    sees: dialog,
  },
  { ...search, name: 'composer', act: write, sees: text('What the applicant reads') },
  {
    ...search,
    name: 'composer.loading',
    prepare: holding(preview),
    act: write,
    sees: ({ composer }) => composer,
    isLoading: true,
  },
  {
    ...search,
    name: 'composer.failing',
    prepare: failing(preview),
    act: write,
    sees: text('The preview couldn’t be loaded just now.'),
    allows: [/status of 500/, /^answer 500/],
  },
  {
    ...search,
    name: 'composer.unwieldy',
    as: unwieldySearcher,
    act: write,
    sees: text('What the applicant reads'),
  },
  {
    ...search,
    name: 'composer.terms',
    prepare: (page) =>
      page.route('**/api/v1/company-terms', async (route) => {
        // Only the browser knows every name below localhost.
        const url = new URL(route.request().url());
        const headers = { ...(await route.request().allHeaders()), host: url.host };
        url.hostname = '127.0.0.1';
        const answer = await route.fetch({ url: url.href, headers });
        const { data } = (await answer.json()) as { data: object };
        await route.fulfill({ json: { data: { ...data, accepted: null } } });
      }),
    act: async (visitor, scene) => {
      await write(visitor);
      await press('Continue')(visitor, scene);
    },
    sees: button('Accept and send'),
  },
  {
    ...search,
    name: 'composer.sent',
    act: async (visitor) => {
      await write(visitor);
      await visitor.button('Send message').click();
    },
    sees: button('Undo'),
  },
  ...withCall({ ...pings, name: 'pings', sees: table }, { url: '**/api/v1/pings*', failed }),
  { ...pings, name: 'pings.empty', as: newSearching, sees: heading('Your messages will be here') },
  {
    ...pings,
    name: 'pings.none',
    path: '/pings?work=done&q=niemand',
    sees: heading('Nobody with these filters'),
  },
  ...(['pending', 'accepted', 'declined', 'expired'] as const).map((status): Screen => ({
    ...pings,
    name: `pings.${status}`,
    path: messageBeside(status),
    sees: dialog,
  })),
  { ...pings, name: 'pings.withdrawn', path: withdrawnBeside, sees: dialog },
  {
    ...pings,
    name: 'pings.deletions',
    path: async (scene) => (await withdrawnBeside(scene)).replace(/\?.*/u, ''),
    sees: text('Please delete and confirm.'),
  },
  { ...pings, name: 'pings.unwieldy', as: unwieldyEmployee, sees: table },
  { ...pings, name: 'pings.unwieldy.accepted', as: unwieldyEmployee, path: messageBeside('accepted'), sees: dialog },
  ...withCall(
    {
      name: 'organization',
      route: 'organization',
      as: inviting,
      path: '/organization',
      sees: button('Save for everybody'),
    },
    { url: '**/api/v1/organizations/*', failed },
  ),
  {
    name: 'organization.unwieldy',
    route: 'organization',
    as: unwieldyEmployee,
    path: '/organization',
    sees: button('Save for everybody'),
  },
  ...withCall(
    { name: 'employees', route: 'organization.employees', as: inviting, path: '/organization/employees', sees: table },
    { url: '**/api/v1/employees*', failed },
  ),
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
  { ...invitations, name: 'invitations.taking-back', act: press('Take back'), sees: dialog },
  { ...invitations, name: 'invitations.unwieldy', as: unwieldyEmployee, sees: table },
];

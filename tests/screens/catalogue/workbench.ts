import type { Visitor } from '../../support/visitor.ts';
import { referring, searching, unwieldySearcher } from '../people.ts';
import { resize } from '../resize.ts';
import {
  button,
  dialog,
  failing,
  heading,
  holding,
  press,
  type Screen,
  selector,
  type Sight,
  skeleton,
  text,
  withCall,
} from '../screen.ts';

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
/** The search, and writing to those it finds. */
export const workbench: readonly Screen[] = [
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
      await resize(visitor.page, { width: 390, height: 844 });
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
    name: 'search.interested',
    path: '/search?interested=true',
    act: lookAt,
    sees: selector('[data-panel]'),
  },
  {
    ...search,
    name: 'search.choosing',
    act: async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize({ width: 390, height: 844 });
      await visitor.button('Select').click();
      const cards = page.getByRole('listitem').locator('label');
      for (const at of [0, 1]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await cards.nth(at).click();
      }
    },
    sees: button('Clear the selection'),
    isNarrow: true,
  },
  {
    ...search,
    name: 'search.keys',
    act: async (visitor) => {
      await resize(visitor.page, { width: 1280, height: 800 });
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
  {
    ...search,
    name: 'composer.tray',
    act: async (visitor) => {
      for (const sent of [1, 2]) {
        // oxlint-disable-next-line no-await-in-loop -- one message after the other
        await write(visitor);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await visitor.button('Send message').click();
        // oxlint-disable-next-line no-await-in-loop -- as above
        await visitor.page
          .locator('[data-event="ping.undo"]')
          .nth(sent - 1)
          .waitFor();
      }
      await write(visitor);
    },
    sees: text('What the applicant reads'),
  },
];

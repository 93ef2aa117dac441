import { expect } from '@playwright/test';
import { fetchMe } from '../../../contract/authentication/session.endpoints.ts';
import { searching } from '../people.ts';
import { failing, press, type Screen, text } from '../screen.ts';

/**
 * Sets the end of the session, by the server's clock, as far as this browser knows, and comes back to the tab: again, as
 * long as an answer that was on its way puts the server's own end in its place.
 */
const ending =
  (isLast: boolean): NonNullable<Screen['act']> =>
  async (visitor, { stage }) => {
    const end = Math.floor(stage.world.clock.now().getTime() / 1000) + 272;
    const hint = `session_hint=${end}.${isLast ? end : end + 90_000}; Path=/`;
    await expect(async () => {
      await visitor.page.evaluate((cookie) => {
        document.cookie = cookie;
      }, hint);
      await visitor.comeBack();
      await visitor.page.getByRole('alertdialog').waitFor({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  };

/** Who saves data fetches the watcher of the end as late as may be. */
const onAGoodLine: NonNullable<Screen['prepare']> = (page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true }));

const page = { route: 'dashboard', as: searching, path: '/dashboard', prepare: onAGoodLine } as const;

/** What stands above any page shortly before its session ends. */
export const sessionEndScreens: readonly Screen[] = [
  { ...page, name: 'session-end', act: ending(false), sees: text('Still there?') },
  { ...page, name: 'session-end.last', act: ending(true), sees: text('Your login ends shortly') },
  {
    ...page,
    name: 'session-end.unsent',
    act: async (visitor, scene) => {
      await ending(false)(visitor, scene);
      await failing(fetchMe)(visitor.page);
      await press('Stay logged in')(visitor, scene);
    },
    sees: text('That did not get through. Check your connection and try again.'),
    allows: [/status of 500/, /^answer 500/],
  },
];

import { invitations } from '../../../contract/invitations/invitations.endpoints.ts';
import { findable } from '../../support/account.ts';
import { administrator, newSearching, searching } from '../people.ts';
import { write } from './workbench.ts';
import { failing, heading, holding, press, refusing, type Scene, type Screen, selector, text } from '../screen.ts';

/** A link's secret of the right form that was never given out. */
const unknownToken = 'A'.repeat(43);

/** The secret of somebody's link; a spent one has done what it was for. */
async function secretOf({ stage }: Scene, purpose: string, isSpent: boolean): Promise<string> {
  const { tenant, id } = await stage.world.person('app', findable);
  const token = await stage.token(tenant, purpose, id);
  if (isSpent)
    await stage.within(tenant, (tx) =>
      tx.updateTable('link_tokens').set({ used_at: stage.world.clock.now() }).where('subject_id', '=', id).execute(),
    );
  return token;
}
const deletionLink = async (scene: Scene, isSpent = false): Promise<string> =>
  `/account/delete#token=${await secretOf(scene, 'account_deletion', isSpent)}`;
const resetLink = async (scene: Scene, isSpent = false): Promise<string> =>
  `/password/reset#token=${await secretOf(scene, 'password_reset', isSpent)}`;

/** The only administrator there is has to stay. */
async function lastAdministratorsLink({ stage }: Scene): Promise<string> {
  const { tenant, id } = await stage.person(administrator);
  return `/account/delete#token=${await stage.token(tenant, 'account_deletion', id)}`;
}

let invited = 0;

/** The link of an invitation that somebody has taken. */
async function takenInvitation({ stage }: Scene): Promise<string> {
  const person = await stage.person(searching);
  const client = await stage.world.as(person);
  const email = `taken${(invited += 1)}@example.net`;
  const { body } = await client.call(invitations.create, { body: { firstname: 'Mara', lastname: 'Lenz', email } });
  const { id } = body.data;
  await stage.within(person.tenant, (tx) =>
    tx.updateTable('invitations').set({ status: 'accepted' }).where('id', '=', id).execute(),
  );
  return `/register/employee#token=${await stage.token(person.tenant, 'invitation', id)}`;
}

const serverError = [/status of 500/, /^answer 500/];
const composer = {
  route: 'search',
  as: searching,
  path: '/search?all=true',
  act: write,
} as const satisfies Partial<Screen>;
/** Of somebody who has sent nothing: a notification of a message would stand behind the panel. */
const firstTime = { ...composer, as: newSearching } as const satisfies Partial<Screen>;
const templates = '**/api/v1/email-templates*';
const noTemplate = { data: [], meta: { total: 0, per_page: 100, current_page: 1 } };

const leaving = { route: 'account.delete', act: press('Delete the account now') } as const;
const resetting = {
  route: 'reset-password',
  act: async (visitor, scene) => {
    await visitor.fillIn({ 'New password': 'Lehrstelle-2027', 'Repeat the new password': 'Lehrstelle-2027' });
    await press('Save the new password')(visitor, scene);
  },
} as const satisfies Partial<Screen>;

/** What pages say when a link is spent, an answer fails to come, or a part of the program is gone. */
export const refusals: readonly Screen[] = [
  {
    ...leaving,
    name: 'account.delete.spent',
    path: (scene) => deletionLink(scene, true),
    sees: heading('This link has already been used'),
  },
  {
    ...leaving,
    name: 'account.delete.unknown',
    path: `/account/delete#token=${unknownToken}`,
    sees: heading('This link is not valid'),
  },
  {
    ...leaving,
    name: 'account.delete.last-administrator',
    path: lastAdministratorsLink,
    sees: heading('This account can’t be deleted yet'),
  },
  {
    ...resetting,
    name: 'reset-password.changed',
    path: (scene) => resetLink(scene),
    sees: heading('The new password is saved'),
  },
  {
    ...resetting,
    name: 'reset-password.spent',
    path: (scene) => resetLink(scene, true),
    sees: heading('This link has already been used'),
  },
  {
    ...resetting,
    name: 'reset-password.unknown',
    path: `/password/reset#token=${unknownToken}`,
    sees: heading('This link is not valid'),
  },
  {
    name: 'register-employee.unknown',
    route: 'register-employee',
    path: `/register/employee#token=${unknownToken}`,
    sees: selector('[role=alert]'),
  },
  {
    name: 'register-employee.taken',
    route: 'register-employee',
    path: takenInvitation,
    sees: selector('[role=alert]'),
  },
  {
    ...firstTime,
    name: 'composer.opening',
    prepare: holding(templates),
    sees: selector('[data-own-keys]'),
    isLoading: true,
  },
  {
    ...firstTime,
    name: 'composer.not-opened',
    prepare: failing(templates),
    sees: text('The preview couldn’t be loaded just now.'),
    allows: serverError,
  },
  {
    ...firstTime,
    name: 'composer.no-template',
    prepare: (page) => page.route(templates, (route) => route.fulfill({ json: noTemplate })),
    sees: text('There is no published template for a first message yet. Please ask your association to publish one.'),
  },
  {
    ...composer,
    name: 'composer.gone',
    prepare: refusing('**/api/v1/pings/preview', 'not_found'),
    sees: text('This applicant can no longer be found: the search has ended.'),
  },
  {
    ...composer,
    name: 'composer.undone',
    act: async (visitor, scene) => {
      await composer.act(visitor);
      await press('Send message', 'Undo')(visitor, scene);
      // As long as the pointer rests on it, it stays.
      await visitor.page.getByText(visitor.say('Taken back'), { exact: true }).last().hover();
    },
    sees: text('Taken back'),
  },
  {
    name: 'error.no-subdomain',
    route: 'none',
    path: ({ stage }) => `http://127.0.0.1:${stage.world.port}/`,
    sees: text('No subdomain.'),
  },
  {
    name: 'error.part-missing',
    route: 'none',
    path: '/login',
    // A new version was delivered, and the tab has just been reloaded for it.
    act: async (visitor) => {
      const { page } = visitor;
      await page.locator('html[data-started]').waitFor();
      await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())));
      await page.route(/\.js$/, (route) => route.abort());
      await visitor.link('Forgot your password?').click();
      await visitor.heading('Unexpected error!').waitFor();
      await page.unrouteAll();
    },
    sees: heading('Unexpected error!'),
    // The browser tells as well what could not be loaded.
    allows: [/ERR_FAILED/, /^unhandled: $/],
  },
];

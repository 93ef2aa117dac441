import { findable } from '../../support/account.ts';
import { confirmDeletion } from '../../../contract/account/account.endpoints.ts';
import { applicant, newcomer, popular, searching, staff, unwieldyApplicant, unwieldyEmployee } from '../people.ts';
import {
  button,
  dialog,
  failing,
  heading,
  holding,
  type Maker,
  press,
  type Scene,
  type Screen,
  selector,
  text,
  withCall,
} from '../screen.ts';

const information = { route: 'account', path: '/account' } as const;
const companies = { route: 'account.companies', path: '/account/companies' } as const;
const consents = { route: 'account.consents', path: '/account/consents' } as const;
const wish = { route: 'account.wish', path: '/account/wish' } as const;
const security = { route: 'account.security', path: '/account/security' } as const;
const danger = { route: 'account.danger-zone', path: '/account/danger-zone' } as const;
const help = { route: 'help', path: '/help' } as const;
const question = selector('input[name=help-search]');

/** The link to a button that deletes, for somebody made for it. */
export async function deletionLink({ stage }: Scene, ttl?: number): Promise<string> {
  const { tenant, id } = await stage.world.person('app', findable);
  return `/account/delete#token=${await stage.token(tenant, 'account_deletion', id, ttl)}`;
}
/** The link that takes a deletion back. */
export async function keepLink({ stage }: Scene): Promise<string> {
  const { tenant, id } = await stage.world.person('app', findable);
  const token = await stage.token(tenant, 'account_deletion', id);
  const client = await stage.world.as(await stage.person(searching));
  await client.call(confirmDeletion, { body: { token } });
  return `/account/keep#token=${await stage.token(tenant, 'cancel_deletion', id)}`;
}

const leaving = { route: 'account.delete', path: (scene: Scene) => deletionLink(scene) } as const;
const keeping = { route: 'account.keep', path: keepLink } as const;

/** Logs out in a session of its own, so that nobody else's ends. */
const leaver: Maker = (stage) => stage.world.person('app', findable);
/** Not the same: a browser that has asked to be logged out no longer counts on being logged in. */
const stayer: Maker = (stage) => stage.world.person('app', findable);
const offline: NonNullable<Screen['prepare']> = (page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));

/** The page as if the server had not written into it whose it is, and no answer to the question for it. */
const withoutTenant: NonNullable<Screen['prepare']> = async (page) => {
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => (id === 'tenant' ? null : find(id));
  });
  await failing('**/api/v1/tenants*')(page);
};

/** It leaves for another host after some seconds; here it stays to be looked at. */
const standingStill: NonNullable<Screen['prepare']> = (page) =>
  page.context().route(
    ({ hostname }) => hostname.startsWith('app.'),
    (route) => route.abort('aborted'),
  );

/** What everybody has: account, help, ways out, and what is said when nothing works. */
export const accounts: readonly Screen[] = [
  { ...information, name: 'account', as: applicant, sees: button('Save the date of birth') },
  ...withCall(
    { ...companies, name: 'account.companies', as: applicant, sees: button('Find the company') },
    { url: '**/api/v1/viewers', failed: heading('Unexpected error!') },
  ),
  {
    ...companies,
    path: '/account/companies?company=Hotel',
    name: 'account.companies.found',
    as: popular,
    sees: button('Block'),
  },
  {
    ...companies,
    path: '/account/companies?company=Hotel',
    name: 'account.block',
    as: popular,
    act: press('Block'),
    sees: dialog,
  },
  ...withCall(
    { ...consents, name: 'account.consents', as: applicant, sees: heading('Every yes so far') },
    { url: '**/api/v1/terms/agreements', failed: heading('Unexpected error!') },
  ),
  { ...consents, name: 'account.consents.beginner', as: newcomer, sees: heading('Nothing agreed to yet') },
  { ...information, name: 'account.employee', as: searching, sees: selector('select[name=locale]') },
  { ...information, name: 'account.beginner', as: newcomer, sees: selector('select[name=locale]') },
  { ...information, name: 'account.unwieldy', as: unwieldyApplicant, sees: button('Save the date of birth') },
  { ...wish, name: 'account.wish', as: applicant, sees: button('Save what you look for') },
  ...withCall(
    { ...security, name: 'account.security', as: applicant, sees: heading('Logged in here') },
    { url: '**/api/auth/sessions', failed: heading('Unexpected error!') },
  ),
  ...withCall(
    {
      route: 'account.data',
      path: '/account/data',
      name: 'account.data',
      as: applicant,
      sees: heading('What was agreed to'),
    },
    { url: '**/api/auth/account/export', failed: heading('Unexpected error!') },
  ),
  { ...danger, name: 'account.danger-zone', as: applicant, sees: button('Send the link for deleting') },
  { ...danger, name: 'account.danger-zone.employee', as: searching, sees: button('Send the link for deleting') },
  {
    ...danger,
    name: 'account.danger-zone.mailed',
    as: staff,
    act: async (visitor, scene) => {
      await visitor.fillIn({ Password: scene.person?.password ?? '' });
      await press('Send the link for deleting')(visitor, scene);
    },
    sees: text('An e-mail is on its way'),
  },
  { ...leaving, name: 'account.delete', sees: button('Delete the account now') },
  {
    ...leaving,
    name: 'account.deleted',
    act: press('Delete the account now'),
    sees: heading('The account is switched off'),
  },
  {
    ...leaving,
    name: 'account.delete.expired',
    path: (scene) => deletionLink(scene, -1),
    act: press('Delete the account now'),
    sees: heading('This link has expired'),
  },
  { ...leaving, name: 'account.delete.invalid', path: '/account/delete', sees: heading('This link is not valid') },
  { ...keeping, name: 'account.keep', sees: button('Keep the account') },
  { ...keeping, name: 'account.kept', act: press('Keep the account'), sees: heading('The account stays') },
  { ...help, name: 'help', as: applicant, sees: question },
  { ...help, name: 'help.employee', as: searching, sees: question },
  { ...help, name: 'help.staff', as: staff, sees: question },
  { ...help, name: 'help.beginner', as: newcomer, sees: question },
  { ...help, name: 'help.guest', host: 'chemie', path: '/help#parents', sees: question },
  {
    ...help,
    name: 'help.found',
    host: 'chemie',
    act: ({ page, locale }) =>
      page.locator('input[name=help-search]').fill(locale === 'de' ? 'handynumer' : 'phone numbr'),
    sees: selector('details'),
  },
  {
    ...help,
    name: 'help.open',
    as: applicant,
    act: ({ page }) => page.locator('summary').first().click(),
    sees: selector('details[open]'),
  },
  {
    ...help,
    name: 'help.none',
    as: applicant,
    act: ({ page }) => page.locator('input[name=help-search]').fill('xyzzy'),
    sees: question,
  },
  {
    name: 'logout.loading',
    route: 'logout',
    as: leaver,
    path: '/logout',
    prepare: holding('**/api/auth/logout'),
    sees: selector('[role=status]'),
    isLoading: true,
  },
  {
    name: 'logout.failing',
    route: 'logout',
    as: stayer,
    path: '/logout',
    prepare: failing('**/api/auth/logout'),
    sees: heading('You are still logged in'),
    allows: [/status of 500/, /^answer 500/],
  },
  { name: 'error.not-found', route: 'none', path: '/nirgendwo', sees: heading('Oops!') },
  { name: 'error.not-found.member', route: 'none', as: applicant, path: '/registration-codes', sees: heading('Oops!') },
  {
    name: 'error.no-tenant',
    route: 'none',
    host: 'gibtsnicht',
    path: '/login',
    prepare: standingStill,
    sees: heading('Oops!'),
  },
  {
    name: 'error.tenant-not-loaded',
    route: 'none',
    path: '/login',
    prepare: withoutTenant,
    sees: heading('Unexpected error!'),
    allows: [/status of 500/, /^answer 500/],
  },
  {
    name: 'error.session-not-loaded',
    route: 'none',
    as: applicant,
    path: '/near-by',
    prepare: failing('**/api/auth/me'),
    sees: heading('Unexpected error!'),
    allows: [/status of 500/, /^answer 500/],
  },
  {
    name: 'offline',
    route: 'none',
    path: '/login',
    prepare: offline,
    sees: text('You are offline. What you type stays here; it can be sent when the connection is back.'),
  },
  {
    name: 'offline.member',
    route: 'none',
    as: unwieldyEmployee,
    path: '/account',
    prepare: offline,
    sees: text('You are offline. What you type stays here; it can be sent when the connection is back.'),
  },
];

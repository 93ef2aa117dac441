import type { Person } from '../../support/people.ts';
import { findable } from '../../support/account.ts';
import type { Visitor } from '../../support/visitor.ts';
import {
  applicant,
  lost,
  paused,
  placed,
  popular,
  runOut,
  searching,
  writer,
  unwieldyApplicant,
  unwieldyEmployee,
  withoutMessages,
} from '../people.ts';
import { asked, celebrating, justFindable } from '../moments.ts';
import { pinged } from '../pings.ts';
import { button, dialog, heading, press, type Scene, type Screen, selector, skeleton, withCall } from '../screen.ts';
import type { Stage } from '../stage.ts';

const home = { route: 'dashboard', path: '/dashboard' } as const;
const end = button('I have found an apprenticeship');

/** The link of a message's mail; each visit has one of its own. */
export async function messageLink(
  { stage }: Scene,
  status: 'pending' | 'accepted' | 'expired' | 'revoked' = 'pending',
  by = writer,
): Promise<string> {
  const from = await stage.person(by);
  return linkOf(
    { stage },
    from,
    await stage.world.person('app', { ...findable, firstname: 'Selma', lastname: 'Acar' }),
    status,
  );
}
async function linkOf(
  { stage }: Pick<Scene, 'stage'>,
  from: Person,
  to: Person,
  status: 'pending' | 'accepted' | 'expired' | 'revoked' = 'pending',
): Promise<string> {
  const id = await pinged(stage, from, to, { status, daysAgo: status === 'expired' ? 25 : 2 });
  return `/pings/${id}/answer#token=${await stage.token(from.tenant, 'ping_answer', id)}`;
}
const unwieldyLinks = new WeakMap<Stage, Promise<string>>();
/** One link for both languages: a company has one open message to a person. */
function unwieldyLink({ stage }: Scene): Promise<string> {
  const make = async () =>
    linkOf({ stage }, await stage.person(unwieldyEmployee), await stage.person(unwieldyApplicant));
  const link = unwieldyLinks.get(stage) ?? make();
  unwieldyLinks.set(stage, link);
  return link;
}

const withCode = 'Get a code to see them in full';
/** Types the code of the mail, which shows number and address in full. */
async function inFull(visitor: Visitor, scene: Scene): Promise<void> {
  await press('Yes, I’m interested', withCode)(visitor, scene);
  const id = /pings\/([^/#]+)/.exec(visitor.page.url())?.[1] ?? '';
  const { email } = await scene.stage.world.deps.db.kysely
    .selectFrom('pings as p')
    .innerJoin('applicants as a', 'a.id', 'p.applicant_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('u.email')
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  const field = visitor.page.getByLabel(visitor.say('Code from the e-mail'));
  await field.waitFor();
  const { text } = await scene.stage.world.mail(email, /Code|code/);
  await field.fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await field.waitFor({ state: 'detached' });
}

const handOver = 'Hand this over';
const message = { route: 'pings.answer', path: (scene: Scene) => messageLink(scene) } as const;
const accepted = { ...message, path: (scene: Scene) => messageLink(scene, 'accepted') } as const;

async function renewLink({ stage }: Scene): Promise<string> {
  const { applicant_id = '', tenant } = await stage.world.person('app', findable);
  const token = await stage.token(tenant, 'renew_looking', applicant_id);
  return `/applicants/${applicant_id}/renew-looking#token=${token}`;
}

/** The note that a message lies aside. */
const putAside: Screen['sees'] = ({ page }) => page.locator('p[tabindex="-1"]');

const renewing = { route: 'applicants.renew-looking', path: renewLink } as const;

/** Who is looking: the overview, messages, and the links of their mails. */
export const applicants: readonly Screen[] = [
  // not by its own address: there its data come with the document
  ...withCall(
    { ...home, path: '/', name: 'applicant', as: applicant, sees: end },
    { url: '**/api/v1/applicants/_dashboard', failed: heading('Unexpected error!') },
  ),
  { ...home, name: 'applicant.empty', as: withoutMessages, sees: heading('In the meantime') },
  { ...home, name: 'applicant.every-status', as: popular, sees: end },
  { ...home, name: 'applicant.wish', as: applicant, act: press('Change the job'), sees: button('Save') },
  {
    ...home,
    name: 'applicant.mobility',
    as: applicant,
    act: press('Change where you live and how far you would travel'),
    sees: button('I have moved: change my address'),
  },
  { ...home, name: 'applicant.article', as: applicant, path: '/dashboard?read=interview', sees: dialog },
  {
    ...home,
    name: 'applicant.accepting',
    as: popular,
    act: press('Yes, I’m interested'),
    sees: button('Say yes and release'),
  },
  { ...home, name: 'applicant.later', as: celebrating, path: asked, act: press('Answer later'), sees: putAside },
  { ...home, name: 'applicant.declining', as: popular, act: press('No, thank you'), sees: button('Say no') },
  {
    ...home,
    name: 'applicant.withdrawing',
    as: popular,
    act: press('Take my yes back'),
    sees: button('Leave it at yes'),
  },
  { ...home, name: 'applicant.found', as: popular, act: press('I have found an apprenticeship'), sees: dialog },
  {
    ...home,
    name: 'applicant.becoming-findable',
    as: justFindable,
    sees: ({ page }) => page.locator('header ol').first(),
  },
  {
    ...home,
    name: 'applicant.said-yes',
    as: celebrating,
    path: asked,
    act: press('Yes, I’m interested', 'Say yes and release'),
    sees: ({ page }) => page.locator('header ol').first(),
  },
  {
    ...home,
    name: 'applicant.found-a-place',
    as: celebrating,
    path: asked,
    act: async (visitor, scene) => {
      await press('I have found an apprenticeship')(visitor, scene);
      await visitor.page.getByRole('radio', { name: visitor.say('Yes, with a company from here') }).check();
      await visitor.button('End my search').click();
    },
    sees: button('Open my search again'),
  },
  { ...home, name: 'applicant.placed', as: placed, sees: button('Open my search again') },
  { ...home, name: 'applicant.paused', as: paused, sees: button('I am looking again') },
  { ...home, name: 'applicant.run-out', as: runOut, sees: button('I am still looking') },
  { ...home, name: 'applicant.lost', as: lost, sees: button('Check my address') },
  { ...home, name: 'applicant.address', as: lost, act: press('Check my address'), sees: dialog },
  { ...home, name: 'applicant.unwieldy', as: unwieldyApplicant, sees: end },
  ...withCall(
    { ...message, name: 'message', sees: button('Yes, I’m interested') },
    { url: '**/api/v1/pings/*/lookup', waits: skeleton, failed: heading('The message could not be loaded') },
  ),
  {
    ...message,
    name: 'message.portrait',
    path: (scene) => messageLink(scene, 'pending', searching),
    sees: button('Yes, I’m interested'),
  },
  { ...message, name: 'message.accepting', act: press('Yes, I’m interested'), sees: button(handOver) },
  {
    ...message,
    name: 'message.code',
    act: press('Yes, I’m interested', withCode),
    sees: button('Show in full'),
  },
  { ...message, name: 'message.in-full', act: inFull, sees: button(handOver) },
  {
    ...message,
    name: 'message.accepted',
    act: press('Yes, I’m interested', handOver),
    sees: selector('a[href^="tel:"]'),
  },
  { ...message, name: 'message.later', act: press('Answer later'), sees: putAside },
  {
    ...message,
    name: 'message.no',
    path: async (scene) => (await messageLink(scene)).replace('#', '#answer=no&'),
    sees: button('Say no'),
  },
  { ...message, name: 'message.declining', act: press('No, thank you'), sees: button('Say no') },
  { ...message, name: 'message.declined', act: press('No, thank you', 'Say no'), sees: heading('You have said no') },
  { ...accepted, name: 'message.withdrawing', act: press('Take my yes back'), sees: button('Leave it at yes') },
  {
    ...accepted,
    name: 'message.withdrawn',
    act: press('Take my yes back', 'Take my yes back'),
    sees: heading('Your yes has been taken back'),
  },
  {
    ...message,
    name: 'message.expired',
    path: (scene) => messageLink(scene, 'expired'),
    sees: heading('The time to answer is over'),
  },
  {
    ...message,
    name: 'message.revoked',
    path: (scene) => messageLink(scene, 'revoked'),
    sees: heading('This message has ended'),
  },
  {
    ...message,
    name: 'message.invalid',
    path: '/pings/0198c5a0-0000-7000-8000-000000000001/answer',
    sees: heading('This link is not valid'),
  },
  { ...message, name: 'message.unwieldy', host: 'gedraenge', path: unwieldyLink, sees: button('Yes, I’m interested') },
  ...withCall(
    { ...renewing, name: 'renew-looking', sees: heading('Great that you are still looking') },
    {
      url: '**/api/v1/applicants/*/renew-looking',
      failed: heading('That didn’t work just now'),
      waits: heading('One moment …'),
    },
  ),
  {
    ...renewing,
    name: 'renew-looking.used',
    path: '/applicants/0198c5a0-0000-7000-8000-000000000001/renew-looking',
    sees: heading('This link no longer works'),
  },
];

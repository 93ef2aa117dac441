import { GuardianRequest } from '../../support/guardian-request.ts';
import type { Person } from '../../support/people.ts';
import { adult, agreed, aMinor, minor, unwieldyMinor } from '../people.ts';
import { unwieldy } from '../crowd.ts';
import {
  button,
  dialog,
  heading,
  type Maker,
  press,
  type Scene,
  type Screen,
  selector,
  skeleton,
  text,
  withCall,
} from '../screen.ts';
import type { Stage } from '../stage.ts';

/** Somebody who has named a guardian. */
async function named(stage: Stage, person: Person, guardian?: GuardianRequest['guardian']): Promise<GuardianRequest> {
  const request = await GuardianRequest.of(stage.world, person, guardian);
  await request.ask();
  return request;
}

type Answer = 'accept' | 'decline' | 'withdraw';

export async function answered(stage: Stage, person: Person, answer: Answer): Promise<GuardianRequest> {
  const request = await named(stage, person);
  await request.answer(answer === 'decline' ? 'decline' : 'accept');
  if (answer === 'withdraw') await request.withdraw();
  return request;
}

const waiting: Maker = async (stage) => {
  const person = await aMinor(stage);
  await named(stage, person);
  return person;
};
/** The guardian has no e-mail, so there is a letter to sign. */
export const printing: Maker = async (stage) => {
  const person = await aMinor(stage);
  await (await GuardianRequest.of(stage.world, person)).print();
  return person;
};
const minorAfter =
  (answer: Answer): Maker =>
  async (stage) => {
    const person = await aMinor(stage);
    await answered(stage, person, answer);
    return person;
  };
const forgotten: Maker = async (stage) => {
  const person = await aMinor(stage);
  const { id } = await named(stage, person);
  const past = new Date(stage.world.clock.now().getTime() - 86_400_000);
  await stage.within(person.tenant, (tx) =>
    tx.updateTable('legal_contacts').set({ status: 'expired', expires_at: past }).where('id', '=', id).execute(),
  );
  return person;
};
const unwieldyWaiting: Maker = async (stage) => {
  const person = await unwieldyMinor(stage);
  await named(stage, person, { firstname: unwieldy.word, lastname: unwieldy.arabic });
  return person;
};

const page = (id: string, token: string): string => `/legal-contacts/${id}/verify#token=${token}`;

/** The page of a guardian who has just been asked; each visit with a child of its own. */
export const askedLink = async ({ stage }: Scene): Promise<string> => (await named(stage, await aMinor(stage))).link;
export async function answeredLink({ stage }: Scene, answer: Answer, isWithdrawal = false): Promise<string> {
  const { link, withdrawal } = await answered(stage, await aMinor(stage), answer);
  return isWithdrawal ? withdrawal : link;
}
async function unwieldyLink({ stage }: Scene): Promise<string> {
  const child = await stage.person(unwieldyWaiting);
  const { id } = await stage.within(child.tenant, (tx) =>
    tx
      .selectFrom('legal_contacts')
      .select('id')
      .where('applicant_id', '=', child.applicant_id ?? '')
      .executeTakeFirstOrThrow(),
  );
  return page(id, await stage.token(child.tenant, 'guardian_answer', id));
}
/** What a child's screen has shown, scanned. */
async function scannedLink({ stage }: Scene): Promise<string> {
  const person = await aMinor(stage);
  const { id } = await named(stage, person);
  stage.world.clock.advance(60_000);
  return `/legal-contacts/${id}/remind#token=${await stage.token(person.tenant, 'guardian_reminder', id)}`;
}
/** One whose time is over, or which a newer one has replaced. */
export async function deadLink({ stage }: Scene, why: 'expired' | 'replaced'): Promise<string> {
  const person = await aMinor(stage);
  const { id, link } = await named(stage, person);
  if (why === 'expired') return page(id, await stage.token(person.tenant, 'guardian_answer', id, -1));
  await named(stage, person);
  return link;
}

const terms = { route: 'tos.accept', path: '/tos/accept' } as const;
const account = { route: 'account.consents', path: '/account/consents' } as const;
const scanned = { route: 'guardian.reminder', host: 'chemie', path: scannedLink } as const;
const asked = { route: 'tos.verify', host: 'chemie', path: askedLink } as const;

/** The terms, for the applicant and for the guardian. */
export const consent: readonly Screen[] = [
  ...withCall(
    { ...terms, name: 'terms.adult', as: adult, sees: button('I agree') },
    { url: '**/api/v1/terms/current*', failed: heading('Unexpected error!') },
  ),
  ...withCall(
    { ...terms, name: 'terms.minor', as: minor, sees: button('Send the link') },
    {
      url: '**/api/v1/legal-contacts/current',
      waits: skeleton,
      failed: heading('We couldn’t load this page completely.'),
    },
  ),
  {
    ...terms,
    name: 'terms.minor.missing',
    as: minor,
    act: press('Send the link'),
    sees: selector('[aria-invalid=true]'),
  },
  { ...terms, name: 'terms.waiting', as: waiting, sees: button('Update legal guardian') },
  {
    ...terms,
    name: 'terms.editing',
    as: waiting,
    act: press('Update legal guardian'),
    sees: button('Leave it as it is'),
  },
  {
    ...terms,
    name: 'terms.without-email',
    as: minor,
    act: async (visitor) => visitor.page.getByRole('checkbox').check(),
    sees: button('Make the letter'),
  },
  { ...terms, name: 'terms.letter', as: printing, sees: button('Print or save the letter') },
  { ...terms, name: 'terms.reminder-code', as: waiting, act: press('Show the code'), sees: selector('[role=img]') },
  { ...terms, name: 'terms.declined', as: minorAfter('decline'), sees: button('Update legal guardian') },
  { ...terms, name: 'terms.expired', as: forgotten, sees: button('Update legal guardian') },
  { ...terms, name: 'terms.withdrawn', as: minorAfter('withdraw'), sees: button('Update legal guardian') },
  { ...terms, name: 'terms.accepted', as: agreed, sees: heading('The terms are accepted') },
  { ...account, name: 'account.guardian', as: minorAfter('accept'), sees: button('Name someone else') },
  {
    ...account,
    name: 'account.guardian-named',
    as: minorAfter('accept'),
    act: press('Name someone else'),
    sees: button('Send the link'),
  },
  { ...terms, name: 'terms.unwieldy', as: unwieldyWaiting, sees: button('Update legal guardian') },
  ...withCall(
    { ...asked, name: 'guardian', sees: button('I agree') },
    { url: '**/api/v1/legal-contacts/*/lookup', waits: skeleton, failed: heading('The page could not be loaded') },
  ),
  {
    ...asked,
    name: 'guardian.plain',
    act: async (visitor) => visitor.page.getByRole('switch').click(),
    sees: heading('What is this about?'),
  },
  { ...asked, name: 'guardian.custody', act: press('I agree'), sees: selector('[aria-invalid=true]') },
  { ...asked, name: 'guardian.declining', act: press('I do not agree'), sees: button('Yes, I decline') },
  {
    ...asked,
    name: 'guardian.declined',
    act: press('I do not agree', 'Yes, I decline'),
    sees: heading('You have declined'),
  },
  { ...asked, name: 'guardian.not-me', act: press('I’m not the guardian'), sees: dialog },
  {
    ...asked,
    name: 'guardian.reported',
    act: press('I’m not the guardian', 'Yes, by mistake'),
    sees: heading('Thank you for telling us'),
  },
  {
    ...asked,
    name: 'guardian.confirmed',
    act: async (visitor) => {
      await visitor.page.getByRole('checkbox').check();
      await visitor.button('I agree').click();
    },
    sees: heading('Thank you, you have agreed'),
  },
  {
    ...asked,
    name: 'guardian.already-confirmed',
    path: (scene) => answeredLink(scene, 'accept'),
    sees: heading('You have already agreed'),
  },
  {
    ...asked,
    name: 'guardian.already-declined',
    path: (scene) => answeredLink(scene, 'decline'),
    sees: heading('You have already declined'),
  },
  {
    ...asked,
    name: 'guardian.withdrawing',
    path: (scene) => answeredLink(scene, 'accept', true),
    sees: button('Withdraw consent'),
  },
  {
    ...asked,
    name: 'guardian.withdrawing-plain',
    path: (scene) => answeredLink(scene, 'accept', true),
    act: async (visitor) => visitor.page.getByRole('switch').click(),
    sees: text('You may take your yes back.'),
  },
  {
    ...asked,
    name: 'guardian.withdrawn',
    path: (scene) => answeredLink(scene, 'accept', true),
    act: press('Withdraw consent'),
    sees: heading('Your consent is withdrawn'),
  },
  {
    ...asked,
    name: 'guardian.expired',
    path: (scene) => deadLink(scene, 'expired'),
    sees: heading('This link has expired'),
  },
  {
    ...asked,
    name: 'guardian.link-sent',
    path: (scene) => deadLink(scene, 'expired'),
    act: press('Send me a new link'),
    sees: heading('A new link is on its way'),
  },
  {
    ...asked,
    name: 'guardian.replaced',
    path: (scene) => deadLink(scene, 'replaced'),
    sees: heading('This link has been replaced'),
  },
  {
    ...asked,
    name: 'guardian.invalid',
    path: '/legal-contacts/0198c5a0-0000-7000-8000-000000000001/verify',
    sees: heading('This link is not valid'),
  },
  { ...scanned, name: 'guardian.reminder', sees: button('Send the e-mail') },
  {
    ...scanned,
    name: 'guardian.reminder-sent',
    act: press('Send the e-mail'),
    sees: heading('The e-mail is on its way'),
  },
  {
    ...scanned,
    name: 'guardian.reminder-invalid',
    path: '/legal-contacts/0198c5a0-0000-7000-8000-000000000001/remind',
    sees: heading('This code is not valid'),
  },
  { ...asked, name: 'guardian.unwieldy', host: 'gedraenge', path: unwieldyLink, sees: button('I agree') },
];

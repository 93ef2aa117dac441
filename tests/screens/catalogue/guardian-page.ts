import { findable } from '../../support/account.ts';
import type { Visitor } from '../../support/visitor.ts';
import { aMinor } from '../people.ts';
import { pinged } from '../pings.ts';
import { button, dialog, heading, type Maker, press, type Scene, type Screen, text } from '../screen.ts';
import type { Stage } from '../stage.ts';
import { answered } from './consent.ts';

/** A child whose guardian has agreed: one company has the contact details, another waits for the guardian. */
async function guarded(stage: Stage) {
  const child = await aMinor(stage);
  const { withdrawal } = await answered(stage, child, 'accept');
  const [one, other] = await Promise.all(
    ['Lackwerke Severin', 'Chempark Labor'].map(async (name) => {
      const employee = await stage.world.person('chemie', { ...findable, type: 'employee' });
      await stage.within(child.tenant, (tx) =>
        tx
          .updateTable('organizations')
          .set({ name, city: 'Leverkusen' })
          .where('id', '=', employee.organization_id ?? '')
          .execute(),
      );
      return employee;
    }),
  );
  if (!one || !other) throw new Error('Two companies were made.');
  await pinged(stage, one, child, { status: 'accepted' });
  const asked = await pinged(stage, other, child, { isGuardianAsked: true });
  return { child, withdrawal, asked };
}

const asked: Maker = async (stage) => (await guarded(stage)).child;
async function answerLink({ stage }: Scene): Promise<string> {
  const { child, asked: ping } = await guarded(stage);
  return `/pings/${ping}/answer#token=${await stage.token(child.tenant, 'ping_answer', ping)}`;
}
export async function guardianPagePath({ stage }: Scene): Promise<string> {
  const { withdrawal } = await guarded(stage);
  return withdrawal.replace('/verify#', '#');
}

/** The same address has agreed for the child's brother as well. */
async function pathOfTwo({ stage }: Scene): Promise<string> {
  const { withdrawal } = await guarded(stage);
  const id = /legal-contacts\/([^/#]+)/.exec(withdrawal)?.[1] ?? '';
  const brother = await answered(stage, await aMinor(stage, 'Emre'), 'accept');
  const { kysely } = stage.world.deps.db;
  const { email } = await kysely
    .selectFrom('legal_contacts')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await kysely.updateTable('legal_contacts').set({ email }).where('id', '=', brother.id).execute();
  return withdrawal.replace('/verify#', '#');
}

/** Whose page it is, by its address. */
async function guardianOf(visitor: Visitor, { stage }: Scene) {
  const id = /legal-contacts\/([^/#]+)/.exec(visitor.page.url())?.[1] ?? '';
  return stage.world.deps.db.kysely
    .selectFrom('legal_contacts')
    .select(['id', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Types the code of the mail. */
async function enter(visitor: Visitor, scene: Scene): Promise<void> {
  const { stage } = scene;
  await visitor.button('Send me the code').click();
  await visitor.heading('Your page as parent or guardian').waitFor();
  const { email } = await guardianOf(visitor, scene);
  const mail = await stage.world.mail(email ?? '', /Code|code/);
  await visitor.page.getByLabel(visitor.say('Code from the e-mail')).fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '');
  await visitor.button('Have everything deleted').waitFor();
}
export const entered =
  (...labels: string[]): NonNullable<Screen['act']> =>
  async (visitor, scene) => {
    await enter(visitor, scene);
    if (labels.length > 0) await press(...labels)(visitor, scene);
  };

/** The brother's page ends while the other one is read. */
const brothersEnds: NonNullable<Screen['act']> = async (visitor, scene) => {
  await enter(visitor, scene);
  const { id, email } = await guardianOf(visitor, scene);
  await scene.stage.world.deps.db.kysely
    .updateTable('legal_contacts')
    .set({ status: 'declined' })
    .where('email', '=', email)
    .where('id', '<>', id)
    .execute();
  await visitor.button('To the page for {child}', { child: 'Emre' }).click();
};

const page = { route: 'guardian.page', host: 'chemie', path: guardianPagePath } as const;

/** The guardian's own page, and what a child sees while the guardian is asked. */
export const guardianPage: readonly Screen[] = [
  { ...page, name: 'guardian-page', sees: button('Send me the code') },
  { ...page, name: 'guardian-page.code', act: press('Send me the code'), sees: button('Open the page') },
  { ...page, name: 'guardian-page.open', act: entered(), sees: button('Yes, release it') },
  {
    ...page,
    name: 'guardian-page.children',
    path: pathOfTwo,
    act: entered(),
    sees: (visitor) => visitor.button('To the page for {child}', { child: 'Emre' }),
  },
  {
    ...page,
    name: 'guardian-page.child-ended',
    path: pathOfTwo,
    act: brothersEnds,
    sees: (visitor) =>
      visitor.text('The page for {gone} has ended. There is nothing left for you to do there.', { gone: 'Emre' }),
  },
  {
    ...page,
    name: 'guardian-page.plain',
    act: async (visitor, scene) => {
      await enter(visitor, scene);
      await visitor.page.getByRole('switch').click();
    },
    sees: text('Before both we ask you once more.'),
  },
  { ...page, name: 'guardian-page.withdrawing', act: entered('Withdraw consent'), sees: dialog },
  {
    ...page,
    name: 'guardian-page.withdrawn',
    act: entered('Withdraw consent', 'Yes, withdraw'),
    sees: (visitor) => visitor.heading('Your consent for {child} is withdrawn', { child: 'Mats' }),
  },
  { ...page, name: 'guardian-page.deleting', act: entered('Have everything deleted'), sees: dialog },
  {
    ...page,
    name: 'guardian-page.deleted',
    act: entered('Have everything deleted', 'Yes, delete'),
    sees: heading('The account will be deleted'),
  },
  {
    ...page,
    name: 'guardian-page.invalid',
    path: '/legal-contacts/0198c5a0-0000-7000-8000-000000000001',
    sees: heading('This link is not valid'),
  },
  {
    route: 'pings.answer',
    host: 'chemie',
    name: 'message.guardian-asked',
    path: answerLink,
    sees: button('Rather say no'),
  },
  {
    route: 'dashboard',
    path: '/dashboard',
    name: 'applicant.guardian-asked',
    as: asked,
    sees: button('Rather say no'),
  },
];

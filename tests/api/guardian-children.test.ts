import { expect, test } from 'vitest';
import {
  chooseReleases,
  openGuardianPage,
  sendPageCode,
  showGuardianPage,
} from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import { createLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { type GuardedChild, guardedChild, mailedCode, visitPage, worldOfGuardians } from '../support/guardian.ts';

/** A guardian of several children, who name the same address. */

const { world, hash, anyone } = await worldOfGuardians();

const minute = 60_000;
let families = 0;
const family = () => `mother${(families += 1)}@example.org`;
async function childOf(email: string, firstname: string) {
  // an inbox gets so many mails an hour
  world.clock.advance(60 * minute);
  return guardedChild(world, hash.en, 'ask', '2011-05-05', undefined, { email, firstname });
}
const shown = (id: string, visit: string) => anyone().call(showGuardianPage, { params: { id }, body: { visit } });

test('one code opens the page of each child, by a visit of its own that ends with the first', async () => {
  const email = family();
  const mia = await childOf(email, 'Mia');
  const emre = await childOf(email.toUpperCase(), 'Emre');
  const { visit, page, others } = await visitPage(world, mia);
  expect([page.child, others.map(({ id, child }) => ({ id, child }))]).toEqual([
    'Mia',
    [{ id: emre.id, child: 'Emre' }],
  ]);
  expect((await world.mails(email)).find(({ subject }) => subject.includes('code'))?.text).toContain(
    'It opens your page for Mia and Emre:',
  );
  const second = others[0]?.visit ?? '';
  expect((await shown(emre.id, second)).body.data.child).toBe('Emre');
  expect((await shown(mia.id, second)).error.code, 'a visit is one child’s').toBe('link_invalid');
  expect((await shown(emre.id, visit)).error.code).toBe('link_invalid');
  const choose = { params: { id: emre.id }, body: { visit: second, choice: 'tell' } } as const;
  expect((await anyone().call(chooseReleases, choose)).body.data.release_choice).toBe('tell');
  expect((await shown(mia.id, visit)).body.data.release_choice, 'decided for one of them').toBe('ask');
  world.clock.advance(31 * minute);
  for (const [id, secret] of [
    [mia.id, visit],
    [emre.id, second],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await shown(id, secret)).error.code).toBe('link_expired');
});

test('nobody but who has agreed by this very address is opened with it', async () => {
  const email = family();
  const mia = await childOf(email, 'Mia');
  const [name = '', domain = ''] = email.split('@');
  // with many providers another spelling is another person's mailbox
  await childOf(`${name.replace('mother', 'mo.ther')}@${domain}`, 'Dot');
  await childOf(`${name}+two@${domain}`, 'Plus');
  await childOf(family(), 'Neighbour');
  const asked = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-05-05' });
  const guardian = { firstname: 'Maren', lastname: 'Vogt', gender: 'other', relation: 'mother' } as const;
  await (await world.login(asked)).call(createLegalContact, { body: { ...guardian, email } });
  const replaced = await childOf(email, 'Replaced');
  const { status } = await replaced.browser.call(createLegalContact, {
    body: { ...guardian, email: family(), replaces: replaced.id },
  });
  expect(status).toBe(201);
  const grown = await childOf(email, 'Grown');
  await world.db.kysely
    .updateTable('applicants')
    .set({ date_of_birth: '2000-01-01' })
    .where('id', '=', grown.person.applicant_id ?? '')
    .execute();
  const off = await childOf(email, 'Off');
  await world.db.kysely.updateTable('users').set({ account: 'inactive' }).where('id', '=', off.person.id).execute();
  expect((await visitPage(world, mia)).others).toEqual([]);
});

test('each opening ends the visits before it, those of the other children too', async () => {
  const email = family();
  const mia = await childOf(email, 'Mia');
  const emre = await childOf(email, 'Emre');
  const first = await visitPage(world, mia);
  world.clock.advance(2 * minute);
  const second = await visitPage(world, emre);
  expect(second.others.map(({ child }) => child)).toEqual(['Mia']);
  expect((await shown(mia.id, first.visit)).error.code).toBe('link_expired');
  expect((await shown(emre.id, first.others[0]?.visit ?? '')).error.code).toBe('link_expired');
  expect((await shown(mia.id, second.others[0]?.visit ?? '')).status).toBe(200);
  const early = { params: { id: mia.id }, body: { token: mia.token } };
  expect((await anyone().call(sendPageCode, early)).status, 'each child’s link asks for a code of its own').toBe(200);
});

/** Has a code mailed, lets something happen meanwhile, and says whose pages the code opens. */
async function openedAfter({ id, token, email }: GuardedChild, meanwhile: () => Promise<unknown>) {
  const params = { id };
  expect((await anyone().call(sendPageCode, { params, body: { token } })).status).toBe(200);
  const code = await mailedCode(world, email);
  await meanwhile();
  const { page, others } = (await anyone().call(openGuardianPage, { params, body: { token, code } })).body.data;
  return [page.child, ...others.map(({ child }) => child)];
}

test('a code opens what its mail names, and nobody who was agreed for while it lay there', async () => {
  const email = family();
  const mia = await childOf(email, 'Mia');
  await childOf(email, 'Emre');
  const late = await childOf(family(), 'Late');
  const opened = await openedAfter(mia, () =>
    world.db.kysely.updateTable('legal_contacts').set({ email }).where('id', '=', late.id).execute(),
  );
  expect(opened).toEqual(['Mia', 'Emre']);
  world.clock.advance(2 * minute);
  expect(await openedAfter(mia, async () => {}), 'the next one does').toEqual(['Mia', 'Emre', 'Late']);
});

test('what its mail names is looked at once more, and a code from before this was kept opens its own page alone', async () => {
  const email = family();
  const mia = await childOf(email, 'Mia');
  const emre = await childOf(email, 'Emre');
  await childOf(email, 'Ben');
  const moved = () =>
    world.db.kysely.updateTable('legal_contacts').set({ email: family() }).where('id', '=', emre.id).execute();
  expect(await openedAfter(mia, moved)).toEqual(['Mia', 'Ben']);
  world.clock.advance(2 * minute);
  const forgotten = () =>
    world.db.kysely
      .updateTable('legal_contact_codes')
      .set({ opens: [] })
      .where('legal_contact_id', '=', mia.id)
      .execute();
  expect(await openedAfter(mia, forgotten)).toEqual(['Mia']);
});

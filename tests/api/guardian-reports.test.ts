import { expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { listActivities } from '../../contract/activities/activities.endpoints.ts';
import { listBlocks, setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import {
  answerRelease,
  leaveBlock,
  reportForChild,
  showGuardianPage,
} from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { listOwnReports, reports } from '../../contract/reports/reports.endpoints.ts';
import { type GuardedChild, guardedChild, visitPage, worldOfGuardians } from '../support/guardian.ts';
import { saidYes, written } from '../support/yes.ts';

/** On their own page a guardian reports a company, or takes one release back. */

const { world, hash } = await worldOfGuardians();
const { other: tenant } = world;
const staff = await world.person({ tenant, type: 'tenant_member' });
const day = 86_400_000;

/** A child, and a company that has the contact details. */
async function released(choice: 'ask' | 'tell' = 'tell') {
  const child = await guardedChild(world, hash.en, choice);
  const yes = await saidYes(world, { tenant, applicant: child.person });
  const company = yes.employee.organization_id ?? '';
  const seenByCompany = async () => (await yes.browser.call(pings.show, { params: { id: yes.id } })).body.data;
  return { child, yes, company, seenByCompany };
}

/** What the guardian does in a visit of their own. */
async function visitOf(child: GuardedChild) {
  const { client, visit } = await visitPage(world, child);
  const params = { id: child.id };
  return {
    page: async () => (await client.call(showGuardianPage, { params, body: { visit } })).body.data,
    report: (organization_id: string) =>
      client.call(reportForChild, {
        params,
        body: { visit, organization_id, reason: 'improper', text: 'Das steht der Mutter zu.' },
      }),
    leave: (organization_id: string) => client.call(leaveBlock, { params, body: { visit, organization_id } }),
    answer: (ping_id: string, event: 'accept' | 'decline' | 'withdraw') =>
      client.call(answerRelease, { params, body: { visit, ping_id, event } }),
  };
}
const keptBy = async ({ browser }: GuardedChild) => (await browser.call(listBlocks)).body.data;

test('a guardian’s report freezes the company’s access, and the child is told of it without the words', async () => {
  const { child, company, seenByCompany } = await released();
  const { report, page } = await visitOf(child);
  const { status, body } = await report(company);
  expect(status).toBe(200);
  expect(body.data.reports).toMatchObject([{ organization: { id: company }, status: 'pending', is_held: true }]);
  expect(body.data.recipients).toMatchObject([{ organization_id: company, has_access: false }]);
  expect(await seenByCompany()).toMatchObject({ status: 'revoked', applicant: { contact: null } });
  expect((await report(company)).error.code, 'one that waits').toBe('conflict');
  const [confirmed] = await world.mails(child.email);
  expect(confirmed?.subject).toContain('You have reported');
  const mails = await world.mails(child.person.email);
  const told = mails.find(({ subject }) => subject.includes('Maren has reported'));
  expect(told?.text).toContain('sees nothing of you any more');
  expect(mails.map(({ text }) => text).join()).not.toContain('steht der Mutter zu');
  expect((await child.browser.call(listActivities)).body.data[0]).toMatchObject({ kind: 'guardian_reported' });
  const own = await child.browser.call(exportAccount);
  expect(own.body.data.reports).toMatchObject([{ reporter: 'guardian', reason: null, text: null }]);
  expect((await child.browser.call(listOwnReports)).body.data, 'the guardian’s, not the child’s').toEqual([]);
  expect((await page()).reports).toHaveLength(1);
});

test('after the answer the company stays blocked until the guardian leaves that to the child, or the child decides alone', async () => {
  const { child, company } = await released();
  const visit = await visitOf(child);
  const [made] = (await visit.report(company)).body.data.reports;
  const letIn = () => child.browser.call(setBlock, { body: { organization_id: company, blocked: false } });
  expect(await keptBy(child)).toMatchObject([{ kept_by: 'report' }]);
  const desk = await world.login(staff);
  const answered = await desk.call(reports.transition, {
    params: { id: made?.id ?? '' },
    body: { event: 'confirm', answer: 'Der Betrieb ruht.' },
  });
  expect(answered.body.data).toMatchObject({ guardian: { firstname: 'Maren' }, applicant: { firstname: 'Lio' } });
  const [mail] = await world.mails(child.email);
  expect(mail?.text).toContain('Der Betrieb ruht.');
  expect(mail?.text).toContain('/legal-contacts/');
  expect(await keptBy(child)).toMatchObject([{ kept_by: 'guardian' }]);
  expect((await letIn()).error.code).toBe('conflict');
  expect((await visit.leave(company)).body.data.reports).toMatchObject([
    { is_held: false, answer: 'Der Betrieb ruht.' },
  ]);
  expect((await visit.leave(company)).error.code, 'nothing is held any more').toBe('not_found');
  expect((await letIn()).body.data).toEqual([]);
});

test('whoever decides alone by now lifts what the guardian held', async () => {
  const { child, company } = await released();
  const [made] = (await (await visitOf(child)).report(company)).body.data.reports;
  const desk = await world.login(staff);
  const body = { event: 'decline', answer: 'Daran war nichts.' } as const;
  await desk.call(reports.transition, { params: { id: made?.id ?? '' }, body });
  expect(await keptBy(child)).toMatchObject([{ kept_by: 'guardian' }]);
  world.clock.set('2027-05-06T08:00:00Z');
  const browser = await world.login(child.person);
  const lifted = await browser.call(setBlock, { body: { organization_id: company, blocked: false } });
  expect(lifted.body.data).toEqual([]);
  world.clock.set('2026-11-20T08:00:00Z');
});

test('only companies that the page names can be reported there, questions included', async () => {
  const child = await guardedChild(world, hash.en, 'ask');
  const asked = await written(world, { tenant, applicant: child.person });
  const company = asked.employee.organization_id ?? '';
  const { report, page } = await visitOf(child);
  expect((await report(company)).error.code, 'written, and no yes yet').toBe('not_found');
  await asked.own.call(pings.transition, { params: { id: asked.id }, body: { event: 'accept' } });
  expect((await page()).questions).toHaveLength(1);
  const { data } = (await report(company)).body;
  expect(data.questions, 'nothing is left to decide').toEqual([]);
  const seen = (await asked.browser.call(pings.show, { params: { id: asked.id } })).body.data;
  expect(seen).toMatchObject({ status: 'revoked', release: null });
});

test('a guardian takes back what one company has, and no other loses anything', async () => {
  const { child, yes, seenByCompany } = await released();
  const other = await saidYes(world, { tenant, applicant: child.person });
  const { answer, page } = await visitOf(child);
  const taken = await answer(yes.id, 'withdraw');
  expect(taken.body.data.recipients).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ping_id: yes.id, has_access: false }),
      expect.objectContaining({ ping_id: other.id, has_access: true }),
    ]),
  );
  expect((await answer(yes.id, 'withdraw')).error.code).toBe('transition_not_allowed');
  expect(await seenByCompany()).toMatchObject({ status: 'revoked', release: { withdrawn_by: 'consent' } });
  await world.jobs.tick(world.clock.now());
  const [asked] = await world.mails(yes.employee.email);
  expect(asked?.subject).toBe('Please delete: a yes was taken back');
  const told = (await world.mails(child.person.email)).find(({ subject }) => subject.includes('no longer has'));
  expect(told?.text).toContain('At home the yes to');
  expect((await page()).search, 'the consent stands').toBe('found');
  const stranger = await released();
  expect((await answer(stranger.yes.id, 'withdraw')).error.code, 'another’s child').toBe('not_found');
  world.clock.advance(day);
});

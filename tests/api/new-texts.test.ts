import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { withdrawOnPage } from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import {
  answerLegalContact,
  currentLegalContact,
  lookupLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { acceptTerms, listConsents } from '../../contract/terms/terms.endpoints.ts';
import { standingVersion } from '../../server/consents/consent-texts.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { guardedChild, visitPage } from '../support/guardian.ts';
import type { Person } from '../support/people.ts';
import { publishTerms, type ReadTexts } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes, type Yes } from '../support/yes.ts';

/** A text about being found that says something new asks everybody who agreed to an earlier one, once. */
let world: World;
let read: ReadTexts;
beforeAll(async () => {
  world = await createWorld();
  read = (await publishTerms(world, world.other)).de;
});
afterAll(() => world.close());

/** As if they had agreed under the version before the one that stands. */
const agreedBefore = ({ tenant, applicant_id = '' }: Person, version = standingVersion('findable') - 1) =>
  inTenant(world.db, tenant.id, (tx) =>
    tx.updateTable('applicants').set({ findable_version: version }).where('id', '=', applicant_id).execute(),
  );

async function adult() {
  const person = await world.person({ tenant: world.other, stage: 'onboarded', ...findable });
  const browser = await world.login(person);
  expect((await browser.call(acceptTerms, { body: read })).status).toBe(204);
  return { person, browser };
}

/** Several minutes: what is asked once stays asked once. */
async function minutesPass(): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    world.clock.advance(60_000);
    // oxlint-disable-next-line no-await-in-loop -- one minute after the other
    await world.jobs.tick(world.clock.now());
  }
}

const standing = async (browser: ApiClient) => {
  const { tos_status, findable_status, matchability } = (await browser.call(fetchMe)).body.data.applicant ?? {};
  return [tos_status, findable_status, matchability];
};
const asking = async (email: string) =>
  (await world.mails(email)).filter(({ subject }) => /neuen Text|new text|noch einmal|again/.test(subject));

describe('an adult', () => {
  test('is asked once by mail, is found by nobody until the answer, and agrees in the account', async () => {
    const { person, browser } = await adult();
    await agreedBefore(person);
    const employee = await world.login(await world.person({ tenant: world.other, type: 'employee' }));
    const found = async () => (await employee.call(searchApplicants)).body.meta.total;
    const before = await found();
    await minutesPass();
    expect(await found()).toBe(before - 1);
    expect(await standing(browser)).toEqual(['accepted', 'expired', 'unmatchable']);
    const mails = await asking(person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/account/consents');
    expect((await browser.call(listConsents)).body.data).toMatchObject([{ status: 'accepted' }, { status: 'expired' }]);

    expect((await browser.call(acceptTerms, { body: { findable: read.findable } })).status).toBe(204);
    await minutesPass();
    expect(await standing(browser)).toEqual(['accepted', 'accepted', 'matchable']);
    expect(await asking(person.email)).toHaveLength(1);
  });

  test('keeps what was released, for that was a consent of its own', async () => {
    const { applicant, browser, id } = await saidYes(world, { tenant: world.other });
    await agreedBefore(applicant);
    await minutesPass();
    const ping = (await browser.call(pings.list)).body.data.find((one) => one.id === id);
    expect(ping).toMatchObject({ status: 'accepted', applicant: { contact: { email: applicant.email } } });
  });

  test('who isn’t looking, or whose text was only edited since, is not written to', async () => {
    const [resting, edited] = [await adult(), await adult()];
    await inTenant(world.db, world.other.id, (tx) =>
      tx
        .updateTable('applicants')
        .set({ search_status: 'doesnot_want_matching', search_ended_at: world.clock.now() })
        .where('id', '=', resting.person.applicant_id ?? '')
        .execute(),
    );
    await agreedBefore(resting.person);
    await agreedBefore(edited.person, standingVersion('findable'));
    await minutesPass();
    expect(await standing(resting.browser)).toEqual(['accepted', 'expired', 'unmatchable']);
    expect(await standing(edited.browser)).toEqual(['accepted', 'accepted', 'matchable']);
    expect(await asking(resting.person.email)).toEqual([]);
    expect(await asking(edited.person.email)).toEqual([]);
  });
});

describe('a minor', () => {
  const asked = async () => {
    const child = await guardedChild(world, read, 'ask');
    await agreedBefore(child.person);
    await minutesPass();
    const mails = await asking(child.email);
    expect(mails).toHaveLength(1);
    const token = /verify#token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    return { ...child, token, old: child.token };
  };
  const answer = (id: string, body: object) =>
    world.client(world.other).call(answerLegalContact, {
      params: { id },
      body: { custody: true, ...read, releases: 'ask', ...body } as never,
    });

  test('the guardian is asked, both are told once, and a yes finds the child again', async () => {
    const { id, token, browser, person } = await asked();
    expect(await standing(browser)).toEqual(['expired', 'expired', 'unmatchable']);
    expect((await browser.call(currentLegalContact)).body.data).toMatchObject({ status: 'pending' });
    expect(await asking(person.email)).toHaveLength(1);
    expect((await answer(id, { event: 'accept', token })).body.data).toMatchObject({
      status: 'confirmed',
      link: 'answer',
    });
    expect(await standing(browser)).toEqual(['accepted', 'accepted', 'matchable']);
  });

  test('the guardian answers by the link of the earlier mail just as well', async () => {
    const { id, old, browser } = await asked();
    expect((await answer(id, { event: 'accept', token: old })).body.data).toMatchObject({
      status: 'confirmed',
      link: 'answer',
    });
    expect(await standing(browser)).toEqual(['accepted', 'accepted', 'matchable']);
  });

  test('a no takes back what an earlier yes had released', async () => {
    const child = await guardedChild(world, read, 'tell');
    const yes = await saidYes(world, { tenant: world.other, applicant: child.person });
    await agreedBefore(child.person);
    await minutesPass();
    const [mail] = await asking(child.email);
    const token = /verify#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { status } = await world
      .client(world.other)
      .call(answerLegalContact, { params: { id: child.id }, body: { event: 'decline', token } });
    expect(status).toBe(200);
    const list = JSON.stringify((await yes.browser.call(pings.list)).body);
    expect([list.includes(child.person.email), list.includes('"revoked"')]).toEqual([false, true]);
  });

  test('a guardian who lets the time pass goes on seeing who has the details, and takes the earlier yes back', async () => {
    const letPass = async () => {
      const child = await guardedChild(world, read, 'tell');
      const yes = await saidYes(world, { tenant: world.other, applicant: child.person });
      await agreedBefore(child.person);
      await minutesPass();
      return { ...child, yes };
    };
    const contactOf = async ({ employee, id }: Yes) => {
      const browser = await world.login(employee);
      const { data } = (await browser.call(pings.show, { params: { id } })).body;
      return data.perspective === 'organization' && data.applicant.contact;
    };
    const [byLink, byPage, meanwhile] = [await letPass(), await letPass(), await letPass()];
    const client = world.client(world.other);
    const visited = await visitPage(world, meanwhile);
    expect(visited.page).toMatchObject({ status: 'pending', recipients: [{ has_access: true }] });
    const { status } = await client.call(withdrawOnPage, {
      params: { id: meanwhile.id },
      body: { visit: visited.visit },
    });
    expect(status).toBe(200);
    expect(await contactOf(meanwhile.yes)).toBeNull();

    world.clock.advance(15 * 86_400_000);
    await minutesPass();
    const link = { params: { id: byLink.id }, body: { token: byLink.token } };
    expect((await (await world.login(byLink.person)).call(currentLegalContact)).body.data?.status).toBe('expired');
    expect((await client.call(lookupLegalContact, link)).body.data).toMatchObject({
      link: 'withdraw',
      status: 'confirmed',
    });
    expect(await contactOf(byLink.yes)).toMatchObject({ email: byLink.person.email });
    expect((await client.call(withdrawLegalContact, link)).body.data.status).toBe('revoked');
    expect(await contactOf(byLink.yes)).toBeNull();
    expect((await client.call(withdrawLegalContact, link)).error.code).toBe('link_used');

    const { page, visit } = await visitPage(world, byPage);
    expect(page).toMatchObject({ status: 'expired', recipients: [{ has_access: true }] });
    const withdrawn = await client.call(withdrawOnPage, { params: { id: byPage.id }, body: { visit } });
    expect(withdrawn.body.data).toMatchObject({ status: 'revoked', recipients: [{ has_access: false }] });
    expect(await contactOf(byPage.yes)).toBeNull();
  });

  test('the old link to withdraw still does after a second yes that was given by it', async () => {
    const { id, old, browser } = await asked();
    expect((await answer(id, { event: 'accept', token: old })).status).toBe(200);
    const link = { params: { id }, body: { token: old } };
    const withdrawn = await world.client(world.other).call(withdrawLegalContact, link);
    expect(withdrawn.body.data.status).toBe('revoked');
    expect(await standing(browser)).toEqual(['revoked', 'revoked', 'unmatchable']);
  });
});

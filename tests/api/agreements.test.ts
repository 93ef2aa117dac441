import { expect, test } from 'vitest';
import { showGuardianPage, withdrawOnPage } from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import { listAgreements } from '../../contract/terms/terms.endpoints.ts';
import { consentText } from '../../server/consents/consent-texts.ts';
import { guardedChild, visitPage, worldOfGuardians } from '../support/guardian.ts';
import { publishTerms } from '../support/terms.ts';
import { saidYes } from '../support/yes.ts';

/** What was agreed to can be read for ever: by the child, and by the guardian who agreed. */
const { world, hash, anyone } = await worldOfGuardians();

test('nobody reads of another what they agreed to, nor a guardian what an earlier one did', async () => {
  const [one, other] = [await guardedChild(world, hash.en, 'ask'), await guardedChild(world, hash.en, 'ask')];
  const own = (await one.browser.call(listAgreements)).body.data.map(({ id }) => id);
  const others = (await other.browser.call(listAgreements)).body.data.map(({ id }) => id);
  expect(own.filter((id) => others.includes(id))).toEqual([]);
  expect((await visitPage(world, one)).page.agreements.map(({ id }) => id)).toEqual(own);
});

test('each yes keeps the text of its day, after a newer one and after a withdrawal too', async () => {
  const child = await guardedChild(world, hash.en, 'tell');
  const yes = await saidYes(world, { tenant: world.other, applicant: child.person });
  const { visit, page } = await visitPage(world, child);
  expect(new Set(page.agreements.map(({ act }) => act))).toEqual(new Set(['terms', 'findable']));
  expect(page.agreements.every(({ given_by }) => given_by === 'guardian')).toBe(true);
  const old = page.agreements.find(({ act }) => act === 'terms');
  expect(old).toMatchObject({ version: 1, locale: 'en', text: 'Terms, version 1', organization: null });
  expect(page.newer).toEqual([]);
  await publishTerms(world, world.other, 2);
  const params = { id: child.id };
  const { newer } = (await anyone().call(showGuardianPage, { params, body: { visit } })).body.data;
  expect(newer, 'and beside it the one that is in force now').toMatchObject([{ act: 'terms', version: 2 }]);
  expect((await anyone().call(withdrawOnPage, { params, body: { visit } })).status).toBe(200);
  const after = (await anyone().call(showGuardianPage, { params, body: { visit } })).body.data.agreements;
  const ended_at = world.clock.now().toISOString();
  expect(after).toEqual(page.agreements.map((agreement) => ({ ...agreement, ended_at })));
  expect(page.agreements.map((agreement) => agreement.ended_at)).toEqual([null, null]);

  const mailed = (await world.mails(child.email)).map(({ text }) => text).join();
  expect(mailed, 'the guardian’s copy names both texts').toMatch(
    /terms of use, version 1, and “Companies may find Lio”/,
  );
  const own = (await child.browser.call(listAgreements)).body.data;
  expect(own.map(({ act }) => act)).toEqual(['release', ...after.map(({ act }) => act)]);
  const texts = [consentText('release', 'de').text, consentText('release', 'en').text];
  expect(texts).toContain(own[0]?.text);
  expect(own[0], yes.id).toMatchObject({ organization: expect.any(String), ended_at });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acceptTerms,
  currentTerms,
  listConsents,
  listTerms,
  publishTerms,
} from '../../contract/terms/terms.endpoints.ts';
import { findable } from '../support/account.ts';
import { hashesOf, publishTerms as firstTerms } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';

/** Terms are words, whatever stands in them: kept as they were written, sent to nobody as markup, filled in by nothing. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
  await firstTerms(world, world.other);
});
afterAll(() => world.close());

const hostile = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 2">',
  '</textarea></main><iframe src="javascript:window.hit = 3">',
  '[here](javascript:alert(1)) {{7*7}} ${7*7} {applicant.firstname} %s',
  '=HYPERLINK("https://evil.example")',
  'e\u0301 👩‍👩‍👧 ﷽ 😀 \u202Eright to left\u202C ä',
].join('\n\n');

test('what looks like a program is kept to the letter and read back so, by staff, applicants and in the ledger', async () => {
  const administrator = await world.login(await world.person({ tenant: world.other, type: 'administrator' }));
  const text = { de: `Bedingungen\n\n${hostile}`, en: `Terms\n\n${hostile}` };
  const replaces = (await administrator.call(listTerms)).body.data[0]?.version ?? 0;
  const person = await world.person({ tenant: world.other, stage: 'onboarded', ...findable });
  const applicant = await world.login(person);
  const before = await applicant.call(currentTerms);
  expect((await applicant.call(acceptTerms, { body: hashesOf(before.body.data) })).status).toBe(204);
  const published = await administrator.call(publishTerms, { body: { replaces, material: true, text } });
  expect(published.status).toBe(201);
  const [newest] = (await administrator.call(listTerms)).body.data;
  expect(newest?.text.en).toBe(published.body.data.text.en);
  for (const part of hostile.split('\n\n').slice(0, 5)) expect(newest?.text.de, 'to the letter').toContain(part);

  const read = (await applicant.call(currentTerms)).body.data;
  expect([newest?.text.de, newest?.text.en]).toContain(read.text);
  for (let minute = 0; minute < 3; minute += 1) {
    world.clock.advance(60_000);
    // oxlint-disable-next-line no-await-in-loop -- one minute after the other
    await world.jobs.tick(world.clock.now());
  }
  const mails = await world.mails(person.email);
  expect(mails.length, 'asked to agree anew').toBeGreaterThan(0);
  for (const { html, text: plain } of mails) {
    expect(html).not.toMatch(/<script|onerror|<iframe|javascript:/i);
    expect(plain).not.toContain('window.hit');
  }

  expect((await applicant.call(acceptTerms, { body: hashesOf(read) })).status).toBe(204);
  const consents = (await applicant.call(listConsents)).body.data;
  expect(JSON.stringify(consents)).toContain(JSON.stringify('<script>window.hit = 1</script>').slice(1, -1));
  const page = await world.app.inject({ url: '/tos/accept', headers: { host: `${world.other.slug}.localhost` } });
  expect(page.body, 'no page carries it').not.toContain('window.hit');
});

test('characters that show nothing, and what no database holds, are cleaned or refused; the form says so', async () => {
  const administrator = await world.login(await world.person({ tenant: world.other, type: 'administrator' }));
  const replaces = (await administrator.call(listTerms)).body.data[0]?.version ?? 0;
  const publish = (words: string) =>
    administrator.call(publishTerms, { body: { replaces, material: false, text: { de: words, en: words } } });
  for (const words of ['a\u0000b', ' \u200B ', '', 'x'.repeat(40_001), '\uD800'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([words.slice(0, 4), (await publish(words)).status]).toEqual([
      words.slice(0, 4),
      expect.toBeOneOf([400, 422]),
    ]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { cancelDeletion, confirmDeletion } from '../../contract/account/account.endpoints.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { moveEmployee } from '../../contract/employees/employees.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { askChildDeletion, withdrawOnPage } from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import { answerLegalContact, createLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { listAgreements, publishTerms as publishNewTerms } from '../../contract/terms/terms.endpoints.ts';
import type { ApiClient } from '../support/api-client.ts';
import { deletionToken, findable, leave, sentPing } from '../support/account.ts';
import { guardedChild, visitPage } from '../support/guardian.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { publishTerms, type ReadTexts } from '../support/terms.ts';
import { crossing, inLine } from '../support/waiting-line.ts';
import { createWorld, type World } from '../support/world.ts';

/** What is decided under a lock is decided by what stands then, not by what stood before waiting for it. */

let world: World;
let hash: Record<'de' | 'en', ReadTexts>;
beforeAll(async () => {
  world = await createWorld();
  hash = await publishTerms(world, world.other);
});
afterAll(() => world.close());

const day = 86_400_000;
const run = (job: string) => async () => {
  await world.jobs.run(job, world.clock.now());
};
const rowsOf = ({ id, applicant_id = '' }: Person) =>
  [
    ['applicants', applicant_id],
    ['users', id],
  ] as const;
const accountOf = async ({ id }: Person) =>
  (await world.db.kysely.selectFrom('users').select('account').where('id', '=', id).executeTakeFirst())?.account;
const wait = async (days: number) => {
  world.clock.advance(days * day);
  await world.jobs.tick(world.clock.now());
};

test('a guardian’s yes that comes while the erasure waits keeps the child', async () => {
  const person = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-05-05' });
  await wait(23);
  await wait(6.9);
  const browser = await world.login(person);
  const email = 'last.minute@example.org';
  const body = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'other', relation: 'mother' } as const;
  const { id } = (await browser.call(createLegalContact, { body })).body.data;
  const token = /#token=([\w-]+)/.exec((await world.mails(email))[0]?.text ?? '')?.[1] ?? '';
  const yes = { event: 'accept', token, custody: true, ...hash.en, releases: 'ask' } as const;
  world.clock.advance(0.2 * day);
  const [answer] = await inLine<[{ status: number }, void]>(
    world.db,
    rowsOf(person),
    () => world.client(world.other).call(answerLegalContact, { params: { id }, body: yes }),
    run('account.retention'),
  );
  expect(answer.status).toBe(200);
  expect(await accountOf(person)).toBe('active');
});

test('an account that is kept in its last second is not erased', async () => {
  const person = await world.person();
  const body = { token: await leave(world, person) };
  world.clock.advance(7 * day - 1_000);
  const [kept] = await inLine<[{ status: number }, void]>(
    world.db,
    rowsOf(person),
    () => world.client().call(cancelDeletion, { body }),
    () => {
      world.clock.advance(2_000);
      return run('account.erase')();
    },
  );
  expect(kept.status).toBe(204);
  expect(await accountOf(person)).toBe('active');
});

test('a search that is renewed in its last second goes on, and no mail says it has ended', async () => {
  const person = await world.person(findable);
  world.clock.advance(world.tenant.looking_days * day + 1_000);
  const params = { id: person.applicant_id ?? '' };
  const browser = await world.login(person);
  const [renewed] = await inLine<[{ status: number }, void]>(
    world.db,
    rowsOf(person),
    () => browser.call(transitionApplicant, { params, body: { event: 'renew_looking' } }),
    run('applicants.tend'),
  );
  expect(renewed.status).toBe(200);
  const { search_status } = await world.db.kysely
    .selectFrom('applicants')
    .select('search_status')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  expect(search_status).toBe('wants_to_be_matched');
  expect((await world.mails(person.email)).map(({ subject }) => subject)).not.toContain(
    'Companies can no longer find you',
  );
});

test('no message slips in beside a block', async () => {
  const person = await world.person(findable);
  const employee = await world.person({ type: 'employee' });
  const [own, company] = [await world.login(person), await world.login(employee)];
  const input = {
    handle: handleFor(employee, person),
    email_template_id: await pingTemplate(world, world.tenant),
    ...offer,
  };
  const [blocked, written] = await inLine<[{ status: number }, { status: number }]>(
    world.db,
    rowsOf(person),
    () => own.call(setBlock, { body: { organization_id: employee.organization_id ?? '', blocked: true } }),
    () => company.call(createPing, { body: input }, { key: 'beside-a-block' }),
  );
  expect([blocked.status, written.status]).toEqual([200, 404]);
});

async function asked() {
  const child = await guardedChild(world, hash.en, 'tell');
  const employee = await world.person({ tenant: world.other, type: 'employee' });
  const company = await world.login(employee);
  const id = await sentPing(world, company, child.person);
  const { client, visit } = await visitPage(world, child);
  const accept = () => child.browser.call(pings.transition, { params: { id }, body: { event: 'accept' } });
  const withdraw = () => client.call(withdrawOnPage, { params: { id: child.id }, body: { visit } });
  const seen = async () => (await company.call(pings.show, { params: { id } })).body.data;
  return { id, child, client, visit, accept, withdraw, seen };
}

test('a child’s yes and the guardian’s withdrawal at once: both are answered, and nothing is released', async () => {
  const one = await asked();
  const [yes, withdrawn] = await inLine<[{ status: number }, { status: number }]>(
    world.db,
    [['pings', one.id]],
    one.accept,
    one.withdraw,
  );
  expect([yes.status, withdrawn.status]).toEqual([200, 200]);
  expect(await one.seen()).toMatchObject({ status: 'revoked', applicant: { contact: null } });
  const other = await asked();
  const [first, late] = await inLine<[{ status: number }, { status: number }]>(
    world.db,
    [['pings', other.id]],
    other.withdraw,
    other.accept,
  );
  expect([first.status, late.status]).toEqual([200, 409]);
  expect(await other.seen()).toMatchObject({ status: 'revoked', applicant: { contact: null } });
});

test('child and guardian delete the account at once: it is deleted once, and the child may keep it', async () => {
  const { child, client, visit } = await asked();
  const token = await deletionToken(world, child.browser, child.person);
  const [confirmed, late] = await inLine<[{ status: number }, { error: { code: string } }]>(
    world.db,
    [['users', child.person.id]],
    () => world.client(world.other).call(confirmDeletion, { body: { token } }),
    () => client.call(askChildDeletion, { params: { id: child.id }, body: { visit } }),
  );
  expect([confirmed.status, late.error.code]).toEqual([200, 'link_invalid']);
  const open = await world.db.kysely
    .selectFrom('link_tokens')
    .select('purpose')
    .where('subject_id', '=', child.person.id)
    .where('purpose', 'in', ['cancel_deletion', 'end_account'])
    .where('used_at', 'is', null)
    .execute();
  expect(open).toEqual([{ purpose: 'cancel_deletion' }]);
});

test('a request that the database throws out of a deadlock is done once more, not answered with a fault', async () => {
  const crossed = async (): Promise<unknown> => {
    const { id, child, seen } = await asked();
    const answer = await crossing(world.db, ['pings', id], ['applicants', child.person.applicant_id ?? ''], () =>
      child.browser.call(pings.transition, { params: { id }, body: { event: 'accept' } }),
    );
    return answer ? { status: answer.status, ping: await seen() } : crossed();
  };
  expect(await crossed()).toMatchObject({ status: 200, ping: { status: 'accepted' } });
});

const shutOutMeanwhile: readonly (readonly [string, (browser: ApiClient) => Promise<{ readonly status: number }>])[] = [
  [
    'an invitation',
    (browser) =>
      browser.call(invitations.create, {
        body: { email: 'in.between@example.org', firstname: 'Ina', lastname: 'Neu' },
      }),
  ],
  ['a profile', (browser) => browser.call(profiles.create, { body: { name: 'Zwischendurch' } })],
];

test.each(shutOutMeanwhile)('%s of somebody whom a colleague shuts out meanwhile is not stored', async (_, write) => {
  const mia = await world.person({ type: 'employee' });
  const organization_id = mia.organization_id ?? '';
  const ole = await world.person({ type: 'employee', organization_id });
  const [browser, his] = [await world.login(mia), await world.login(ole)];
  const params = { id: ole.employee_id ?? '' };
  const [out, written] = await inLine<[{ status: number }, { status: number }]>(
    world.db,
    [['organizations', organization_id]],
    () => browser.call(moveEmployee, { params, body: { event: 'deactivate' } }),
    () => write(his),
  );
  expect([out.status, written.status]).toEqual([200, 401]);
  const lists = [invitations.list, profiles.list].map(async (list) => (await browser.call(list)).body.data);
  expect((await Promise.all(lists)).flat()).toEqual([]);
  expect(await world.mails('in.between@example.org')).toEqual([]);
});

test('a guardian’s yes is written down with the text that was read, whatever is published meanwhile', async () => {
  const person = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-05-05' });
  const browser = await world.login(person);
  const administrator = await world.login(await world.person({ tenant: world.other, type: 'administrator' }));
  const email = 'slow.reader@example.org';
  const body = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'other', relation: 'mother' } as const;
  const { id } = (await browser.call(createLegalContact, { body })).body.data;
  const token = /#token=([\w-]+)/.exec((await world.mails(email))[0]?.text ?? '')?.[1] ?? '';
  const yes = { event: 'accept', token, custody: true, ...hash.en, releases: 'ask' } as const;
  const next = { replaces: 1, material: true, text: { de: 'Ganz neu', en: 'All new' } };
  const held = await world.db.kysely
    .selectFrom('link_tokens')
    .select('id')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  const [answer, published] = await inLine<[{ status: number }, { status: number }]>(
    world.db,
    [['link_tokens', held.id]],
    () => world.client(world.other).call(answerLegalContact, { params: { id }, body: yes }),
    () => administrator.call(publishNewTerms, { body: next }),
  );
  expect([answer.status, published.status]).toEqual([200, 201]);
  const given = (await browser.call(listAgreements)).body.data;
  expect(given.map(({ act, version }) => [act, version])).toContainEqual(['terms', 1]);
  await wait(1 / 24);
  expect((await browser.call(fetchMe)).body.data.applicant?.tos_status, 'and is asked for the new one').toBe('expired');
});

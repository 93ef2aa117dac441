import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { registry } from '../../contract/registry.ts';
import { inTenant } from '../../server/db/scope.ts';
import { mintToken } from '../../server/tokens/tokens.service.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import { findable } from '../support/account.ts';
import { guardedChild, worldOfGuardians } from '../support/guardian.ts';
import { absentId } from '../support/world.ts';
import { written } from '../support/yes.ts';
import { publicSamples } from './public-samples.ts';

/** A link's secret that is cut, bent, another's, of another purpose or of another tenant: each opens nothing (SECURITY 4). */

const { world, hash } = await worldOfGuardians();
const child = await guardedChild(world, hash.en, 'ask');
const [message, foreign] = [
  await written(world, { ...findable, tenant: world.other }),
  await written(world, { ...findable, tenant: world.other }),
];
const purposes = [
  'account_deletion',
  'cancel_deletion',
  'guardian_answer',
  'guardian_page',
  'guardian_reminder',
  'guardian_visit',
  'guardian_withdraw',
  'invitation',
  'ping_answer',
  'renew_looking',
] as const;

/** Whose links open it (a guardian's page opens by a code, asked for with any link of theirs), and a record of theirs beside another one of the kind. */
const doors: readonly (readonly [name: RegExp, own: readonly string[], record: string, other: string])[] = [
  [/^applicants\./, ['renew_looking'], message.applicant.applicant_id ?? '', foreign.applicant.applicant_id ?? ''],
  [
    /^guardian-page\.(code|open)$/,
    ['guardian_page', 'guardian_withdraw', 'guardian_answer'],
    child.id,
    absentId(world.clock),
  ],
  [/^guardian-page\./, ['guardian_visit'], child.id, absentId(world.clock)],
  [/^guardian-reminder\./, ['guardian_reminder'], child.id, absentId(world.clock)],
  [
    /^legal-contacts\.(lookup|request-new-link)$/,
    ['guardian_answer', 'guardian_withdraw'],
    child.id,
    absentId(world.clock),
  ],
  [/^legal-contacts\.withdraw$/, ['guardian_withdraw'], child.id, absentId(world.clock)],
  [/^legal-contacts\./, ['guardian_answer'], child.id, absentId(world.clock)],
  [/^(pings|release-codes)\./, ['ping_answer'], message.id, foreign.id],
];

const mint = (purpose: string, subject_id: string, tenant: TenantRow = world.other) =>
  inTenant(world.db, tenant.id, (tx) =>
    mintToken(tx, { purpose, subject_id, ttl_ms: 86_400_000, now: world.clock.now() }),
  );

/** Everything that a link could change. */
const standing = () =>
  inTenant(world.db, world.other.id, async (tx) => {
    const tables = ['pings', 'applicants', 'legal_contacts', 'organization_blocks', 'mails', 'consents'];
    const rows = [];
    for (const table of tables) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
      const { rows: found } = await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(tx);
      rows.push(found);
    }
    return rows;
  });

const bent = (token: string): Readonly<Record<string, string>> => ({
  'cut by a mail program': token.slice(0, -1),
  'with a full stop behind it': `${token}.`,
  'with a letter of another': `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
  'in capitals': token.toUpperCase(),
  'with a space in it': `${token.slice(0, 20)} ${token.slice(20)}`,
  twice: token + token,
});

/** What a guardian does on their page ends the links that the others are asked with, so it comes last. */
const isVisit = (name: string) => Number(name.startsWith('guardian-page.'));
const endpoints = registry
  .filter(({ name }) => name in publicSamples)
  .toSorted((a, b) => isVisit(a.name) - isVisit(b.name));

test('each door is asked for', () => {
  expect(endpoints.map(({ name }) => name).toSorted()).toEqual(Object.keys(publicSamples).toSorted());
});

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: a link that isn’t its own opens nothing and changes nothing',
  async (name, endpoint) => {
    const door = doors.find(([names]) => names.test(name));
    if (!door) throw new Error(`Say whose links open ${name}.`);
    const [, own, record, other] = door;
    const ask = async (secret: string, id = record, at: TenantRow = world.other): Promise<string> => {
      const sample = publicSamples[name] as object;
      const body = { ...sample, ['visit' in sample ? 'visit' : 'token']: secret };
      const { error } = await world.client(at).call(endpoint, { params: { id }, body });
      return error?.code ?? 'opened';
    };
    const untouched = await standing();
    for (const purpose of purposes.filter((one) => !own.includes(one)))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([purpose, await ask(await mint(purpose, record))]).toEqual([purpose, 'link_invalid']);
    expect(await standing(), 'nothing has changed').toEqual(untouched);
    for (const purpose of own) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const before = await standing();
      // oxlint-disable-next-line no-await-in-loop -- as above
      const token = await mint(purpose, record);
      for (const [how, secret] of Object.entries(bent(token)))
        // oxlint-disable-next-line no-await-in-loop -- as above
        expect([how, await ask(secret)]).toEqual([how, expect.stringMatching(/^(link_invalid|validation)$/)]);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await ask(token, other), 'of another record').toBe('link_invalid');
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await ask(token, record, world.tenant), 'at another tenant').toBe('link_invalid');
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await standing(), 'nothing has changed').toEqual(before);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await ask(token), 'so the refusals above mean something').not.toBe('link_invalid');
    }
  },
);

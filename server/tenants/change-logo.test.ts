import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { aPng } from '../../tests/support/png.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import type { Database } from '../db/client.ts';
import { inTenant } from '../db/scope.ts';
import { queueMail } from '../mail/outbox.ts';
import { changeLogo } from './change-logo.ts';
import { checkLogo } from './logo-file.ts';
import { findTenantBySlug, type TenantRow } from './tenants.repository.ts';
import { WrongInput } from './wrong-input.ts';

const clock = new FakeClock();
const [first, second] = [aPng({ width: 240, height: 60 }), aPng({ width: 96, height: 96 })];
const known = (bytes: Buffer) => {
  const { hash, width, height } = checkLogo(bytes);
  return { hash, width, height };
};
let folder: string;
let db: Database;
const path = (name: string): string => join(folder, name);
const change = (options: Record<string, unknown>) => changeLogo(db, clock, options);
const tenant = async (slug = 'app'): Promise<TenantRow> => (await findTenantBySlug(db, slug)) as TenantRow;
const stored = async (slug = 'app'): Promise<string[]> =>
  inTenant(db, (await tenant(slug)).id, async (tx) => {
    const rows = await tx.selectFrom('tenant_logos').select(['hash', 'png']).orderBy('hash').execute();
    expect(rows.map(({ png }) => checkLogo(png).hash)).toEqual(rows.map(({ hash }) => hash));
    return rows.map(({ hash }) => hash);
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logo-'));
  await writeFile(path('first.png'), first);
  await writeFile(path('second.png'), second);
  await writeFile(path('cut.png'), first.subarray(0, 100));
  db = await freshDatabase();
  await db.kysely
    .insertInto('tenants')
    .values([tenantRow(clock, 'app'), tenantRow(clock, 'chemie')])
    .execute();
});
beforeEach(() => change({ slug: 'app', remove: true }));
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

test('a logo is set, replaced and removed; nothing of a former one stays, and no other tenant has any of it', async () => {
  expect([(await tenant()).logo, await stored()]).toEqual([null, []]);
  expect(await change({ slug: 'app', file: path('first.png') })).toEqual({ slug: 'app', logo: 'set' });
  expect([(await tenant()).logo, await stored()]).toEqual([known(first), [known(first).hash]]);
  await change({ slug: 'app', file: path('second.png') });
  expect([(await tenant()).logo, await stored()]).toEqual([known(second), [known(second).hash]]);
  expect([(await tenant('chemie')).logo, await stored('chemie')]).toEqual([null, []]);
  expect(await change({ slug: 'app', remove: true })).toEqual({ slug: 'app', logo: 'removed' });
  expect([(await tenant()).logo, await stored()]).toEqual([null, []]);
});

test('the same logo twice is one; each change counts the version of its tenant alone', async () => {
  const [own, other] = [(await tenant()).version, (await tenant('chemie')).version];
  await change({ slug: 'app', file: path('first.png') });
  await change({ slug: 'app', file: path('first.png') });
  expect([(await tenant()).version, await stored()]).toEqual([own + 2, [known(first).hash]]);
  expect((await tenant('chemie')).version).toBe(other);
});

test.each([
  ['a file that is cut off', { slug: 'app', file: 'cut.png' }, 'The logo is cut off'],
  ['a file that is not there', { slug: 'app', file: 'absent.png' }, 'The logo can’t be read'],
  ['a tenant that is not there', { slug: 'nobody', file: 'second.png' }, 'There is no tenant with the slug nobody.'],
  ['a file and its removal at once', { slug: 'app', file: 'second.png', remove: true }, 'either --file or --remove'],
  ['neither of them', { slug: 'app' }, 'either --file or --remove'],
  ['no tenant', { remove: true }, 'Say whose logo with --slug'],
])('%s is refused in words, and the old logo stays', async (_, options, sentence) => {
  await change({ slug: 'app', file: path('first.png') });
  const before = await tenant();
  const wrong = change('file' in options ? { ...options, file: path(options.file) } : options);
  await expect(wrong).rejects.toBeInstanceOf(WrongInput);
  await expect(wrong).rejects.toThrow(sentence);
  expect([await tenant(), await stored()]).toEqual([before, [known(first).hash]]);
});

test('a former logo stays while a mail that shows it waits, and goes with the next change', async () => {
  await change({ slug: 'app', file: path('first.png') });
  const sender = await tenant();
  await inTenant(db, sender.id, (tx) =>
    queueMail(tx, {
      kind: 'mail_test',
      to: { name: 'Mina', address: 'mina@example.org' },
      locale: 'de',
      tenant: sender,
      now: clock.now(),
      message: { subject: 'Hallo', preheader: '', heading: 'Hallo', blocks: [] },
    }),
  );
  await change({ slug: 'app', remove: true });
  expect([(await tenant()).logo, await stored()]).toEqual([null, [known(first).hash]]);
  await inTenant(db, sender.id, (tx) => tx.updateTable('mails').set({ status: 'sent' }).execute());
  await change({ slug: 'app', file: path('second.png') });
  expect(await stored()).toEqual([known(second).hash]);
});

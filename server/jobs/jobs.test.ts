import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { inTenant } from '../db/scope.ts';
import { type Mailer, openMailer } from '../mail/mailer.ts';
import { queueMail } from '../mail/outbox.ts';
import { findTenantBySlug, type TenantRow } from '../tenants/tenants.repository.ts';
import { inEachTenant } from './in-each-tenant.ts';
import { createJobs, type Jobs } from './jobs.ts';

const clock = new FakeClock();
let db: Database;
let tenant: TenantRow;

beforeAll(async () => {
  db = await freshDatabase();
  await db.kysely
    .insertInto('tenants')
    .values([tenantRow(clock, 'app'), tenantRow(clock, 'chemie')])
    .execute();
  tenant = (await findTenantBySlug(db, 'app')) as TenantRow;
});
afterAll(() => db.close());

const parts = (): { jobs: Jobs; mailer: Mailer; errors: string[] } => {
  const errors: string[] = [];
  const mailer = openMailer({ clock });
  const jobs = createJobs({
    db,
    clock,
    config: readConfig({}),
    mailer,
    onError: (error, job) => errors.push(`${job}: ${String(error)}`),
  });
  return { jobs, mailer, errors };
};

const queue = (address: string, fail = false): Promise<string> =>
  inTenant(db, tenant.id, async (tx) => {
    const id = await queueMail(tx, {
      kind: 'mail_test',
      to: { name: 'Mina', address },
      locale: 'de',
      tenant,
      now: clock.now(),
      message: { subject: 'Hallo', preheader: '', heading: 'Hallo', blocks: [] },
    });
    if (fail) throw new Error('the business failed');
    return id;
  });

describe('the tick', () => {
  it('runs every handler in order at the given time, one that fails aside, and delivers the mails last', async () => {
    const { jobs, mailer, errors } = parts();
    const seen: string[] = [];
    jobs.everyMinute('first', async (_db, now) => void seen.push(`first ${now.toISOString()}`));
    jobs.everyMinute('broken', async () => Promise.reject(new Error('no')));
    jobs.everyMinute('mailing', async () => void (await queue('tick@example.org')));
    await expect(jobs.tick(clock.now())).rejects.toThrow('Some jobs failed.');
    expect(seen).toEqual(['first 2026-11-20T08:00:00.000Z']);
    expect(errors).toEqual(['broken: Error: no']);
    expect(mailer.caught?.list().map(({ to }) => to)).toEqual(['tick@example.org']);
    await jobs.stop();
  });

  it('runs one handler by its name, and knows no other', async () => {
    const { jobs } = parts();
    let ran = 0;
    jobs.everyMinute('one', async () => void (ran += 1));
    await jobs.run('one', clock.now());
    expect(ran).toBe(1);
    await expect(jobs.run('two', clock.now())).rejects.toThrow(RangeError);
    expect(() => jobs.everyMinute('one', async () => undefined)).toThrow(RangeError);
  });

  it('gives every tenant with something due its turn, each in a transaction of its own', async () => {
    const seen: string[] = [];
    const work = inEachTenant(db, sql<SqlBool>`true`, async (tx, { slug, id }) => {
      const rows = await tx.selectFrom('tenants').select('id').execute();
      expect(rows).toEqual([{ id }]);
      seen.push(slug);
      if (slug === 'app') throw new Error('no');
    });
    await expect(work).rejects.toThrow('Some tenants failed.');
    expect(seen).toEqual(['app', 'chemie']);
    await inEachTenant(db, sql<SqlBool>`t.id = ${tenant.id}`, async (_tx, { slug }) => void seen.push(slug));
    expect(seen).toEqual(['app', 'chemie', 'app']);
  });
});

describe('pg-boss', () => {
  it('delivers what was queued before it started, then each mail as its transaction commits, and nothing rolled back', async () => {
    const { jobs, mailer, errors } = parts();
    await queue('early@example.org');
    await jobs.start();
    expect(mailer.caught?.list().map(({ to }) => to)).toEqual(['early@example.org']);
    await expect(queue('rolled-back@example.org', true)).rejects.toThrow('the business failed');
    await queue('bell@example.org');
    await expect
      .poll(() => mailer.caught?.list().map(({ to }) => to), { timeout: 30_000 })
      .toEqual(['bell@example.org', 'early@example.org']);
    const jobsSent = await db.kysely
      .withTables<{ 'jobs.job': { name: string; data: unknown } }>()
      .selectFrom('jobs.job')
      .select('data')
      .where('name', '=', 'mails')
      .execute();
    // one for the mail that was queued, one for the end of each claim
    expect(jobsSent).toEqual([1, 2, 3].map(() => ({ data: { tenant_id: tenant.id } })));
    await jobs.stop();
    expect(errors).toEqual([]);
  });

  it('stops cleanly in the middle of its start, leaving nobody at work on a database about to close', async () => {
    const { jobs, mailer, errors } = parts();
    await queue('late@example.org');
    const started = jobs.start();
    await jobs.stop();
    await started;
    expect(mailer.caught?.list()).toEqual([]);
    expect(errors).toEqual([]);
  });
});

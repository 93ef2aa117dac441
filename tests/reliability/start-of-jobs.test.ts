import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createJobs } from '../../server/jobs/jobs.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { ApiClient } from '../support/api-client.ts';
import { createWorld } from '../support/world.ts';

/** A process whose jobs don't start says that it isn't ready, and goes on trying. */
test('a start that fails is told and tried again; until it works /readyz says no', async () => {
  const world = await createWorld();
  const { db, clock } = world;
  const told: string[] = [];
  const jobs = createJobs({
    config: readConfig({}),
    db,
    clock,
    mailer: openMailer({ clock }),
    onError: (_error, job) => told.push(job),
  });
  const app = await buildApp({ ...world.deps, jobs });
  const client = new ApiClient(app, 'app.localhost:3000');
  const readiness = async () => (await client.send('GET', '/readyz')).status;
  expect(await readiness()).toBe(200);
  // something is in the place of the jobs' tables
  await sql`create schema jobs`.execute(db.kysely);
  await sql`create table jobs.version (nothing int)`.execute(db.kysely);
  const started = jobs.start();
  expect(await readiness()).toBe(503);
  const failures = () => told.filter((job) => job === 'start').length;
  await expect.poll(failures, { timeout: 30_000 }).toBeGreaterThan(1);
  expect(await readiness()).toBe(503);
  await sql`drop schema jobs cascade`.execute(db.kysely);
  await started;
  expect(await readiness()).toBe(200);
  await app.close();
  await jobs.stop();
  await world.close();
});

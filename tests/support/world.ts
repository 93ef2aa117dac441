import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/db/client.ts';
import { newId } from '../../server/db/ids.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Deps } from '../../server/deps.ts';
import { createJobs, type Jobs } from '../../server/jobs/jobs.ts';
import type { CaughtMail } from '../../server/mail/caught-mails.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { listTenants, type TenantRow } from '../../server/tenants/tenants.repository.ts';
import { ApiClient } from './api-client.ts';
import { FakeClock } from './clock.ts';
import { freshFiles } from './files.ts';
import { freshDatabase } from './database.ts';
import { movesOutsideLifecycles } from './moves-in-the-log.ts';
import { type Person, type PersonWishes, Population } from './people.ts';
import { tenantRow } from './rows.ts';

export interface WorldOptions {
  /** Connections, where more ask at once than a test's few; the product opens ten. A run with so many keeps to those. */
  readonly poolSize?: number;
  /** Limits as in production instead of a hundred times as wide. */
  readonly productionLimits?: boolean;
  /** Environment variables for the settings. */
  readonly settings?: Record<string, string>;
  readonly deps?: Partial<Deps>;
}

/** The whole server in this process: real embedded database, real mails into a real receiver, a clock of the test's own. */
export interface World {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: FakeClock;
  readonly jobs: Jobs;
  readonly deps: Deps;
  /** `app`: ages 16 and 16, English by default. */
  readonly tenant: TenantRow;
  /** `chemie`: minimum age 14, guardian age 16, German by default. */
  readonly other: TenantRow;
  /** A browser of its own on a tenant's host, cookies and CSRF token included; nobody is logged in. */
  client(tenant?: TenantRow | string): ApiClient;
  /** A user as far along as wished, straight into the tables; password `Lehrstelle-2026`. */
  person(wishes?: PersonWishes): Promise<Person>;
  /** A browser in which this person has just logged in. */
  login(person: Person): Promise<ApiClient>;
  /** Delivers what is due and lists what has arrived for an address, newest first. */
  mails(to?: string): Promise<readonly CaughtMail[]>;
  close(): Promise<void>;
}

/** Starts a world with the tenants `app` and `chemie`; close it in `afterAll`. */
export async function createWorld({
  productionLimits,
  settings,
  poolSize,
  deps: extra,
}: WorldOptions = {}): Promise<World> {
  const clock = new FakeClock();
  const isFree = poolSize !== undefined && process.env['TEST_DATABASE_POOL'] === undefined;
  const db = await freshDatabase(isFree ? { poolSize } : {});
  const files = freshFiles();
  const rows = [
    tenantRow(clock, 'app', { color: '#ee5e24', default_locale: 'en' }),
    tenantRow(clock, 'chemie', { color: '#0f766e', minimum_age: 14, default_locale: 'de' }),
  ];
  await db.kysely.insertInto('tenants').values(rows).execute();
  const [tenant, other] = await listTenants(db);
  if (!tenant || !other) throw new Error('The tenants of this world are not there.');
  const mailer = openMailer({ clock });
  const config = readConfig({ BASE_DOMAIN: 'localhost', ...settings });
  const failures: unknown[] = [];
  const jobs = createJobs({ db, clock, config, mailer, onError: (error) => failures.push(error) });
  const deps: Deps = {
    config,
    db,
    clock,
    jobs,
    files,
    limitScale: productionLimits ? 1 : 100,
    ...(mailer.caught && { caught: mailer.caught }),
    ...extra,
  };
  const app = await buildApp(deps);
  await app.ready();
  const people = new Population(db, clock);
  const client = (where: TenantRow | string = tenant) =>
    new ApiClient(app, typeof where === 'string' ? where : `${where.slug}.localhost:3000`);
  return {
    app,
    db,
    clock,
    jobs,
    deps,
    tenant,
    other,
    client,
    person: (wishes = {}) => people.add(wishes.tenant ?? tenant, wishes),
    login: async (person) => {
      const browser = client(person.tenant);
      await browser.login(person.email, person.password);
      return browser;
    },
    mails: async (to) => {
      await jobs.deliverMails(clock.now());
      return mailer.caught?.list(to) ?? [];
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await mailer.close();
      await files.removeAll();
      const stray = await movesOutsideLifecycles(db);
      await db.close();
      if (stray.length > 0) throw new Error(`The lifecycles of the reference know no such moves:\n${stray.join('\n')}`);
      if (failures.length > 0) throw new AggregateError(failures, 'Jobs failed in this world.');
    },
  };
}

/** An id that nothing has. */
export const absentId = (clock: FakeClock): string => newId(clock);

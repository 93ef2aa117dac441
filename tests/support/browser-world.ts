import { expect } from '@playwright/test';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { loadDemoData } from '../../server/demo/demo.ts';
import type { Deps } from '../../server/deps.ts';
import { openErrorReporter } from '../../server/error-reporting/error-reporting.ts';
import { createJobs } from '../../server/jobs/jobs.ts';
import type { CaughtMail } from '../../server/mail/caught-mails.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { listTenants, type TenantRow } from '../../server/tenants/tenants.repository.ts';
import { ApiClient } from './api-client.ts';
import { builtProduct } from './browser-build.ts';
import { freshFiles } from './files.ts';
import { freshDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { MovingClock } from './moving-clock.ts';
import { type Person, type PersonWishes, Population } from './people.ts';

export type Slug = 'app' | 'chemie';

/** What somebody logs in with. */
export type Credentials = Pick<Person, 'email' | 'password'>;

interface SessionCookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
  readonly httpOnly: boolean;
}

/** Nobody of the demo data wants or offers it, and no test that looks for its own people by an occupation. It has a name: a row of a search without one can't be pressed. */
const wanted = occupations.find(({ slug }) => slug === 'edelsteinfasser')?.id;

type Wishes = Omit<PersonWishes, 'tenant'>;

/** The product as it is delivered, with the demo data, listening in the test's own process. */
export interface BrowserWorld {
  readonly clock: MovingClock;
  readonly deps: Deps;
  readonly port: number;
  tenant(slug: Slug): TenantRow;
  /** `http://app.localhost:PORT` */
  origin(host: string): string;
  /** A user as far along as wished, straight into the tables; password `Lehrstelle-2026`. */
  person(slug: Slug, wishes?: Wishes): Promise<Person>;
  /** Moves an applicant on or back, straight in the tables. */
  move(person: Person, stage: NonNullable<PersonWishes['stage']>): Promise<void>;
  /** Who registered with an address. */
  find(slug: Slug, email: string): Promise<Person>;
  /** The API as this person, for what a story takes for granted. */
  as(person: Person): Promise<ApiClient>;
  /** What a browser of a tenant keeps of somebody who has logged in. */
  session(slug: string, person: Credentials): Promise<readonly SessionCookie[]>;
  /** Waits for the next mail to an address, each one once; with `subject` the next of those. */
  mail(to: string, subject?: RegExp): Promise<CaughtMail>;
  /** Lets time pass for the server, and what falls due happen. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Settings beside the usual ones, by the port that the pages have. */
export type BrowserSettings = (port: number) => Readonly<Record<string, string>>;

/** Starts one; a worker of the runner shares it among its tests, whose people are their own. */
export async function createBrowserWorld(settings: BrowserSettings = () => ({})): Promise<BrowserWorld> {
  const clock = new MovingClock();
  // as many connections as the product opens: a page asks for several things at once, and who waits for one is refused
  const [db, port] = await Promise.all([freshDatabase({ poolSize: 10 }), freePort()]);
  const files = freshFiles();
  await loadDemoData(db, clock, files);
  const tenants = new Map((await listTenants(db)).map((row) => [row.slug, row]));
  const mailer = openMailer({ clock });
  const config = readConfig({ BASE_DOMAIN: 'localhost', PORT: String(port), ...settings(port) });
  const reporter = openErrorReporter(config);
  const failures: unknown[] = [];
  const jobs = createJobs({ db, clock, config, mailer, onError: (error) => failures.push(error) });
  const deps: Deps = {
    config,
    db,
    clock,
    jobs,
    files,
    build: builtProduct(),
    limitScale: 100,
    // on a busy machine some documents would come without their data, and their pages ask besides
    documentPatienceMs: 20_000,
    ...(mailer.caught && { caught: mailer.caught }),
    ...(reporter && { reporter }),
  };
  const app = await buildApp(deps);
  await app.listen({ host: '127.0.0.1', port });

  const tenant = (slug: Slug): TenantRow => {
    const row = tenants.get(slug);
    if (!row) throw new Error(`The demo data has no tenant ${slug}.`);
    return row;
  };
  const people = new Population(db, clock, wanted);
  const read = new Set<string>();
  const nextMail = async (to: string, subject: RegExp): Promise<CaughtMail | undefined> => {
    await jobs.deliverMails(clock.now());
    const next = mailer.caught?.list(to).findLast((mail) => !read.has(mail.id) && subject.test(mail.subject));
    if (next) read.add(next.id);
    return next;
  };
  const origin = (host: string): string => `http://${host}.localhost:${port}`;
  const logIn = async (slug: string, { email, password }: Credentials): Promise<ApiClient> => {
    const client = new ApiClient(app, `${slug}.localhost:${port}`);
    await client.login(email, password);
    return client;
  };
  return {
    clock,
    deps,
    port,
    tenant,
    origin,
    person: (slug, wishes = {}) => people.add(tenant(slug), wishes),
    move: (person, stage) => people.move(person, stage),
    find: (slug, email) => people.find(tenant(slug), email),
    as: (person) => logIn(person.tenant.slug, person),
    session: async (slug, person) => {
      const { cookies } = await logIn(slug, person);
      return [...cookies].map(([name, value]) => ({ name, value, url: origin(slug), httpOnly: name === 'session' }));
    },
    mail: async (to, subject = /./u) => {
      let found: CaughtMail | undefined;
      await expect
        .poll(async () => (found = await nextMail(to, subject)), { message: `a mail to ${to}`, timeout: 20_000 })
        .toBeDefined();
      if (!found) throw new Error(`No mail to ${to}.`);
      return found;
    },
    pass: async (milliseconds) => {
      clock.advance(milliseconds);
      await jobs.tick(clock.now());
    },
    close: async () => {
      await app.close();
      await reporter?.close();
      await jobs.stop();
      await mailer.close();
      await files.removeAll();
      await db.close();
      if (failures.length > 0) throw new AggregateError(failures, 'Jobs failed in this world.');
    },
  };
}

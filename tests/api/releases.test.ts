import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { type Author, authors } from '../../contract/kit/roles.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { pingLifecycle } from '../../machines/pings/ping.lifecycle.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant, type TenantTx } from '../../server/db/scope.ts';
import { insertAppointment } from '../../server/pings/appointments.repository.ts';
import { findPing, type PingRow } from '../../server/pings/pings.repository.ts';
import { movePing } from '../../server/pings/pings.service.ts';
import { Failure } from '../../server/http/failure.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let template: string;
let applicant: Person;
let employee: Person;
let browser: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  template = await pingTemplate(world, world.tenant);
  applicant = await world.person({ firstname: 'Noor', lastname: 'Geheim' });
  employee = await world.person({ type: 'employee' });
  browser = await world.login(employee);
});
afterAll(() => world.close());

interface Move {
  readonly event: string;
  readonly author: Author;
}
type Path = readonly Move[];

const events = [...new Set(pingLifecycle.transitions.map(({ event }) => event))];
const asWords = (path: Path): string => path.map(({ event, author }) => `${event} by ${author}`).join(', ') || 'sent';
/** A yes not taken back afterwards. */
const saidYes = (path: Path): boolean =>
  path.findLast(({ event }) => event === 'accept' || event === 'withdraw')?.event === 'accept';
const mayMove = (path: Path, status: string, { event, author }: Move): boolean =>
  pingLifecycle.transitions.some((move) => move.from === status && move.event === event && move.by.includes(author)) &&
  (event !== 'withdraw' || saidYes(path));

/** Every path through the lifecycle from a ping just sent, each kind of step at most once. */
function paths(status: string, path: Path): { path: Path; status: string }[] {
  const here = { path, status };
  const next = authors.flatMap((author) =>
    eventsFor(pingLifecycle, status as 'created', author)
      .map((event) => ({ event, author }))
      .filter((move) => mayMove(path, status, move))
      .filter(({ event }) => path.filter((made) => made.event === event).length < (event === 'archive' ? 2 : 1)),
  );
  return [
    here,
    ...next.flatMap((move) => {
      const to = pingLifecycle.transitions.find(({ from, event }) => from === status && event === move.event)?.to ?? '';
      return paths(to, [...path, move]);
    }),
  ];
}

async function created(tx: TenantTx): Promise<string> {
  const id = newId(world.clock);
  const now = world.clock.now();
  await tx
    .insertInto('pings')
    .values({
      tenant_id: world.tenant.id,
      id,
      applicant_id: applicant.applicant_id ?? '',
      organization_id: employee.organization_id ?? '',
      employee_id: employee.employee_id ?? '',
      email_template_id: template,
      kind: offer.kind,
      offered_occupation_id: offer.occupation_id,
      email_template_version: 1,
      locale: 'en',
      subject: 'Hello',
      body: 'Hello',
      match: JSON.stringify({ rule: 1, reasons: [] }),
      status: 'created',
      send_at: new Date(now.getTime() + 60_000),
      expires_at: new Date(now.getTime() + 21 * 86_400_000),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

const moved = (tx: TenantTx, ping: PingRow, { event, author }: Move): Promise<PingRow> =>
  movePing(tx, ping, event, { author, actor_kind: author, now: world.clock.now() });

/** What a company does after a yes: it notes something and proposes an appointment. */
async function followed(tx: TenantTx, ping_id: string): Promise<void> {
  const now = world.clock.now();
  const [starts_at, ends_at] = [1, 2].map((days) => new Date(now.getTime() + days * 8 * 3_600_000)) as [Date, Date];
  await tx.updateTable('pings').set({ note: 'Kommt am Montag', note_at: now }).where('id', '=', ping_id).execute();
  await insertAppointment(tx, {
    id: newId(world.clock),
    ping_id,
    employee_id: employee.employee_id ?? '',
    starts_at,
    ends_at,
    place: 'Werkstatt 7',
    status: 'pending',
    created_at: now,
    updated_at: now,
  });
}

async function walked(tx: TenantTx, path: Path): Promise<PingRow> {
  let ping = await findPing(tx, await created(tx));
  if (!ping) throw new Error('A ping just made is there.');
  for (const move of path) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    ping = await moved(tx, ping, move);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (move.event === 'accept') await followed(tx, ping.id);
  }
  return ping;
}

/** Runs and takes everything back, so that one open ping of two people is never two. */
async function triedOut<T>(work: (tx: TenantTx) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  const undone = new Error('undone');
  await inTenant(world.db, world.tenant.id, async (tx) => {
    result = { value: await work(tx) };
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  if (!result) throw new Error('Nothing was tried.');
  return result.value;
}

const all = paths('created', []);

test('the paths lead through every status and event that follows a ping just sent', () => {
  expect(new Set(all.map(({ status }) => status))).toEqual(
    new Set(pingLifecycle.statuses.filter((s) => s !== 'draft')),
  );
  expect(new Set(all.flatMap(({ path }) => path.map(({ event }) => event)))).toEqual(
    new Set(events.filter((event) => event !== 'submit')),
  );
});

test('on every path each event of each author is allowed exactly where the lifecycle says, and nothing else happens', async () => {
  const wrong: string[] = [];
  for (const { path, status } of all) {
    // oxlint-disable-next-line no-await-in-loop -- the embedded database does one thing at a time
    await triedOut(async (tx) => {
      const ping = await walked(tx, path);
      for (const author of authors) {
        for (const event of events) {
          if (mayMove(path, status, { event, author })) continue;
          // oxlint-disable-next-line no-await-in-loop -- as above
          const refused = await moved(tx, ping, { event, author }).then(
            () => undefined,
            (error: unknown) => error,
          );
          if (!(refused instanceof Failure)) wrong.push(`${asWords(path)}: ${event} by ${author}`);
        }
      }
    });
  }
  expect(wrong).toEqual([]);
});

test('on every path the organization sees contact details, its note and appointments exactly after a yes that nobody took back', async () => {
  const shown: { path: string; name: boolean }[] = [];
  for (const { path } of all) {
    // oxlint-disable-next-line no-await-in-loop -- one open ping of two people is never two
    const { id } = await inTenant(world.db, world.tenant.id, (tx) => walked(tx, path));
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { raw } = await browser.call(pings.show, { params: { id } });
    const secret = [
      /Noor/,
      /Geheim/,
      new RegExp(applicant.email),
      /\+4930901820/,
      /Kommt am Montag/,
      /Werkstatt 7/,
    ].map((sign) => sign.test(raw.body));
    shown.push({ path: asWords(path), name: secret.every(Boolean) });
    expect(new Set(secret).size, asWords(path)).toBe(1);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await inTenant(world.db, world.tenant.id, (tx) => tx.deleteFrom('pings').where('id', '=', id).execute());
  }
  expect(shown).toEqual(all.map(({ path }) => ({ path: asWords(path), name: saidYes(path) })));
  expect(shown.filter(({ name }) => name).length).toBeGreaterThan(3);
});

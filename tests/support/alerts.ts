import { sql } from 'kysely';
import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import type { Alert, AlertInterval } from '../../contract/alerts/alerts.schema.ts';
import type { InputOf } from '../../contract/kit/endpoint.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import type { CaughtMail } from '../../server/mail/caught-mails.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { ApiClient } from './api-client.ts';
import { findable } from './account.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

type NewAlert = InputOf<typeof alerts.create>['body'];

/** Looks for those whom `findable` makes. */
export const criteria = { occupation_ids: [findable.occupation_id] };

let made = 0;

/** The same people, and those of an occupation that nobody else asks for: nobody has two alerts that look for the same. */
export function criteriaAnew(): NonNullable<NewAlert['criteria']> {
  made += 1;
  return { occupation_ids: [findable.occupation_id, occupations.at(-made)?.id ?? ''] };
}

/** A saved search of whoever asks, daily unless said otherwise. */
export async function anAlert(browser: ApiClient, changes: Partial<NewAlert> = {}): Promise<Alert> {
  const body = { name: 'Suche', interval: 'daily', criteria: criteriaAnew(), ...changes } as const;
  const reply = await browser.call(alerts.create, { body });
  if (reply.status !== 201) throw new Error(`an alert wasn't made: ${JSON.stringify(reply.body)}`);
  return reply.body.data;
}

let number = 0;

/** A company of its own with a saved search for an occupation of its own. */
export async function searchingCompany(world: World, interval: AlertInterval = 'daily') {
  number += 1;
  const occupation_id = occupations[20 + number]?.id ?? '';
  const owner = await world.person({ type: 'employee', locale: 'de' });
  // logged in anew each time: days pass
  const open = () => world.login(owner);
  const { id } = await anAlert(await open(), { interval, criteria: { occupation_ids: [occupation_id] } });
  const params = { id };
  const read = async () => (await (await open()).call(alerts.show, { params })).body.data;
  return {
    id,
    owner,
    open,
    read,
    occupation_id,
    arrives: () => world.person({ ...findable, occupation_id, firstname: 'Geheimnis', lastname: 'Verborgen' }),
    move: async (event: 'pause' | 'resume' | 'archive', more: { paused_until?: string } = {}) =>
      (await open()).call(alerts.transition, { params, body: { event, ...more } }),
    change: async (body: InputOf<typeof alerts.update>['body']) =>
      (await open()).call(alerts.update, { params, body }, { version: (await read()).version }),
    /** Whom a run has reported, as far as the company finds them now. */
    found: async (alert_run_id: string) => {
      const { body } = await (await open()).call(searchApplicants, { query: { filter: { alert_run_id } } });
      return body.data.map(({ handle }) => handle);
    },
    runs: () =>
      world.db.kysely
        .selectFrom('alert_runs')
        .select([sql<string>`run_on::text`.as('on'), 'matches'])
        .where('alert_id', '=', id)
        .orderBy('run_on')
        .execute(),
  };
}

/** What alerts do in the minute at this time, and the mails that go out then. */
export async function alertsAt(world: World, time: string): Promise<void> {
  world.clock.set(time);
  await world.jobs.run('alerts.sweep', world.clock.now());
  await world.jobs.deliverMails(world.clock.now());
}

export const digestsTo = async (world: World, { email }: Person): Promise<readonly CaughtMail[]> =>
  (await world.mails(email)).filter(({ text }) => text.includes('alert_run_id'));

/** The run that a mail leads to. */
export const runIn = (mail: { readonly text: string } | undefined): string =>
  /alert_run_id=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import type { Alert } from '../../contract/alerts/alerts.schema.ts';
import type { InputOf } from '../../contract/kit/endpoint.ts';
import type { ApiClient } from './api-client.ts';
import { findable } from './account.ts';

type NewAlert = InputOf<typeof alerts.create>['body'];

/** Looks for those whom `findable` makes. */
export const criteria = { occupation_ids: [findable.occupation_id] };

/** A saved search of whoever asks, daily unless said otherwise. */
export async function anAlert(browser: ApiClient, changes: Partial<NewAlert> = {}): Promise<Alert> {
  const body = { name: 'Suche', interval: 'daily', criteria, ...changes } as const;
  const reply = await browser.call(alerts.create, { body });
  if (reply.status !== 201) throw new Error(`an alert wasn't made: ${JSON.stringify(reply.body)}`);
  return reply.body.data;
}

import { rowsTold, type Soon } from '../../contract/statistics/agenda.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { listAlerts } from './alerts.repository.ts';
import { askedUntil } from './runs.repository.ts';

/** Alerts of a company that wait to hear whether they are still needed. */
export async function askedAlerts(tx: TenantTx, organization_id: string): Promise<Soon> {
  const page = { by: 'name', direction: 'asc', limit: rowsTold, offset: 0 } as const;
  const { rows, total } = await listAlerts(tx, { organization_id, asked: true }, page);
  const until = (asked: Date | null): string | null => asked && askedUntil(asked).toISOString();
  return { total, rows: rows.map(({ id, name, asked_at }) => ({ id, name, at: until(asked_at) })) };
}

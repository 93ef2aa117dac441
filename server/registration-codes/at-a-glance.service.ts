import type { RegistrationCode } from '../../contract/registration-codes/registration-codes.schema.ts';
import { type Agenda, type CodeInUse, rowsTold, type Soon } from '../../contract/statistics/agenda.schema.ts';
import type { Caller } from '../kit/records.ts';
import { listRegistrationCodes } from './registration-codes.repository.ts';
import { registrationCodeView } from './registration-codes.view.ts';

const first = (limit: number) => ({ limit, offset: 0 });

/** A company's codes that soon can't be used any more. */
export async function endingCodes({ tx, tenant, now }: Caller, organization_id: string): Promise<Soon> {
  const page = { by: 'valid_until', direction: 'asc', ...first(rowsTold) } as const;
  const where = { organization_id, ending: true, isOrdered: true };
  const { rows, total } = await listRegistrationCodes(tx, where, page, tenant.timezone, now);
  const at = (until: Date | null): string | null => until?.toISOString() ?? null;
  return { total, rows: rows.map(({ id, name, valid_until }) => ({ id, name, at: at(valid_until) })) };
}

const codeOf = ({ id, name, times_used, times_matchable, times_found }: RegistrationCode): CodeInUse => ({
  id,
  name,
  times_used,
  times_matchable,
  times_found,
});

/** Its codes in use, and those that are used most. */
export async function codesInUse(call: Caller, organization_id: string): Promise<NonNullable<Agenda['codes']>> {
  const { tx, tenant, now } = call;
  const page = { by: 'times_used', direction: 'desc', ...first(3) } as const;
  const where = { organization_id, status: ['active'] as const, isOrdered: true };
  const { rows, total } = await listRegistrationCodes(tx, where, page, tenant.timezone, now);
  return { total, rows: rows.map((row) => codeOf(registrationCodeView(row, call))) };
}

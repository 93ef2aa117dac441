import type { Employee, EmployeeDetails } from '../../contract/employees/employees.schema.ts';
import { deactivateEmployee, reactivateEmployee } from '../account/deactivation.service.ts';
import { endOf } from '../account/scheduled-deletion.ts';
import { actionOf } from '../audit/action.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { verifyByHand } from '../verification/verify-user.ts';
import { accountHistory, findAnyEmployee } from './desk.repository.ts';
import { employeeViews } from './employees.view.ts';

type AnyEmployee = NonNullable<Awaited<ReturnType<typeof findAnyEmployee>>>;

/** @throws Failure not_found */
export async function anyEmployee({ tx }: Pick<Caller, 'tx'>, id: string): Promise<AnyEmployee> {
  const row = await findAnyEmployee(tx, id);
  if (!row) throw new Failure('not_found');
  return row;
}

/** Somebody of a company, with what was done to the account. */
export async function details(call: Caller, row: AnyEmployee): Promise<{ data: EmployeeDetails }> {
  const [employee] = await employeeViews([row], call);
  if (!employee) throw new Failure('not_found');
  const deletes_at = (await endOf(call.tx, row.user_id, call.now))?.toISOString() ?? null;
  const steps = await accountHistory(call.tx, row.user_id);
  const history = steps.map(({ id, at, event, actor_kind, reason, firstname, lastname }) => ({
    id,
    at: at.toISOString(),
    event,
    author: actor_kind,
    by: firstname === null ? null : `${firstname} ${lastname ?? ''}`.trim(),
    reason,
  }));
  return { data: { ...employee, deletes_at, history } };
}

interface Change {
  readonly event: Employee['events'][number];
  readonly reason?: string | undefined;
}

/** What administrators do. @throws Failure transition_not_allowed, validation for an address confirmed without a reason */
export async function moveAny(call: Caller, userId: string, { event, reason = '' }: Change): Promise<void> {
  if (event === 'deactivate') return deactivateEmployee(call, userId);
  if (event === 'reactivate') return reactivateEmployee(call, userId);
  await verifyByHand(call.tx, userId, actionOf(call, reason));
  // what isn't allowed is said before what is missing
  if (reason === '') throw new Failure('validation', { errors: { reason: [{ rule: 'required' }] } });
}

import type { EmployeeDeletion } from '../../contract/employees/employee-deletion.schema.ts';
import { alertsOnlyFor } from '../alerts/readers.service.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { findColleague, readLeavingUser } from './account.repository.ts';
import { countOf } from './employee-deletion-counts.repository.ts';

/** What a deletion of this account would end, pass on and leave, before anybody decides. @throws Failure not_found */
export async function employeeDeletion({ tx, now }: Caller, userId: string): Promise<EmployeeDeletion> {
  const user = await readLeavingUser(tx, userId);
  if (user?.type !== 'employee') throw new Failure('not_found');
  const { organization_id, employee_id } = user;
  const heir = organization_id && employee_id ? await findColleague(tx, organization_id, employee_id) : undefined;
  const counts = await countOf(tx, user, now);
  const { sessions, invitations, unsent_messages } = counts;
  const open_messages = heir ? 0 : counts.open_messages - unsent_messages;
  const { alerts, codes, email_templates, profiles } = counts;
  return {
    heir: heir ? `${heir.firstname} ${heir.lastname}` : null,
    ends: { sessions, invitations, unsent_messages, open_messages, alerts: await alertsOnlyFor(tx, userId) },
    messages: counts.messages - unsent_messages - open_messages,
    stays: { alerts, codes, email_templates, profiles },
  };
}

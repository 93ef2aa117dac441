import { audit } from '../audit/audit.ts';
import type { TenantTx } from '../db/scope.ts';
import { inEachTenant } from '../jobs/in-each-tenant.ts';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { requestDeletions } from '../pings/deletion-requests.service.ts';
import { passOnPings } from '../pings/pings-of-person.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import {
  findColleague,
  erasuresDue,
  findDueForErasure,
  type LeavingUser,
  lockLeavingUser,
} from './account.repository.ts';
import {
  deleteInvitationsOf,
  deleteLinks,
  deleteMails,
  deleteMailsBy,
  deleteReplays,
  deleteShadows,
  deleteUser,
  deletionsAbout,
  forgetPerson,
  forgetReplies,
  hasPings,
  makeNameless,
  subjectsOf,
} from './erasure.repository.ts';
import { noteErasure } from './erasure-ledger.ts';
import { forgetReports } from '../reports/reports.service.ts';
import { forgetSuspiciousOf } from '../reports/suspicious-events.service.ts';
import { forgetSearcher } from '../search/marks.service.ts';
import { cancelPurpose, deletePurpose, endPurpose } from './scheduled-deletion.ts';

/** Where links lead, and where it is written down. */
export type ErasureDeps = Pick<Deps, 'config' | 'files'>;

/** What an employee wrote goes to a colleague; where there is none, what is still open is taken back. */
export async function handOver(tx: TenantTx, user: LeavingUser, now: Date): Promise<void> {
  if (!user.employee_id || !user.organization_id) return;
  const colleague = await findColleague(tx, user.organization_id, user.employee_id);
  await passOnPings(tx, { employee_id: user.employee_id, to: colleague?.id, now });
}

/**
 * Erases a person: the user with all that is theirs, the mails and the links. The log keeps that it happened, under
 * an id that leads nowhere any more. An employee to whom applicants' messages still belong leaves a nameless row.
 */
export async function eraseUser(
  tx: TenantTx,
  user: LeavingUser,
  tenant: TenantRow,
  now: Date,
  { config, files }: ErasureDeps,
): Promise<void> {
  await noteErasure(files, { kind: 'user', tenant_id: tenant.id, id: user.id, at: now });
  await handOver(tx, user, now);
  if (user.applicant_id) await requestDeletions(tx, user.applicant_id, tenant, config, now);
  // An address nobody has proven may be somebody else's: what went there is not this user's to delete.
  const address = user.verification === 'verified' ? user.email : undefined;
  const subjects = [
    ...(await subjectsOf(tx, user)),
    ...(await deleteInvitationsOf(tx, user.id, address)),
    ...(address === undefined ? [] : await deleteShadows(tx, address)),
  ];
  if (address !== undefined) await forgetReplies(tx, address);
  await deleteMails(tx, subjects, address);
  await deleteMailsBy(tx, user.id);
  await deleteLinks(tx, subjects);
  // what staff typed about a request is about the person; the mail that asks the company stays
  const deletions = user.applicant_id ? await deletionsAbout(tx, user.applicant_id) : [];
  await forgetPerson(tx, user, [...subjects, ...deletions], now);
  await deleteReplays(tx, address === undefined ? subjects : [...subjects, address]);
  await forgetSearcher(tx, user.id);
  await forgetSuspiciousOf(tx, user.id);
  if (user.applicant_id) await forgetReports(tx, user.applicant_id, now);
  if (user.employee_id && (await hasPings(tx, user.employee_id)))
    await makeNameless(tx, user, tenant.default_locale, now);
  else await deleteUser(tx, user.id);
  await audit(tx, {
    actor_kind: 'system',
    subject_type: 'User',
    subject_id: user.id,
    event: 'erase',
    from: user.account,
    now,
  });
}

/** Mails and links about these subjects, and kept answers in which one of these words stands: of what goes whole. */
export async function eraseTraces(tx: TenantTx, subjects: readonly string[], words: readonly string[]): Promise<void> {
  await deleteMails(tx, subjects, undefined);
  await deleteLinks(tx, subjects);
  await deleteReplays(tx, words);
}

/** Erases by the user's id; nothing happens where they are gone already. */
export async function erasePerson(
  tx: TenantTx,
  userId: string,
  tenant: TenantRow,
  now: Date,
  deps: ErasureDeps,
): Promise<void> {
  const user = await lockLeavingUser(tx, userId);
  if (user) await eraseUser(tx, user, tenant, now, deps);
}

/** Once a minute: erases those whose days of grace are over, unless they keep the account in this very moment. */
export async function eraseDue(db: Database, now: Date, deps: ErasureDeps): Promise<void> {
  const due = [cancelPurpose, endPurpose, deletePurpose];
  await inEachTenant(db, erasuresDue(due, now), async (tx, tenant) => {
    for (const id of await findDueForErasure(tx, due, now)) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
      const user = await lockLeavingUser(tx, id);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if ((await findDueForErasure(tx, due, now, id)).length === 0) continue;
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (user) await eraseUser(tx, user, tenant, now, deps);
      // oxlint-disable-next-line no-await-in-loop -- as above
      else await deleteLinks(tx, [id]);
    }
  });
}

import { bornBy, dayIn } from '../../contract/kit/age.ts';
import { type Applicant, applicantForChange } from '../applicants/applicants.service.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/outbox.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { guardianExpiredMail } from './legal-contacts.mails.ts';
import { findOutgrown, findTimedOut, type LegalContactRow } from './legal-contacts.repository.ts';
import { moveLegalContact } from './legal-contacts.service.ts';

const bySystem = (now: Date) => ({ author: 'system', actor_kind: 'system', now }) as const;

/** Ends a request nobody answered in time; its link stays good for asking for a new one. */
export function expireLegalContact(tx: TenantTx, contact: LegalContactRow, now: Date): Promise<LegalContactRow> {
  return moveLegalContact(tx, contact, 'timeout', bySystem(now));
}

/**
 * Once a minute: requests that ran out, and those whose applicant has come of age meanwhile. The link of the latter
 * stays good for saying that.
 */
export async function sweepLegalContacts(
  tx: TenantTx,
  tenant: TenantRow,
  now: Date,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  const each = async (
    find: (id?: string) => Promise<LegalContactRow[]>,
    work: (contact: LegalContactRow, applicant: Applicant) => Promise<unknown>,
  ) => {
    for (const { id, applicant_id } of await find()) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
      const applicant = await applicantForChange(tx, applicant_id);
      // asked again under the lock: the guardian may just have answered
      // oxlint-disable-next-line no-await-in-loop -- as above
      const [still] = await find(id);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (applicant && still) await work(still, applicant);
    }
  };
  const lastDay = bornBy(tenant.guardian_age, dayIn(tenant.timezone, now));
  await each(
    (id) => findOutgrown(tx, lastDay, id),
    (contact) => moveLegalContact(tx, contact, 'came_of_age', bySystem(now)),
  );
  const timedOut = (id?: string) => findTimedOut(tx, now, id);
  await each(timedOut, async (contact, applicant) => {
    await expireLegalContact(tx, contact, now);
    if (applicant.account !== 'active') return;
    await queueMail(tx, {
      kind: 'guardian_expired',
      to: { name: `${applicant.firstname} ${applicant.lastname}`, address: applicant.email },
      locale: applicant.locale,
      tenant,
      message: guardianExpiredMail(applicant, contact, tenantUrl(config, tenant, '/tos/accept')),
      subject_id: contact.id,
      activities: [{ user_id: applicant.user_id }],
      now,
    });
  });
}

import type { AccountExport } from '../../contract/account/account.schema.ts';
import { pingsReceived, pingsSent } from '../pings/pings-of-person.ts';
import { loadMe } from '../users/me.service.ts';
import {
  findAccountTimes,
  findApplicantTimes,
  listConsents,
  listLegalContacts,
  listMails,
  listRecommendations,
} from './export.repository.ts';
import type { OwnCall } from './own-password.ts';
import { ownSessions } from './sessions.service.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Everything stored about the caller. Other people are in it only as the caller sees them anyway. */
export async function exportAccount({ tx, tenant, actor, now }: OwnCall): Promise<AccountExport> {
  const me = await loadMe(tx, actor.user_id, tenant, now);
  const times = await findAccountTimes(tx, actor.user_id);
  const { applicant, employee, organization } = me;
  const stored = applicant && (await findApplicantTimes(tx, applicant.id));
  return {
    exported_at: now.toISOString(),
    tenant: { name: tenant.name, slug: tenant.slug },
    user: {
      ...me.user,
      timezone: times.timezone,
      verified_at: iso(times.verified_at),
      last_login_at: iso(times.last_login_at),
      created_at: times.created_at.toISOString(),
    },
    ...(applicant &&
      stored && {
        applicant: {
          ...applicant,
          coordinates: stored.lat === null || stored.lng === null ? null : { lat: stored.lat, lng: stored.lng },
          renewed_at: iso(stored.renewed_at),
          tos_accepted_at: iso(stored.tos_accepted_at),
          created_at: stored.created_at.toISOString(),
        },
      }),
    ...(employee && { employee }),
    ...(organization && { organization }),
    consents: applicant ? await listConsents(tx, applicant.id) : [],
    legal_contacts: applicant ? await listLegalContacts(tx, applicant.id) : [],
    pings_received: applicant ? await pingsReceived(tx, applicant.id, now) : [],
    pings_sent: employee ? await pingsSent(tx, employee.id) : [],
    recommendations: applicant ? await listRecommendations(tx, applicant.id) : [],
    sessions: await ownSessions(tx, actor, now),
    // Whoever hasn't proven the address learns nothing of what went there, not even whether it has an owner.
    mails: me.user.verified ? await listMails(tx, actor.user_id, me.user.email) : [],
  };
}

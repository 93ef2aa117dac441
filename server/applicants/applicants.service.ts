import { nextStatus } from '../../machines/kit/lifecycle.ts';
import { applicantSearchLifecycle } from '../../machines/applicants/applicant-search.lifecycle.ts';
import { audit } from '../audit/audit.ts';
import { type Action, trace } from '../audit/action.ts';
import type { TenantTx } from '../db/scope.ts';
import { endReleases, resumeReleases } from '../pings/ended-search.ts';
import { revokeOpenPings } from '../pings/open-pings.ts';
import { Failure } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { type ApplicantRow, findApplicant, readApplicant, updateApplicant } from './applicants.repository.ts';

export type Applicant = ApplicantRow;

const dayMs = 86_400_000;

/** The applicant for reading; undefined when there is none. */
export const applicantForReading = (tx: TenantTx, id: string): Promise<Applicant | undefined> => readApplicant(tx, id);

/** The applicant for a change of status, locked until the transaction ends; undefined when there is none. */
export const applicantForChange = (tx: TenantTx, id: string): Promise<Applicant | undefined> => findApplicant(tx, id);

export const lookingUntil = (tenant: TenantRow, now: Date): Date =>
  new Date(now.getTime() + tenant.looking_days * dayMs);

/**
 * Moves the search status along its lifecycle and writes the audit row. Who looks again or renews, looks for
 * the tenant's `looking_days` from now.
 * @throws Failure transition_not_allowed, with the events allowed now
 */
export async function moveSearch(
  tx: TenantTx,
  applicant: ApplicantRow,
  tenant: TenantRow,
  event: string,
  action: Action,
  /** The organization of this tenant with which a place was found. */
  foundWith: string | null = null,
  /** Why, in staff's words: for the log, where it stands in place of the reason that the search keeps. */
  said?: string,
): Promise<void> {
  const next = nextStatus(applicantSearchLifecycle, applicant.search_status, event, action.author);
  if (!next.ok) throw new Failure('transition_not_allowed', { meta: { events: next.allowed } });
  const looking = next.status === 'wants_to_be_matched';
  await updateApplicant(
    tx,
    applicant.id,
    {
      search_status: next.status,
      search_reason: action.reason ?? null,
      ...(event === 'complete_registration' ? { had_occupation: true } : {}),
      ...(looking
        ? {
            looking_until: lookingUntil(tenant, action.now),
            renewed_at: action.now,
            looking_warned_at: null,
            search_ended_at: null,
            found_with: null,
          }
        : {
            search_ended_at: applicant.search_ended_at ?? action.now,
            ...(event === 'found_traineeship' ? { found_with: foundWith } : {}),
          }),
    },
    action.now,
  );
  await audit(tx, {
    ...trace(said === undefined ? action : { ...action, reason: said }),
    subject_type: 'Applicant',
    subject_id: applicant.id,
    event,
    from: applicant.search_status,
    to: next.status,
  });
  if (looking) return resumeReleases(tx, applicant.id, action.now);
  const isFound = event === 'found_traineeship' && action.reason !== 'paused';
  await revokeOpenPings(tx, applicant.id, action, undefined, isFound ? 'found' : 'ended');
  await endReleases(tx, applicant.id, foundWith, action.now);
}

import type { Locale } from '../../contract/kit/fields.ts';
import { type StandingAct, standingActs } from '../../contract/terms/terms.schema.ts';
import { nextStatus } from '../../machines/kit/lifecycle.ts';
import { tosAcceptanceLifecycle } from '../../machines/terms/tos-acceptance.lifecycle.ts';
import { audit } from '../audit/audit.ts';
import { type Action, trace } from '../audit/action.ts';
import { consentText } from '../consents/consent-texts.ts';
import { type ConsentEntry, recordConsent, type SignedText } from '../consents/consents.service.ts';
import type { TenantTx } from '../db/scope.ts';
import { revokeOpenPings, withdrawReleases } from '../pings/open-pings.ts';
import { Failure } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { termsInForce } from '../terms/terms.service.ts';
import { type ApplicantRow, updateApplicant } from './applicants.repository.ts';
import { moveSearch } from './applicants.service.ts';
import { hasRequiredFacts } from './required-facts.ts';

type ConsentEvent =
  | 'accept'
  | 'guardian_accept'
  | 'withdraw'
  | 'birth_date_changed'
  | 'guardian_age_raised'
  | 'guardian_replaced'
  | 'new_version';

/** Who gave or took back, and the language of the text: what the ledger says beside the event. */
export type Given = Pick<ConsentEntry, 'given_by' | 'legal_contact_id'> & {
  readonly locale: Locale;
  /** By a letter with these texts on it. */
  readonly letter?: Readonly<Record<StandingAct, SignedText>>;
};

const columns = { terms: 'tos_status', findable: 'findable_status' } as const;

/**
 * Moves acts of consent along their lifecycle, each with its row in the ledger; those that stand already as asked are left
 * alone. Nobody is findable without the terms, so what ends these ends both. Once both stand for the first time, the
 * registration is complete: from now on the applicant is looked for.
 * @throws Failure onboarding_required where a fact is missing; transition_not_allowed where no act may move
 */
export async function moveConsents(
  tx: TenantTx,
  applicant: ApplicantRow,
  tenant: TenantRow,
  asked: readonly StandingAct[],
  event: ConsentEvent,
  action: Action,
  { letter, ...given }: Given,
): Promise<void> {
  const isGiving = event === 'accept' || event === 'guardian_accept';
  if (isGiving && !hasRequiredFacts(applicant)) throw new Failure('onboarding_required');
  const acts = (!isGiving && asked.includes('terms') ? standingActs : asked).filter(
    (act) => (applicant[columns[act]] === 'accepted') !== isGiving,
  );
  if (acts.length === 0) throw new Failure('transition_not_allowed', { meta: { events: [] } });
  const after = { ...applicant };
  for (const act of acts) {
    const from = applicant[columns[act]];
    const next = nextStatus(tosAcceptanceLifecycle, from, event, action.author);
    if (!next.ok) throw new Failure('transition_not_allowed', { meta: { events: next.allowed } });
    if (next.status === 'pending') throw new Error('No act of consent becomes pending again.');
    after[columns[act]] = next.status;
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await audit(tx, {
      ...trace(action),
      subject_type: act === 'terms' ? 'TosAcceptance' : 'FindableConsent',
      subject_id: applicant.id,
      event,
      from,
      to: next.status,
    });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await recordConsent(tx, {
      ...given,
      act,
      applicant_id: applicant.id,
      kind: next.status,
      reason: letter ? 'guardian_letter' : event,
      signed: letter?.[act],
      now: action.now,
    });
  }
  const { tos_status, findable_status } = after;
  if (findable_status === 'accepted' && tos_status !== 'accepted') throw new Failure('conflict');
  const tos_accepted_at = isGiving && acts.includes('terms') ? action.now : applicant.tos_accepted_at;
  const values = {
    tos_status,
    findable_status,
    tos_accepted_at,
    ...(isGiving &&
      acts.includes('terms') && { terms_version: letter?.terms.version ?? (await termsInForce(tx)).version }),
    ...(isGiving &&
      acts.includes('findable') && {
        findable_version: (letter?.findable ?? consentText('findable', given.locale)).version,
      }),
  };
  await updateApplicant(tx, applicant.id, values, action.now);
  if (event === 'withdraw') {
    const { given_by, locale, legal_contact_id } = given;
    const by = given_by === 'guardian' ? 'guardian' : 'consent';
    await withdrawReleases(tx, applicant.id, by, { ...action, locale, ...(legal_contact_id && { legal_contact_id }) });
  } else if (!isGiving) await revokeOpenPings(tx, applicant.id, action);
  if (findable_status === 'accepted' && applicant.search_status === 'unconfirmed') {
    const bySystem = { author: 'system', actor_kind: 'system', now: action.now } as const;
    await moveSearch(tx, applicant, tenant, 'complete_registration', bySystem);
  }
}

/** What the guardian chose for each release of a minor's contact details. */
export const chooseReleases = (
  tx: TenantTx,
  applicantId: string,
  release_choice: ApplicantRow['release_choice'],
  now: Date,
): Promise<void> => updateApplicant(tx, applicantId, { release_choice }, now);

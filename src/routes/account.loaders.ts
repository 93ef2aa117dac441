import { exportAccount, listSessions, showEmailChange } from '../../contract/account/account.endpoints.ts';
import { findOrganizationsToBlock, listBlocks } from '../../contract/blocks/blocks.endpoints.ts';
import { leastLetters } from '../../contract/blocks/blocks.schema.ts';
import { channels } from '../../contract/channels/channels.endpoints.ts';
import { currentLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { listViewers } from '../../contract/search/views.endpoints.ts';
import { listRecipients } from '../../contract/pings/pings.endpoints.ts';
import type { Companies } from '../features/account/companies.tsx';
import { listReceivedRecommendations } from '../../contract/recommendations/recommendations.endpoints.ts';
import { listOwnReports, showReportable } from '../../contract/reports/reports.endpoints.ts';
import { showPrivacy } from '../../contract/tenants/privacy.endpoints.ts';
import { currentTerms, listAgreements, listConsents } from '../../contract/terms/terms.endpoints.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { isOnboarded } from '../../contract/users/onboarding.ts';
import { call } from '../api/call.ts';
import { serverNow } from '../api/server-time.ts';

export const loadSessions = async (signal: AbortSignal) => ({
  sessions: (await call(listSessions, {}, { signal })).data,
  now: serverNow(),
});
/** How long the proof of a consent outlives the account, in months. */
export const loadProofMonths = async (signal: AbortSignal) =>
  (await call(showPrivacy, {}, { signal })).data.proof_months;
export const loadExport = async (signal: AbortSignal) => (await call(exportAccount, {}, { signal })).data;

/** What waits for a code, and how mails get there; nobody unverified has any. */
export async function loadAccount(me: Me | undefined, signal: AbortSignal) {
  if (!me?.user.verified) return { emailChange: null, channel: undefined };
  const [{ data }, reached] = await Promise.all([
    call(showEmailChange, {}, { signal }),
    call(channels.list, {}, { signal }),
  ]);
  return { emailChange: data, channel: reached.data[0] };
}

/** What an applicant may wish for, and the certificates there are. */
export async function loadChoices(signal: AbortSignal) {
  const [occupations, graduationTypes] = await Promise.all([
    call(listOccupations, {}, { signal }),
    call(listGraduationTypes, {}, { signal }),
  ]);
  return { occupations: occupations.data, graduationTypes: graduationTypes.data };
}

/** What an applicant has to do with companies; `name` are letters of one that is looked for. */
export async function loadCompanies(name: string | undefined, signal: AbortSignal): Promise<Companies> {
  const isAsked = name !== undefined && name.trim().length >= leastLetters;
  const [recipients, viewers, blocked, reports, recommenders, found] = await Promise.all([
    call(listRecipients, {}, { signal }),
    call(listViewers, {}, { signal }),
    call(listBlocks, {}, { signal }),
    call(listOwnReports, {}, { signal }),
    call(listReceivedRecommendations, {}, { signal }),
    isAsked ? call(findOrganizationsToBlock, { query: { name } }, { signal }) : undefined,
  ]);
  return {
    recipients: recipients.data,
    viewers: viewers.data,
    blocked: blocked.data,
    reports: reports.data,
    recommenders: recommenders.data,
    found: found?.data,
  };
}

/** A company that is about to be reported. */
export const loadReportable = async (id: string, signal: AbortSignal) =>
  (await call(showReportable, { params: { id } }, { signal })).data;

/** What an applicant has agreed to, with every text, and a minor's guardian; nothing before the onboarding is done. */
export async function loadConsents(me: Me | undefined, signal: AbortSignal) {
  if (!me || !isOnboarded(me.user.onboarding)) return { agreed: undefined, guardian: null };
  const [consents, terms, agreements, guardian] = await Promise.all([
    call(listConsents, {}, { signal }),
    call(currentTerms, {}, { signal }),
    call(listAgreements, {}, { signal }),
    loadGuardian(me, signal),
  ]);
  return { agreed: { consents: consents.data, terms: terms.data, agreements: agreements.data }, guardian };
}

/** The guardian whose yes a minor is found by; null for others. */
async function loadGuardian(me: Me, signal: AbortSignal) {
  if (!me.applicant?.minor || !me.user.tos_accepted) return null;
  const { data } = await call(currentLegalContact, {}, { signal });
  return data?.status === 'confirmed' ? data : null;
}

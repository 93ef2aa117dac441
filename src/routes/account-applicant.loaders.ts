import { findOrganizationsToBlock, listBlocks } from '../../contract/blocks/blocks.endpoints.ts';
import { leastLetters } from '../../contract/blocks/blocks.schema.ts';
import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { currentLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { listRecipients } from '../../contract/pings/pings.endpoints.ts';
import { listReceivedRecommendations } from '../../contract/recommendations/recommendations.endpoints.ts';
import { listOwnReports, showReportable } from '../../contract/reports/reports.endpoints.ts';
import { listViewers } from '../../contract/search/views.endpoints.ts';
import { currentTerms, listAgreements, listConsents } from '../../contract/terms/terms.endpoints.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { isOnboarded } from '../../contract/users/onboarding.ts';
import { call } from '../api/call.ts';
import type { Companies } from '../features/account/companies.tsx';

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

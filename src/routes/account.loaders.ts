import { exportAccount, listSessions, showEmailChange } from '../../contract/account/account.endpoints.ts';
import { findOrganizationsToBlock, listBlocks } from '../../contract/blocks/blocks.endpoints.ts';
import { leastLetters } from '../../contract/blocks/blocks.schema.ts';
import { channels } from '../../contract/channels/channels.endpoints.ts';
import { currentLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { listRecipients } from '../../contract/pings/pings.endpoints.ts';
import type { Companies } from '../features/account/companies.tsx';
import { currentTerms, listConsents } from '../../contract/terms/terms.endpoints.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { isOnboarded } from '../../contract/users/onboarding.ts';
import { call } from '../api/call.ts';

export const loadSessions = async (signal: AbortSignal) => (await call(listSessions, {}, { signal })).data;
export const loadExport = async (signal: AbortSignal) => (await call(exportAccount, {}, { signal })).data;

/** What waits for a code, what an applicant agreed to and has to do with companies; nobody unverified has any. */
export async function loadAccount(me: Me | undefined, name: string | undefined, signal: AbortSignal) {
  if (!me?.user.verified)
    return { emailChange: null, channel: undefined, companies: undefined, agreed: undefined, guardian: null };
  const [{ data }, reached, companies, agreed, guardian] = await Promise.all([
    call(showEmailChange, {}, { signal }),
    call(channels.list, {}, { signal }),
    loadCompanies(me, name, signal),
    loadOwnConsents(me, signal),
    loadGuardian(me, signal),
  ]);
  return { emailChange: data, channel: reached.data[0], companies, agreed, guardian };
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
async function loadCompanies(me: Me, name: string | undefined, signal: AbortSignal): Promise<Companies | undefined> {
  if (!me.applicant) return undefined;
  const isAsked = name !== undefined && name.trim().length >= leastLetters;
  const [recipients, blocked, found] = await Promise.all([
    call(listRecipients, {}, { signal }),
    call(listBlocks, {}, { signal }),
    isAsked ? call(findOrganizationsToBlock, { query: { name } }, { signal }) : undefined,
  ]);
  return { recipients: recipients.data, blocked: blocked.data, found: found?.data };
}

/** What an applicant has agreed to, with the texts in force; undefined for others, and before there is anything. */
async function loadOwnConsents(me: Me, signal: AbortSignal) {
  if (!me.applicant || !isOnboarded(me.user.onboarding)) return undefined;
  const [consents, terms] = await Promise.all([call(listConsents, {}, { signal }), call(currentTerms, {}, { signal })]);
  return { consents: consents.data, terms: terms.data };
}

/** The guardian whose yes a minor is found by; null for others. */
async function loadGuardian(me: Me, signal: AbortSignal) {
  if (!me.applicant?.minor || !me.user.tos_accepted) return null;
  const { data } = await call(currentLegalContact, {}, { signal });
  return data?.status === 'confirmed' ? data : null;
}

import { exportAccount, listSessions, showEmailChange } from '../../contract/account/account.endpoints.ts';
import { findOrganizationsToBlock, listBlocks } from '../../contract/blocks/blocks.endpoints.ts';
import { leastLetters } from '../../contract/blocks/blocks.schema.ts';
import { listRecipients } from '../../contract/pings/pings.endpoints.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import type { Companies } from '../features/account/companies.tsx';
import { call } from '../api/call.ts';

export const loadSessions = async (signal: AbortSignal) => (await call(listSessions, {}, { signal })).data;
export const loadExport = async (signal: AbortSignal) => (await call(exportAccount, {}, { signal })).data;

/** What waits for a code, and what an applicant has to do with companies; nobody unverified has either. */
export async function loadAccount(me: Me | undefined, name: string | undefined, signal: AbortSignal) {
  if (!me?.user.verified) return { emailChange: null, companies: undefined };
  const [{ data }, companies] = await Promise.all([
    call(showEmailChange, {}, { signal }),
    loadCompanies(me, name, signal),
  ]);
  return { emailChange: data, companies };
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

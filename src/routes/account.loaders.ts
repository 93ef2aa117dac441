import { exportAccount, listSessions, showEmailChange } from '../../contract/account/account.endpoints.ts';
import { channels } from '../../contract/channels/channels.endpoints.ts';
import { showPrivacy } from '../../contract/tenants/privacy.endpoints.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { call } from '../api/call.ts';
import { serverNow } from '../api/server-time.ts';
import { applicantParts, employeePart } from '../features/account/own-parts-later.ts';

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
  const [read] = await Promise.all([
    loadReached(me, signal),
    me?.applicant && applicantParts.fetch(),
    me?.employee && employeePart.fetch(),
  ]);
  return read;
}

async function loadReached(me: Me | undefined, signal: AbortSignal) {
  if (!me?.user.verified) return { emailChange: null, channel: undefined };
  const [{ data }, reached] = await Promise.all([
    call(showEmailChange, {}, { signal }),
    call(channels.list, {}, { signal }),
  ]);
  return { emailChange: data, channel: reached.data[0] };
}

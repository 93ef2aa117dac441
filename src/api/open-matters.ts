import { showOpenMatters } from '../../contract/reports/open-matters.endpoints.ts';
import { call } from './call.ts';
import type { Waiting } from './menu-counts.ts';

/** What the staff's menu counts: a file of its own, which nobody else transfers. */
export async function fetchOpenMatters(): Promise<Waiting> {
  const { reports, deletions, mails, suspicious, organizations, invitations } = (await call(showOpenMatters, {})).data;
  return { desk: reports + deletions + mails + suspicious, organizations: organizations + invitations };
}

import type { SearchOf } from '../../contract/kit/list-search.ts';
import { audits, showAudited } from '../../contract/audits/audits.endpoints.ts';
import type { auditsSearch } from '../../contract/audits/audits.search.ts';
import { undeliveredMails } from '../../contract/channels/undelivered-mails.endpoints.ts';
import type { undeliveredMailsSearch } from '../../contract/channels/undelivered-mails.search.ts';
import { openDeletions } from '../../contract/pings/open-deletions.endpoints.ts';
import type { openDeletionsSearch } from '../../contract/pings/open-deletions.search.ts';
import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { showOpenMatters } from '../../contract/reports/open-matters.endpoints.ts';
import { reports } from '../../contract/reports/reports.endpoints.ts';
import type { reportsSearch } from '../../contract/reports/reports.search.ts';
import { suspiciousEvents } from '../../contract/reports/suspicious-events.endpoints.ts';
import type { suspiciousEventsSearch } from '../../contract/reports/suspicious-events.search.ts';
import { showYearReport } from '../../contract/statistics/report.endpoints.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';

/** A list of the desk, and how much waits in each of the others. */
async function atDesk<Page>(page: Promise<Page>, signal: AbortSignal) {
  const [list, { data: open }] = await Promise.all([page, call(showOpenMatters, {}, { signal })]);
  return { page: list, open };
}

export const loadList = (asked: SearchOf<typeof reportsSearch>, signal: AbortSignal) =>
  atDesk(load(reports, asked, signal), signal);

export const loadDeletions = (asked: SearchOf<typeof openDeletionsSearch>, signal: AbortSignal) =>
  atDesk(load(openDeletions, asked, signal), signal);

/** A report, and how the company stands that it is about. */
export async function loadOne(id: string, signal: AbortSignal) {
  const { data: report } = await call(reports.show, { params: { id } }, { signal });
  const company = await call(showOrganization, { params: { id: report.organization.id } }, { signal });
  return { report, organization: company.data };
}

export const loadUndelivered = (asked: SearchOf<typeof undeliveredMailsSearch>, signal: AbortSignal) =>
  atDesk(load(undeliveredMails, asked, signal), signal);

export const loadSuspicious = (asked: SearchOf<typeof suspiciousEventsSearch>, signal: AbortSignal) =>
  atDesk(load(suspiciousEvents, asked, signal), signal);

/** Whoever the log is narrowed to, as they are called now. */
async function aboutWhom(by: 'person_id' | 'organization_id', id: string | undefined, signal: AbortSignal) {
  if (id === undefined) return [];
  try {
    const { name } = (await call(showAudited, { params: { id } }, { signal })).data;
    return [{ by, name, isGone: false }];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [{ by, name: null, isGone: true }];
    throw error;
  }
}

/** A page of the log. */
export async function loadAudits(asked: SearchOf<typeof auditsSearch>, signal: AbortSignal) {
  const [page, person, company] = await Promise.all([
    load(audits, asked, signal),
    aboutWhom('person_id', asked.person_id, signal),
    aboutWhom('organization_id', asked.organization_id, signal),
  ]);
  return { page, about: [...person, ...company] };
}

export const loadYearReport = async (year: string | undefined, signal: AbortSignal) =>
  (await call(showYearReport, { query: { year } }, { signal })).data;

import type { SearchOf } from '../../contract/kit/list-search.ts';
import { audits } from '../../contract/audits/audits.endpoints.ts';
import type { auditsSearch } from '../../contract/audits/audits.search.ts';
import { undeliveredMails } from '../../contract/channels/undelivered-mails.endpoints.ts';
import type { undeliveredMailsSearch } from '../../contract/channels/undelivered-mails.search.ts';
import { openDeletions } from '../../contract/pings/open-deletions.endpoints.ts';
import type { openDeletionsSearch } from '../../contract/pings/open-deletions.search.ts';
import { showOpenMatters } from '../../contract/reports/open-matters.endpoints.ts';
import { reports } from '../../contract/reports/reports.endpoints.ts';
import type { reportsSearch } from '../../contract/reports/reports.search.ts';
import { suspiciousEvents } from '../../contract/reports/suspicious-events.endpoints.ts';
import type { suspiciousEventsSearch } from '../../contract/reports/suspicious-events.search.ts';
import { showYearReport } from '../../contract/statistics/report.endpoints.ts';
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

export const loadOne = async (id: string, signal: AbortSignal) =>
  (await call(reports.show, { params: { id } }, { signal })).data;

export const loadUndelivered = (asked: SearchOf<typeof undeliveredMailsSearch>, signal: AbortSignal) =>
  atDesk(load(undeliveredMails, asked, signal), signal);

export const loadSuspicious = (asked: SearchOf<typeof suspiciousEventsSearch>, signal: AbortSignal) =>
  atDesk(load(suspiciousEvents, asked, signal), signal);

export const loadAudits = (asked: SearchOf<typeof auditsSearch>, signal: AbortSignal) => load(audits, asked, signal);

export const loadYearReport = async (year: string | undefined, signal: AbortSignal) =>
  (await call(showYearReport, { query: { year } }, { signal })).data;

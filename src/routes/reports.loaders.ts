import type { SearchOf } from '../../contract/kit/list-search.ts';
import { audits } from '../../contract/audits/audits.endpoints.ts';
import type { auditsSearch } from '../../contract/audits/audits.search.ts';
import { reports } from '../../contract/reports/reports.endpoints.ts';
import type { reportsSearch } from '../../contract/reports/reports.search.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';

export const loadList = (asked: SearchOf<typeof reportsSearch>, signal: AbortSignal) => load(reports, asked, signal);

export const loadOne = async (id: string, signal: AbortSignal) =>
  (await call(reports.show, { params: { id } }, { signal })).data;

export const loadAudits = (asked: SearchOf<typeof auditsSearch>, signal: AbortSignal) => load(audits, asked, signal);

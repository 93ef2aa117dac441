import { employees } from '../../contract/employees/employees.endpoints.ts';
import type { allEmployeesSearch } from '../../contract/employees/employees.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import type { organizationsSearch } from '../../contract/organizations/organizations.search.ts';
import { organizationsProgress, showProgressSummary } from '../../contract/organizations/progress.endpoints.ts';
import type { progressSearch } from '../../contract/organizations/progress.search.ts';
import { organizationPings } from '../../contract/pings/desk.endpoints.ts';
import type { organizationPingsSearch } from '../../contract/pings/desk.search.ts';
import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';

export const loadList = (asked: SearchOf<typeof organizationsSearch>, signal: AbortSignal) =>
  load(organizations, asked, signal);

/** A company's messages, as staff may read them. */
export const loadPings = (asked: SearchOf<typeof organizationPingsSearch>, signal: AbortSignal, given?: string) =>
  load(organizationPings, asked, signal, given);

/** Everybody of all companies, or of the one that the address asks for, with what that is called. */
export async function loadEmployees(asked: SearchOf<typeof allEmployeesSearch>, signal: AbortSignal) {
  const { organization_id: id } = asked;
  const [page, company] = await Promise.all([
    load(employees, asked, signal, id),
    id === undefined ? null : nameOf(id, signal),
  ]);
  return { page, company };
}

/** What a company is called; null where there is none, which is no reason to show no list. */
async function nameOf(id: string, signal: AbortSignal) {
  try {
    const { name } = (await call(showOrganization, { params: { id } }, { signal })).data;
    return { id, name };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

export async function loadProgress(asked: SearchOf<typeof progressSearch>, signal: AbortSignal) {
  const [page, summary] = await Promise.all([
    load(organizationsProgress, asked, signal),
    call(showProgressSummary, {}, { signal }),
  ]);
  return { page, summary: summary.data };
}

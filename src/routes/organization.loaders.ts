import { employees } from '../../contract/employees/employees.endpoints.ts';
import type { employeesSearch } from '../../contract/employees/employees.search.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import type { invitationsSearch } from '../../contract/invitations/invitations.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { showCompanyTerms } from '../../contract/terms/company-terms.endpoints.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { call } from '../api/call.ts';
import { loadList } from '../kit/load-list.ts';
import { loadWithNames } from './organization-with-names.ts';

/** Terms come along, and the names of what it trains: loaders that fail together leave the inner page without its data when tried again. */
export async function loadOrganization(me: Me | undefined, signal: AbortSignal) {
  const [organization, terms] = await Promise.all([
    loadWithNames(me?.organization?.id ?? '', signal),
    call(showCompanyTerms, {}, { signal }),
  ]);
  return { organization, terms: terms.data };
}

export const loadEmployees = (asked: SearchOf<typeof employeesSearch>, signal: AbortSignal, given?: string) =>
  loadList(employees, asked, signal, given);

export const loadInvitations = (asked: SearchOf<typeof invitationsSearch>, signal: AbortSignal, given?: string) =>
  loadList(invitations, asked, signal, given);

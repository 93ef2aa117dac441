import { employees } from '../../contract/employees/employees.endpoints.ts';
import type { employeesSearch } from '../../contract/employees/employees.search.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import type { invitationsSearch } from '../../contract/invitations/invitations.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { showCompanyTerms } from '../../contract/terms/company-terms.endpoints.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { call } from '../api/call.ts';
import { loadList } from '../kit/load-list.ts';

/** Occupations and terms come along: loaders that fail together leave the inner page without its data when tried again. */
export async function loadOrganization(me: Me | undefined, signal: AbortSignal) {
  const [organization, occupations, terms] = await Promise.all([
    call(showOrganization, { params: { id: me?.organization?.id ?? '' } }, { signal }),
    call(listOccupations, {}, { signal }),
    call(showCompanyTerms, {}, { signal }),
  ]);
  return { organization: organization.data, occupations: occupations.data, terms: terms.data };
}

export const loadEmployees = (asked: SearchOf<typeof employeesSearch>, signal: AbortSignal, given?: string) =>
  loadList(employees, asked, signal, given);

export const loadInvitations = (asked: SearchOf<typeof invitationsSearch>, signal: AbortSignal, given?: string) =>
  loadList(invitations, asked, signal, given);

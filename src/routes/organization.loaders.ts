import { employees } from '../../contract/employees/employees.endpoints.ts';
import type { employeesSearch } from '../../contract/employees/employees.search.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import type { invitationsSearch } from '../../contract/invitations/invitations.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { call } from '../api/call.ts';
import { loadList } from '../kit/load-list.ts';

export const loadOrganization = async (me: Me | undefined, signal: AbortSignal) => ({
  organization: (await call(showOrganization, { params: { id: me?.organization?.id ?? '' } }, { signal })).data,
});

export const loadEmployees = (asked: SearchOf<typeof employeesSearch>, signal: AbortSignal, given?: string) =>
  loadList(employees, asked, signal, given);

export const loadInvitations = (asked: SearchOf<typeof invitationsSearch>, signal: AbortSignal, given?: string) =>
  loadList(invitations, asked, signal, given);

import { employees } from '../../contract/employees/employees.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { call } from '../api/call.ts';
import { keepWithinPages } from './last-page.ts';

/** Which page of a list the address names. */
export interface PageQuery {
  readonly page?: string | undefined;
}

const pageOf = ({ page }: PageQuery) => (page === undefined ? {} : { page });

/** Occupations come along: two loaders that fail together leave the inner page without its data when tried again. */
export async function loadOrganization(me: Me | undefined, signal: AbortSignal) {
  const [organization, occupations] = await Promise.all([
    call(showOrganization, { params: { id: me?.organization?.id ?? '' } }, { signal }),
    call(listOccupations, {}, { signal }),
  ]);
  return { organization: organization.data, occupations: occupations.data };
}

export async function loadEmployees(query: PageQuery, signal: AbortSignal) {
  const list = await call(employees.list, { query: pageOf(query) }, { signal });
  keepWithinPages(list, '/organization/employees', query);
  return list;
}

export async function loadInvitations(query: PageQuery, signal: AbortSignal) {
  const list = await call(invitations.list, { query: pageOf(query) }, { signal });
  keepWithinPages(list, '/organization/invitations', query);
  return list;
}

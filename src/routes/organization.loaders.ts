import { listEmployees } from '../../contract/employees/employees.endpoints.ts';
import { listInvitations } from '../../contract/invitations/invitations.endpoints.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { call } from '../api/call.ts';

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

export const loadEmployees = (query: PageQuery, signal: AbortSignal) =>
  call(listEmployees, { query: pageOf(query) }, { signal });

export const loadInvitations = (query: PageQuery, signal: AbortSignal) =>
  call(listInvitations, { query: pageOf(query) }, { signal });

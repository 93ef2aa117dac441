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

export async function loadOrganization(me: Me | undefined, signal: AbortSignal) {
  return (await call(showOrganization, { params: { id: me?.organization?.id ?? '' } }, { signal })).data;
}

export async function loadOccupations(signal: AbortSignal) {
  return (await call(listOccupations, {}, { signal })).data;
}

export const loadEmployees = (query: PageQuery, signal: AbortSignal) =>
  call(listEmployees, { query: pageOf(query) }, { signal });

export const loadInvitations = (query: PageQuery, signal: AbortSignal) =>
  call(listInvitations, { query: pageOf(query) }, { signal });

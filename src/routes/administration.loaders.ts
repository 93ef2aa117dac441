import { defaultTemplates } from '../../contract/email-templates/defaults.endpoints.ts';
import type { defaultTemplatesSearch } from '../../contract/email-templates/defaults.search.ts';
import { showEmployee, showEmployeeDeletion } from '../../contract/employees/employees.endpoints.ts';
import { listHandovers } from '../../contract/handovers/handovers.endpoints.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { showOrganizationDeletion } from '../../contract/organizations/deletion.endpoints.ts';
import { listTerms, showTermsStatistics } from '../../contract/terms/terms.endpoints.ts';
import { showTenantLogo, tenants } from '../../contract/tenants/administration.endpoints.ts';
import { showBoundary } from '../../contract/tenants/boundary.endpoints.ts';
import type { tenantsSearch } from '../../contract/tenants/tenants.search.ts';
import { staff } from '../../contract/users/staff.endpoints.ts';
import type { staffSearch } from '../../contract/users/staff.search.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';

export const loadList = (asked: SearchOf<typeof tenantsSearch>, signal: AbortSignal) => load(tenants, asked, signal);

/** Nothing is offered; the question finds out whether there are tenants here: elsewhere than on `app` there is no page. */
export const loadNew = async (signal: AbortSignal) => {
  await call(tenants.list, { query: { per_page: '1' } }, { signal });
};

export async function loadOne(id: string, signal: AbortSignal) {
  const [tenant, logo, boundary] = await Promise.all([
    call(tenants.show, { params: { id } }, { signal }),
    call(showTenantLogo, { params: { id } }, { signal }),
    call(showBoundary, { params: { id } }, { signal }),
  ]);
  return { tenant: tenant.data, logo: logo.data.png, boundary: boundary.data };
}

export const ofDefaultTemplates = {
  loadList: (asked: SearchOf<typeof defaultTemplatesSearch>, signal: AbortSignal) =>
    load(defaultTemplates, asked, signal),
  /** What is in force: a new one begins with the words for its purpose. */
  loadNew: async (signal: AbortSignal) => {
    const query = { filter: { status: 'published' }, per_page: '100' } as const;
    return { beginnings: (await call(defaultTemplates.list, { query }, { signal })).data };
  },
  loadOne: async (id: string, signal: AbortSignal) =>
    (await call(defaultTemplates.show, { params: { id } }, { signal })).data,
};

/** The team, and when somebody of the operator was here. */
export async function loadStaff(asked: SearchOf<typeof staffSearch>, signal: AbortSignal) {
  const [page, visits] = await Promise.all([load(staff, asked, signal), call(listHandovers, {}, { signal })]);
  return { ...page, visits: visits.data, ...visits.meta };
}

export const loadTerms = async (signal: AbortSignal) => (await call(listTerms, {}, { signal })).data;

/** The text that a new one begins with, and whom that would ask. */
export async function loadNewTerms(signal: AbortSignal) {
  const [versions, asked] = await Promise.all([loadTerms(signal), call(showTermsStatistics, {}, { signal })]);
  const [current] = versions;
  if (!current) throw new Error('A tenant has terms from its first day on.');
  return { current, asked: asked.data };
}

/** Somebody of a company, and what would become of what they have here. */
export async function loadEmployee(id: string, signal: AbortSignal) {
  const [employee, counted] = await Promise.all([
    call(showEmployee, { params: { id } }, { signal }),
    call(showEmployeeDeletion, { params: { id } }, { signal }),
  ]);
  return { employee: employee.data, counted: counted.data };
}

export const loadDeletion = async (id: string, signal: AbortSignal) =>
  (await call(showOrganizationDeletion, { params: { id } }, { signal })).data;

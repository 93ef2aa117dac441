import { dayIn } from '../../contract/kit/age.ts';
import type { Mark } from '../../contract/search/marks.schema.ts';
import type { CompanyView } from '../../contract/search/views.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { applicantOfHandle } from '../handles/handles.ts';
import { Failure } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { Viewer } from './availability.ts';
import {
  canBeFound,
  deleteMark,
  findMark,
  insertSeen,
  insertView,
  listMarksOf,
  listViewsOf,
  storeMark,
} from './marks.repository.ts';

export { forgetSearcher, forgetViews, viewsDue } from './marks.repository.ts';
export const marksOf = listMarksOf;
export const viewsOf = async (tx: TenantTx, applicantId: string) =>
  (await listViewsOf(tx, applicantId)).map(({ organization, viewed_on }) => ({ organization, viewed_on }));
export const markOf = findMark;

/** Whom a handle means, as long as the company can find them. @throws Failure not_found */
export async function findableBy(
  tx: TenantTx,
  handle: string,
  { organization_id }: Viewer,
  tenant: TenantRow,
): Promise<string> {
  const id = applicantOfHandle(tenant, organization_id, handle);
  if (!(await canBeFound(tx, id, organization_id))) throw new Failure('not_found');
  return id;
}

/** @throws Failure not_found */
export async function seen(tx: TenantTx, handle: string, viewer: Viewer, tenant: TenantRow, now: Date): Promise<void> {
  await insertSeen(tx, viewer.employee_id, await findableBy(tx, handle, viewer, tenant), now);
}

/** Keeps that somebody of an organization has looked at an applicant today, or done something about them. */
export const keepView = (
  tx: TenantTx,
  applicantId: string,
  organizationId: string,
  { timezone }: Pick<TenantRow, 'timezone'>,
  now: Date,
): Promise<void> => insertView(tx, applicantId, organizationId, dayIn(timezone, now));

/** @throws Failure not_found */
export async function viewed(
  tx: TenantTx,
  handle: string,
  viewer: Viewer,
  tenant: TenantRow,
  now: Date,
): Promise<void> {
  await keepView(tx, await findableBy(tx, handle, viewer, tenant), viewer.organization_id, tenant, now);
}

/** Who looked at somebody, each company with its days, the latest first. */
export async function viewersOf(tx: TenantTx, applicantId: string): Promise<CompanyView[]> {
  const views = Map.groupBy((await listViewsOf(tx, applicantId)).toReversed(), ({ id }) => id);
  return [...views.values()].flatMap((of) =>
    of.slice(0, 1).map(({ id, organization, city }) => ({
      organization_id: id,
      organization,
      city,
      days: of.map(({ viewed_on }) => viewed_on),
    })),
  );
}

/** @throws Failure not_found */
export async function mark(
  tx: TenantTx,
  handle: string,
  wished: Mark | null,
  viewer: Viewer,
  tenant: TenantRow,
  now: Date,
): Promise<{ readonly saved: boolean; readonly hidden: boolean }> {
  const id = await findableBy(tx, handle, viewer, tenant);
  if (wished === null) await deleteMark(tx, viewer.organization_id, id);
  else await storeMark(tx, viewer, id, wished === 'hidden', now);
  await keepView(tx, id, viewer.organization_id, tenant, now);
  return { saved: wished === 'saved', hidden: wished === 'hidden' };
}

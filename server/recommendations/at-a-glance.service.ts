import type { TenantTx } from '../db/scope.ts';
import { countCame, listRecommendations } from './recommendations.repository.ts';

type Asked = Parameters<typeof listRecommendations>[1];

const count = async (tx: TenantTx, asked: Omit<Asked, 'isOrdered'>): Promise<number> => {
  const page = { by: 'created_at', direction: 'desc', limit: 0, offset: 0 } as const;
  return (await listRecommendations(tx, { ...asked, isOrdered: true }, page)).total;
};

/** Who came by a company's code, of whom it hasn't said yet whether it knows them. */
export const countUnsaid = (tx: TenantTx, organization_id: string, now: Date): Promise<number> =>
  count(tx, { organization_id, came: ['unsaid'], now });

/** Whom a company recommends, and others can find. */
export const countFindable = (tx: TenantTx, organization_id: string, now: Date): Promise<number> =>
  count(tx, { organization_id, findable: ['yes'], now });

/** Who came by its codes, week by week; the last one is 0. */
export async function cameByWeek(tx: TenantTx, organization_id: string, now: Date): Promise<(week: number) => number> {
  const weeks = await countCame(tx, organization_id, now);
  return (asked) => weeks.find(({ week }) => week === asked)?.count ?? 0;
}

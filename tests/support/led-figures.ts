import { listedStatuses } from '../../contract/applicants/desk.search.ts';
import { unmatchableReasons } from '../../contract/applicants/unmatchable-reasons.ts';
import { askedUsages, organizationStatuses } from '../../contract/organizations/organizations.search.ts';
import {
  applicantFigures,
  applicantsBy,
  employeeFigures,
  organizationFigures,
  organizationsBy,
} from '../../contract/statistics/figures.ts';
import type { TenantTx } from '../../server/db/scope.ts';
import {
  applicantStatistics,
  employeeStatistics,
  organizationStatistics,
} from '../../server/statistics/statistics.service.ts';
import type { Days } from '../../server/statistics/stretches.ts';
import type { World } from './world.ts';

export type ListName = 'applicants' | 'employees' | 'organizations';
export type Filter = Readonly<Record<string, readonly string[] | string | undefined>>;

/** A link's words, as an endpoint takes them. */
export const several = (filter: Readonly<Record<string, string>>): Filter =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, isSingle(name) ? value : [value]]));
const isSingle = (name: string): boolean => ['occupation', 'source', 'area', 'from', 'until'].includes(name);

/** Each figure of the pages, with the list it leads to. */
export async function figuresOf(
  tx: TenantTx,
  world: World,
  days?: Days,
): Promise<readonly (readonly [ListName, Readonly<Record<string, string>>, number])[]> {
  const of = await applicantStatistics(tx, world.tenant, world.clock.now(), days);
  const { total, verified, onboarded, active_30_days } = await employeeStatistics(
    tx,
    world.tenant,
    world.clock.now(),
    days,
  );
  const companies = await organizationStatistics(tx, world.tenant, world.clock.now(), days);
  const { active, ...having } = organizationFigures;
  return [
    ...(['total', 'verified', 'onboarded', 'tos_accepted', 'matchable', 'minors_waiting'] as const).map(
      (name) => ['applicants', applicantFigures[name], of[name]] as const,
    ),
    ...(of.new === null
      ? []
      : ([
          ['applicants', applicantFigures.days_7, of.new.days_7],
          ['applicants', applicantFigures.days_30, of.new.days_30],
        ] as const)),
    ...of.course.map(({ from, until, registered }) => {
      const lead = { ...applicantFigures.verified, from, until };
      return ['applicants', lead, registered] as const;
    }),
    ['applicants', applicantFigures.without_area, of.by_area.none],
    ...of.by_area.top.map(({ id, count }) => ['applicants', applicantsBy.area(id), count] as const),
    ['applicants', applicantFigures.without_occupation, of.by_occupation.none],
    ['applicants', applicantFigures.without_code, of.by_source.none],
    ...unmatchableReasons.map((it) => ['applicants', applicantsBy.reason(it), of.unmatchable_reasons[it]] as const),
    ...listedStatuses.map((it) => ['applicants', applicantsBy.search_status(it), of.by_search_status[it]] as const),
    ...of.by_occupation.top.map(({ id, count }) => ['applicants', applicantsBy.occupation(id), count] as const),
    ...of.by_source.top.map(({ id, count }) => ['applicants', applicantsBy.source(id), count] as const),
    ['employees', employeeFigures.total, total],
    ['employees', employeeFigures.verified, verified],
    ['employees', employeeFigures.onboarded, onboarded],
    ['employees', employeeFigures.active_30_days, active_30_days],
    ['organizations', active, companies.by_status.active],
    ...(Object.keys(having) as (keyof typeof having)[]).map(
      (name) => ['organizations', having[name], companies[name]] as const,
    ),
    ...organizationStatuses.map(
      (it) => ['organizations', organizationsBy.status(it), companies.by_status[it]] as const,
    ),
    ...askedUsages.map((it) => ['organizations', organizationsBy.usage_type(it), companies.by_usage_type[it]] as const),
  ];
}

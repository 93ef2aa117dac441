import * as v from 'valibot';
import type { Access } from '../kit/endpoint.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { filterSchemas } from '../kit/resource.ts';
import { companyStatisticsSchema } from './agenda.schema.ts';
import { isPeriod, period } from './period.search.ts';
import {
  applicantStatisticsSchema,
  employeeStatisticsSchema,
  organizationStatisticsSchema,
} from './statistics.schema.ts';

/** Those who came, and messages that went out, on these days alone: both ends of them, in their order, a year at most. */
const days = filterSchemas(period);
const query = v.strictObject({
  filter: v.optional(
    v.pipe(
      v.strictObject({ from: v.nonOptional(days.from), until: v.nonOptional(days.until) }),
      v.forward(
        v.partialCheck([['from'], ['until']], (asked) => isPeriod(asked), 'period'),
        ['until'],
      ),
    ),
  ),
});

/** The same, or what is one company's; days come in pairs. */
const companyQuery = v.strictObject({
  filter: v.optional(
    v.pipe(
      v.strictObject({ organization_id: v.optional(idSchema), from: days.from, until: days.until }),
      v.forward(
        v.check(({ from, until }) => (from === undefined) === (until === undefined), 'required'),
        ['until'],
      ),
      v.forward(
        v.check(({ from, until }) => from === undefined || until === undefined || isPeriod({ from, until }), 'period'),
        ['until'],
      ),
    ),
  ),
});

const staff = { stage: 'onboarded', roles: ['tenant_member', 'administrator'] } as const satisfies Access;

export const showApplicantStatistics = endpoint({
  name: 'applicants.statistics',
  method: 'GET',
  path: '/v1/applicants/_statistics',
  summary: 'How many applicants the tenant has, how far they have come, and why some can’t be found. Numbers only.',
  access: staff,
  query,
  response: one(applicantStatisticsSchema),
});

export const showEmployeeStatistics = endpoint({
  name: 'employees.statistics',
  method: 'GET',
  path: '/v1/employees/_statistics',
  summary:
    'Staff: how many employees the tenant’s organizations have, or one of them, and what became of their messages. An employee: the own organization’s course. Numbers only.',
  access: { stage: 'onboarded', roles: ['employee', 'tenant_member', 'administrator'] },
  query: companyQuery,
  response: one(v.variant('perspective', [employeeStatisticsSchema, companyStatisticsSchema])),
});

export const showOrganizationStatistics = endpoint({
  name: 'organizations.statistics',
  method: 'GET',
  path: '/v1/organizations/_statistics',
  summary: 'How many organizations take part, what for, and how many have come to a standstill. Numbers only.',
  access: staff,
  query,
  response: one(organizationStatisticsSchema),
});

/** The table behind each plot of a page, as one file. */
const tableOf = <const Name extends string>(name: Name, what: string) =>
  endpoint({
    name: `${name}.statistics.csv`,
    method: 'GET',
    path: `/v1/${name}/_statistics/_csv`,
    summary: `${what}, as a table: plot, line, how many.`,
    access: staff,
    query,
    file: 'csv',
  });

export const takeApplicantStatistics = tableOf('applicants', 'How applicants stand');
export const takeEmployeeStatistics = tableOf('employees', 'Employees of companies, and what became of their messages');
export const takeOrganizationStatistics = tableOf('organizations', 'How companies stand');

import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { yearReportSchema } from './report.schema.ts';

export const showYearReport = endpoint({
  name: 'statistics.report',
  method: 'GET',
  path: '/v1/statistics/report',
  summary: 'What became of a year, beside the year before. Numbers only, none of fewer than five people.',
  access: { stage: 'onboarded', roles: ['tenant_member', 'administrator'] },
  /** This one, unless said otherwise. */
  query: v.strictObject({
    year: v.optional(v.pipe(v.string(), v.maxLength(4), v.regex(/^20\d\d$/, 'integer'), v.transform(Number))),
  }),
  response: one(yearReportSchema),
});

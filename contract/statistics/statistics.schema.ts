import * as v from 'valibot';
import { unmatchableReasons } from '../applicants/unmatchable-reasons.ts';
import { dateSchema, idSchema } from '../kit/fields.ts';
import { pingStatuses } from '../pings/pings.search.ts';
import { askedUsages, organizationStatuses } from '../organizations/organizations.search.ts';
import { searchStatuses } from '../users/me.schema.ts';

/** So many of a ranking stand by themselves; the others are counted together. */
export const rankingSize = 8;
/** Of a course where no days are asked for. */
export const weeksShown = 12;
/** Nobody of a company was here for so long: it has come to a standstill (decisions, section 3). */
export const stalledDays = 14;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const countsBy = <const Keys extends readonly string[]>(keys: Keys) => v.object(v.entriesFromList(keys, count));

/** The most frequent, most first; `rest` is everybody else, `none` those without. */
const rankingOf = <const Id extends v.GenericSchema<unknown, string | number>>(id: Id) =>
  v.object({
    top: v.array(v.object({ id, name: v.string(), count })),
    rest: count,
    none: count,
  });
const rankingSchema = rankingOf(idSchema);
/** By area (server/geo/areas.ts). */
const areasSchema = rankingOf(v.number());
export type Ranking = v.InferOutput<typeof rankingSchema> | v.InferOutput<typeof areasSchema>;

/** Days, weeks or months in a row, from a day until another, both counted. */
const stretch = { from: dateSchema, until: dateSchema };
const courseSchema = v.array(v.object({ ...stretch, registered: count }));
const messagesSchema = v.array(v.object({ ...stretch, sent: count, accepted: count }));

/**
 * Each of the first five includes the ones after it: registered, address confirmed, profile complete, terms accepted,
 * found by companies. What follows counts confirmed applicants only, so that abandoned registrations distort nothing.
 */
export const applicantStatisticsSchema = v.object({
  total: count,
  verified: count,
  onboarded: count,
  tos_accepted: count,
  matchable: count,
  /** Everybody who isn't matchable once, with the first of the reasons that `unmatchable_reasons` names. */
  unmatchable_reasons: countsBy(unmatchableReasons),
  /** Minors with a complete profile whose guardian has not agreed. */
  minors_waiting: count,
  /** Back from now; null where days are asked for. */
  new: v.nullable(v.object({ days_7: count, days_30: count })),
  /** Who registered when: of the days asked for, else of the last twelve weeks. */
  course: courseSchema,
  by_search_status: countsBy(searchStatuses),
  /** The organization whose registration code they came by. */
  by_source: rankingSchema,
  by_occupation: rankingSchema,
  /** Where they live. */
  by_area: areasSchema,
});
export type ApplicantStatistics = v.InferOutput<typeof applicantStatisticsSchema>;

/** Accounts that are switched off are not counted. Each of the first three includes the ones after it. */
export const employeeStatisticsSchema = v.object({
  perspective: v.literal('tenant'),
  total: count,
  verified: count,
  onboarded: count,
  /** Logged in, or seen in an open session, within 30 days. */
  active_30_days: count,
  pings_by_status: countsBy(pingStatuses),
  /** `of` those that could be answered: still open, taken back and undone ones aside. */
  answer_rate: v.object({ answered: count, of: count }),
  /** What went out when, and how many of these got a yes. */
  course: messagesSchema,
});
export type EmployeeStatistics = v.InferOutput<typeof employeeStatisticsSchema>;

export const organizationStatisticsSchema = v.object({
  total: count,
  by_status: countsBy(organizationStatuses),
  /** `unsaid` have not chosen yet. */
  by_usage_type: countsBy(askedUsages),
  /** Has a published profile. */
  with_profile: count,
  /** Has an active registration code with which somebody can register: it is neither paused nor has it ended its part. */
  with_code: count,
  /** Has an active alert. */
  with_alert: count,
  /** Neither inactive nor archived, and none of its employees was here for `stalledDays`. */
  stalled: count,
});
export type OrganizationStatistics = v.InferOutput<typeof organizationStatisticsSchema>;

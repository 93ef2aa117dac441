import * as v from 'valibot';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import type { Criteria } from '../search/search.schema.ts';

/** An answer or a proposal is due soon within so many days. */
export const soonDays = 7;
/** These four weeks are compared with the four before. */
export const trendDays = 28;
export const trendWeeks = 8;
/** So many stand by themselves; the list has the others. */
export const rowsTold = 5;
/** Of people the search has, so many. */
export const facesTold = 3;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many there are in the list, and the first of them; `at` is when it ends. */
const soonSchema = v.object({
  total: count,
  rows: v.array(v.object({ id: idSchema, name: v.string(), at: v.nullable(timestampSchema) })),
});
export type Soon = v.InferOutput<typeof soonSchema>;

/** An agreed time. */
const meetingSchema = v.object({
  ping_id: idSchema,
  name: v.string(),
  phonenumber: v.nullable(v.string()),
  starts_at: timestampSchema,
  ends_at: timestampSchema,
  /** Null for a call. */
  place: v.nullable(v.string()),
});
export type Meeting = v.InferOutput<typeof meetingSchema>;

/** Who said yes and has heard nothing yet; not the whole message, which the page then needn't know. */
const toCallSchema = v.object({
  ping_id: idSchema,
  fullname: v.string(),
  /** As the company called them before, and what they look for. */
  name: v.string(),
  occupation: v.nullable(v.string()),
  phonenumber: v.nullable(v.string()),
  email: v.string(),
  /** The hour from which they like to be called. */
  reachable_from: v.nullable(v.number()),
  said_yes_at: timestampSchema,
  /** When somebody called in vain; null where nobody has tried yet. */
  tried_at: v.nullable(timestampSchema),
});
export type ToCall = v.InferOutput<typeof toCallSchema>;

const codeSchema = v.object({
  id: idSchema,
  name: v.string(),
  times_used: count,
  times_matchable: count,
  /** As the code's record has it: in steps, from five on. */
  times_found: v.nullable(count),
});
export type CodeInUse = v.InferOutput<typeof codeSchema>;

/** Somebody who can be found, as the search names them. */
const foundSchema = v.object({
  handle: idSchema,
  name: v.string(),
  occupation: v.string(),
  /** Null for who is farther away than is told. */
  within_km: v.nullable(v.number()),
});
export type Found = v.InferOutput<typeof foundSchema>;

/** What the reader's company has before it. Each total is that of the list it leads to. */
export const agendaSchema = v.object({
  /** Whoever has waited longest comes first, as in their list. */
  calls: v.object({ total: count, rows: v.array(toCallSchema) }),
  /** Today's, by the clock of the tenant. */
  meetings: v.array(meetingSchema),
  tomorrow: v.array(meetingSchema),
  /** What runs out: messages and proposed times without an answer, codes, alerts that wait for a word. */
  ending: v.object({ messages: soonSchema, proposals: soonSchema, codes: soonSchema, alerts: soonSchema }),
  /** Who came by a code for several, and the company hasn't said whether it knows them. */
  unsaid: count,
  /** Whom the reader's own search finds; null for who only refers. */
  people: v.nullable(
    v.object({
      /** Read as an address is, which leaves out what it can't mean. */
      criteria: v.custom<Criteria>((value) => typeof value === 'object' && value !== null),
      total: count,
      total_is_at_least: v.boolean(),
      /** Of these, since the reader was here last; null on a first visit. */
      fresh: v.nullable(count),
      /** The first of the new ones. */
      rows: v.array(foundSchema),
      since: v.nullable(timestampSchema),
    }),
  ),
  /** Who shows the company interest, whatever is searched. */
  interested: v.object({ total: count, rows: v.array(foundSchema) }),
  /** Those in use, and the ones used most; null for who only searches and has none. */
  codes: v.nullable(v.object({ total: count, rows: v.array(codeSchema) })),
  /** What the company has begun with. */
  begun: v.object({ search: v.boolean(), message: v.boolean(), code: v.boolean(), profile: v.boolean() }),
});
export type Agenda = v.InferOutput<typeof agendaSchema>;

const weekly = v.pipe(v.array(count), v.length(trendWeeks));

/** The company's own figures, never a colleague's: week by week, the oldest first. */
export const companyStatisticsSchema = v.object({
  perspective: v.literal('organization'),
  written: weekly,
  accepted: weekly,
  declined: weekly,
  /** Of those written in the last four weeks: how many have an answer, and how many wait for one. */
  answers: v.object({ written: count, answered: count, waiting: count }),
  /** Who has a place with the company, as both say, whenever that was. */
  found_here: count,
  /** Who came by the codes. */
  came: weekly,
  /** Whom the company recommends, and other companies can find today. */
  findable: count,
});
export type CompanyStatistics = v.InferOutput<typeof companyStatisticsSchema>;

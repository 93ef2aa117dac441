import * as v from 'valibot';
import { foundDetails } from '../applicants/applicant-details.ts';
import { asSent, dateSchema, idSchema, lineSchema, timestampSchema } from '../kit/fields.ts';
import { listQuery, many } from '../kit/lists.ts';
import { bandsKm } from './bands.ts';
import { matchSchema } from './match.schema.ts';

const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
/** A place is chosen, or typed so that one is meant; nothing typed is no choice. */
const placeSchema = v.pipe(
  v.string('required_typeahead'),
  v.maxLength(80),
  v.trim(),
  v.nonEmpty('required_typeahead'),
  lineSchema(80),
);
const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(6),
    v.regex(/^\d+$/, 'integer'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );

/** How far "related occupations" reaches: the same KldB 2010 group of four or of three digits, or none. */
export const relatedOccupations = ['none', 'kldb4', 'kldb3'] as const;

/** What an employer looks for; the same an alert saves (decisions, section 3). */
export const criteriaFilters = {
  occupation_ids: v.optional(many(idSchema)),
  related: v.optional(v.picklist(relatedOccupations)),
  graduation_rank: v.optional(wholeNumber(0, 8)),
  /** Leaves out certificates that can't be ranked (foreign, other), which `graduation_rank` keeps. */
  ranked_only: v.optional(flag),
  /** A postcode or the name of a place; its area is what counts. */
  centre: v.optional(placeSchema),
  radius_km: v.optional(v.picklist(bandsKm.map(String))),
  recommended_only: v.optional(flag),
  not_contacted: v.optional(flag),
} as const;

/** The same as an address has it: what is saved can be asked again. */
export const criteriaSchema = asSent(v.strictObject(criteriaFilters));
export type Criteria = v.InferOutput<typeof criteriaSchema>;

/** The filters of the employer's search. */
export const searchFilters = {
  ...criteriaFilters,
  /** Whom this run of an alert of the own company has found. */
  alert_run_id: v.optional(idSchema),
  /** Only whom the company has saved. */
  saved: v.optional(flag),
  /** Only whom the company has hidden, who are left out otherwise. */
  hidden: v.optional(flag),
  /** Only who shows the company interest. */
  interested: v.optional(flag),
  /** Only who came, or confirmed the search, since the searcher's last visit. */
  fresh: v.optional(flag),
} as const;

/** `rule` is docs/ranking.md; the others ask its first question last. */
export const searchOrders = ['rule', 'distance', 'renewal'] as const;

export const searchQuery = v.strictObject({
  ...listQuery(searchFilters, []).entries,
  order: v.optional(v.picklist(searchOrders)),
  /** The `order_date` of the first page, so that midnight moves nobody between pages. Older than yesterday it is today. */
  order_date: v.optional(dateSchema),
});
export type SearchQuery = v.InferOutput<typeof searchQuery>;
export type SearchQueryInput = v.InferInput<typeof searchQuery>;

/** Why contact isn't possible now (lifecycle Applicant.availability). */
export const unavailableReasons = [
  'contacted_recently',
  'ping_open',
  'applicant_limit',
  'employee_limit',
  // not verified yet
  'organization_not_active',
  // its part was ended, or is paused by staff
  'organization_inactive',
] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

/** The company's latest message to somebody. `by` is the colleague who wrote it, null for the reader's own. */
export const latestPingSchema = v.object({
  id: idSchema,
  status: v.string(),
  created_at: timestampSchema,
  by: v.nullable(v.string()),
  /** The day from which the company may write again; null where that is today, or an answer is open. */
  write_again_on: v.nullable(dateSchema),
});
export type LatestPing = v.InferOutput<typeof latestPingSchema>;

/** What is new about somebody since the searcher's last visit: findable since then, or the search confirmed again. */
export const freshKinds = ['joined', 'renewed'] as const;

/** Pseudonymous until yes to this company: no name, no contact details, an area instead of a place (decisions, section 6). */
export const searchResultSchema = v.object({
  /** The applicant as this company alone knows them. */
  handle: idSchema,
  /** A name for the telephone, "Ahorn 42"; another for each company. */
  name: v.string(),
  /** Their own, as long as a yes to this company stands. */
  released_name: v.nullable(v.string()),
  occupation: v.object({ id: idSchema, name: v.string() }),
  graduation_type_id: v.nullable(idSchema),
  area: v.string(),
  match: matchSchema,
  /** As stored; null where left open. */
  ...foundDetails,
  /** By a company; which one is told after a yes. */
  recommended: v.boolean(),
  availability: v.picklist(['available', 'unavailable']),
  unavailable_reason: v.nullable(v.picklist(unavailableReasons)),
  latest_ping: v.nullable(latestPingSchema),
  /** The reader has opened their panel. */
  seen: v.boolean(),
  /** By the reader's company; nobody is both. */
  saved: v.boolean(),
  hidden: v.boolean(),
  /** The day on which they have shown the company interest; null where none stands. */
  interested_on: v.nullable(dateSchema),
  fresh: v.nullable(v.picklist(freshKinds)),
});
export type SearchResult = v.InferOutput<typeof searchResultSchema>;

/** Totals are exact up to here, and here pages end: a farther one is empty, as behind the end of any list. */
export const mostCounted = 10_000;

export const searchPageSchema = v.object({
  data: v.array(searchResultSchema),
  meta: v.object({
    total: v.number(),
    /** There are more than `total`. */
    total_is_at_least: v.boolean(),
    per_page: v.number(),
    current_page: v.number(),
    order_date: dateSchema,
    /** When the reader was last here before today, which `fresh` is counted from; null on a first visit. */
    since: v.nullable(timestampSchema),
    /** The area that was searched around. */
    centre: v.nullable(v.string()),
    /** Where nearness is counted from: the place searched, else the company; null where neither is known. */
    near: v.nullable(v.picklist(['place', 'company'])),
    /** Whose run was asked for, and of which day. */
    alert: v.optional(
      v.object({
        id: idSchema,
        name: v.string(),
        run_on: dateSchema,
        criteria: criteriaSchema,
        /** Presets the composer. */
        email_template_id: v.nullable(idSchema),
      }),
    ),
  }),
});
export type SearchPage = v.InferOutput<typeof searchPageSchema>;

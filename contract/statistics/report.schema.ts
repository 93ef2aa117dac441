import * as v from 'valibot';
import { dateSchema, idSchema } from '../kit/fields.ts';

/** Nobody is told of fewer people than this. */
export const fewest = 5;
/** Courses are told in steps of so many, or a month would be what is missing to the year. */
export const step = 5;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** In the year and in the one before; null where that would be fewer than `fewest` people, or all but so many of others. */
const told = v.nullable(count);
const pair = v.object({ now: told, before: told });
export type Pair = v.InferOutput<typeof pair>;
const monthly = v.pipe(v.array(count), v.length(12));

/** What became of a year, in figures that name nobody. */
export const yearReportSchema = v.object({
  year: v.number(),
  /** Whether the tenant was there the year before. */
  is_compared: v.boolean(),
  /** Years that can be asked for, the latest first. */
  years: v.array(v.number()),
  /** The last day counted, where the year isn't over. */
  through: v.nullable(dateSchema),
  applicants: v.object({
    registered: pair,
    /** Of these, by a company's code. */
    by_code: pair,
    found: pair,
    /** Of these, with a company of this tenant. */
    found_here: pair,
  }),
  messages: v.object({ written: pair, answered: pair, accepted: pair }),
  /** Companies are no people: all of them are told. */
  companies: v.object({ joined: pair, writing: pair, referring: pair }),
  /** By the tenant's months, in steps of `step`. */
  months: v.object({ registered: monthly, written: monthly }),
  /** What those who registered want to learn, from `fewest` on. */
  occupations: v.array(v.object({ id: idSchema, name: v.string(), count })),
  /** All others together, and those who have not chosen. */
  other_occupations: told,
});
export type YearReport = v.InferOutput<typeof yearReportSchema>;

import { intervalHours } from './interval.ts';
import * as v from 'valibot';
import { formatLocales } from './dates.ts';
import type { Locale } from './fields.ts';
import { type RuleKey, ruleMessages } from './rules.messages.ts';

/** One broken rule at a field: its key and the values its sentence names. */
export interface RuleIssue {
  readonly rule: RuleKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Broken rules by field; the key is the path as sent, for example `meta.phonenumber`. */
export type RuleIssues = Record<string, readonly RuleIssue[]>;

const looksLikeDay = /^\d{4}-\d{1,2}-\d{1,2}$/;

const isDay = (value: string | number): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** The values a rule's sentence names, days written as the reader's language does. */
export const sentenceValues = (params: RuleIssue['params'], locale: Locale): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([key, value]) => [
      key,
      isDay(value)
        ? new Intl.DateTimeFormat(formatLocales[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(
            new Date(value),
          )
        : value,
    ]),
  );

const isRule = (text: string): text is RuleKey => Object.hasOwn(ruleMessages, text);

/** The rule behind valibot's own checks, where the schema names none. */
const ruleByType: Readonly<Record<string, RuleKey>> = {
  string: 'string',
  number: 'numeric',
  integer: 'integer',
  boolean: 'type',
  non_empty: 'required',
  uuid: 'id',
  iso_timestamp: 'date',
  url: 'url',
  email: 'email',
  picklist: 'choice',
  literal: 'choice',
  regex: 'regex',
  mime_type: 'mimes',
  max_size: 'size',
};

/** The beginning of the interval an input holds; empty without one. */
const startOf = (input: unknown): string =>
  typeof input === 'object' && input !== null
    ? (['valid_from', 'starts_at']
        .map((part): unknown => Reflect.get(input, part))
        .find((at) => typeof at === 'string') ?? '')
    : '';

const amount = (requirement: unknown): string | number =>
  typeof requirement === 'number' || typeof requirement === 'string' ? requirement : '';

/** Which rule of ours an issue of valibot's breaks; a message that is a rule's key decides, else the kind of check. */
export function ruleOf(issue: v.BaseIssue<unknown>): RuleIssue {
  // An untouched field of a form is an empty string: that it is missing comes before whatever else it lacks.
  if (issue.input === '' && issue.expected !== 'never') {
    return { rule: issue.message === 'required_typeahead' ? issue.message : 'required' };
  }
  const params = { min: amount(issue.requirement), max: amount(issue.requirement) };
  if (issue.message === 'time_interval_max') return { rule: issue.message, params: { maxHours: intervalHours } };
  if (issue.message === 'time_interval_after') return { rule: issue.message, params: { start: startOf(issue.input) } };
  if (isRule(issue.message)) return { rule: issue.message, params };
  const isList = Array.isArray(issue.input);
  switch (issue.type) {
    case 'min_length':
      return { rule: isList ? 'min_items' : 'min', params };
    case 'max_length':
      return { rule: isList ? 'max_items' : 'max', params };
    case 'length':
      return { rule: 'length', params: { length: amount(issue.requirement) } };
    case 'min_value':
      return { rule: 'min_value', params };
    case 'max_value':
      return { rule: 'max_value', params };
    case 'iso_date':
      return { rule: looksLikeDay.test(String(issue.input)) ? 'date' : 'date_incomplete' };
    default:
      if (issue.expected === 'never') return { rule: 'unknown_field' };
      if (issue.received === 'undefined' || issue.received === 'null') return { rule: 'required' };
      return { rule: ruleByType[issue.type] ?? 'type' };
  }
}

/** Sorts issues by field; an issue of the whole input stands under the empty key. */
export function rulesByField(issues: readonly v.BaseIssue<unknown>[]): RuleIssues {
  const byField = new Map<string, RuleIssue[]>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    const rule = ruleOf(issue);
    const known = byField.get(path);
    if (!known) byField.set(path, [rule]);
    else if (!known.some((other) => other.rule === rule.rule)) known.push(rule);
  }
  return Object.fromEntries(byField);
}

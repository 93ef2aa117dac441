import * as v from 'valibot';
import { viewDays } from '../search/views.schema.ts';
import { colorSchema, lineSchema, localeSchema, optionalLineSchema } from '../kit/fields.ts';
import { emailSchema } from '../kit/person-fields.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Whole years. The youngest the product is for, and the oldest anybody still needs a guardian. */
export const ageSchema = whole(10, 25);

/** By its name in the IANA's list. */
const timezoneSchema = v.pipe(
  lineSchema(60),
  v.check((name) => Intl.supportedValuesOf('timeZone').includes(name), 'timezone'),
);

/** An address of the web, encrypted, or none: it becomes a link on every page, so no other scheme does. */
const linkSchema = v.pipe(
  optionalLineSchema(300),
  v.check((text) => text === '' || isSecureLink(text), 'url'),
);
function isSecureLink(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && username === '' && password === '';
}

/**
 * What the product keeps at most (decisions, section 6), in days or months. A tenant may shorten each; what was
 * shortened stays so, for people were told.
 */
export const retention = {
  keep_unfinished_days: { least: 8, most: 30 },
  keep_ended_months: { least: 1, most: 6 },
  keep_views_days: { least: 1, most: viewDays },
  keep_log_months: { least: 1, most: 12 },
  keep_ledger_months: { least: 1, most: 36 },
  keep_not_me_months: { least: 1, most: 24 },
} as const;
export type Period = keyof typeof retention;
export const periods = Object.keys(retention) as Period[];
const period = (name: Period) => whole(retention[name].least, retention[name].most);

/** Everything of a tenant that is changed by a form. Its address stays; logo, boundary and terms have forms of their own. */
export const tenantSettingsSchema = v.strictObject({
  name: lineSchema(120),
  color: colorSchema,
  default_locale: localeSchema,
  timezone: timezoneSchema,
  minimum_age: ageSchema,
  guardian_age: ageSchema,
  looking_days: whole(14, 730),
  employees_may_invite: v.boolean(),
  /** Until staff approve them (decisions, section 6). */
  hold_outside_invitations: v.boolean(),
  pings_open_per_applicant: whole(1, 50),
  pings_per_employee_and_day: whole(1, 500),
  ping_pause_days: whole(0, 730),
  keep_unfinished_days: period('keep_unfinished_days'),
  keep_ended_months: period('keep_ended_months'),
  keep_views_days: period('keep_views_days'),
  keep_log_months: period('keep_log_months'),
  keep_ledger_months: period('keep_ledger_months'),
  keep_not_me_months: period('keep_not_me_months'),
  sender_name: lineSchema(120),
  sender_address: emailSchema,
  support_email: emailSchema,
  legal_name: optionalLineSchema(200),
  contact_name: optionalLineSchema(120),
  contact_phone: optionalLineSchema(40),
  contact_address: optionalLineSchema(200),
  privacy_officer: optionalLineSchema(200),
  supervisory_authority: optionalLineSchema(200),
  imprint_url: linkSchema,
  privacy_url: linkSchema,
});

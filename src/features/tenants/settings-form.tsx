import { msg } from '@lingui/core/macro';
import { tenants } from '../../../contract/tenants/administration.endpoints.ts';
import { tenantSettingsSchema } from '../../../contract/tenants/settings.schema.ts';
import * as choices from '../../kit/fields/choices.tsx';
import { recordForm } from '../../kit/fields/fields.ts';
import * as field from '../../kit/fields/kinds.tsx';
import { guardianAge } from './age-effects.tsx';
import { tenantColor } from './tenant-color-field.tsx';
import { languageWords } from './tenant-words.ts';

const limits = {
  legend: msg`Messages of companies`,
  note: msg`So that nobody is flooded: open ones an applicant has at once, those one employee sends a day, and days until the same company may write again.`,
};
const kept = {
  legend: msg`How long data is kept`,
  note: msg`A period may become shorter, not longer, for people were told: what you shorten stays so.`,
};

/** Everything that is set of a tenant, part by part. */
export const settingsForm = recordForm(
  { ...tenants, create: { ...tenants.create, body: tenantSettingsSchema } },
  {
    fields: {
      name: field.text(msg`Name`, { section: msg`Look`, width: 'long' }),
      color: tenantColor(msg`Colour`, { help: msg`For example #1d5c8a.` }),
      default_locale: choices.oneOf(msg`Language of who hasn’t chosen one`, languageWords, {
        section: msg`Language and time`,
      }),
      timezone: field.text(msg`Time zone`, { help: msg`Ages and days are counted by it.`, width: 'medium' }),
      minimum_age: field.number(msg`Youngest age`, { usual: 16, section: msg`Applicants` }),
      guardian_age: guardianAge(msg`Alone from the age of`, {
        help: msg`Who is younger needs the consent of someone who has custody.`,
      }),
      looking_days: field.number(msg`Days until a search ends by itself`, {
        usual: 90,
        help: msg`Applicants are asked before, and can go on searching with one click.`,
      }),
      employees_may_invite: choices.yes(msg`Employees may invite colleagues`, {
        no: msg`Only staff invite employees`,
        section: msg`Companies`,
      }),
      hold_outside_invitations: choices.yes(
        msg`Invitations to addresses outside a company’s domains wait for approval`,
        {
          no: msg`Invitations go out at once`,
          help: msg`A company’s domains are those of its colleagues’ addresses and of its website, without mailboxes that anybody can open. Staff approve or decline each.`,
        },
      ),
      pings_open_per_applicant: field.number(msg`Open per applicant`, { usual: 5, row: limits }),
      pings_per_employee_and_day: field.number(msg`Per employee and day`, { usual: 30, row: limits }),
      ping_pause_days: field.number(msg`Days in between`, { usual: 90, row: limits }),
      keep_unfinished_days: field.number(msg`Never finished (days)`, {
        usual: 30,
        row: kept,
        section: msg`Data protection`,
      }),
      keep_ended_months: field.number(msg`Ended searches (months)`, { usual: 6, row: kept }),
      keep_views_days: field.number(msg`Who looked at a card (days)`, { usual: 90, row: kept }),
      keep_log_months: field.number(msg`Log (months)`, { usual: 12, row: kept }),
      keep_ledger_months: field.number(msg`Proof of consent (months)`, { usual: 36, row: kept }),
      keep_not_me_months: field.number(msg`Wrong addresses (months)`, { usual: 24, row: kept }),
      privacy_officer: field.text(msg`Data protection officer`, {
        help: msg`With an address. The privacy notice names them.`,
        width: 'long',
      }),
      supervisory_authority: field.text(msg`Supervisory authority`, { width: 'long' }),
      privacy_url: field.text(msg`Privacy notice of your own`, {
        help: msg`An address that begins with https://. Empty: the notice is made from these settings.`,
        width: 'long',
      }),
      legal_name: field.text(msg`Who is responsible in law`, {
        help: msg`Where that isn’t the name.`,
        section: msg`Imprint and contact`,
        width: 'long',
      }),
      contact_name: field.text(msg`Person whom parents can ask`, { width: 'long' }),
      contact_phone: field.text(msg({ message: 'Their phone number', context: 'whom parents ask' }), {
        width: 'medium',
      }),
      contact_address: field.text(msg`Postal address`, { width: 'long' }),
      imprint_url: field.text(msg`Imprint of your own`, {
        help: msg`An address that begins with https://. Empty: the imprint is made from these settings.`,
        width: 'long',
      }),
      support_email: field.email(msg`Address for questions`, { help: msg`Shown on every page and in e-mails.` }),
      sender_name: field.text(msg`Name of the sender`, { section: msg`E-mails`, width: 'long' }),
      sender_address: field.email(msg`Sender of its e-mails`, {
        help: msg`Your e-mail server must be allowed to send for this address.`,
      }),
    },
  },
);

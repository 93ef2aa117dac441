import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { tenants } from '../../../contract/tenants/administration.endpoints.ts';
import type { Tenant } from '../../../contract/tenants/administration.schema.ts';
import { tenantSettingsSchema } from '../../../contract/tenants/settings.schema.ts';
import * as choices from '../../kit/fields/choices.tsx';
import { recordForm } from '../../kit/fields/fields.ts';
import * as field from '../../kit/fields/kinds.tsx';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { type InPlace, PartForm } from '../../kit/part-form.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { guardianAge } from './age-effects.tsx';
import { partWords, type SettingsPart, settingWords as words } from './settings-words.ts';
import { tenantColor } from './tenant-color-field.tsx';
import { languageWords } from './tenant-words.ts';

const limits = {
  legend: words.pings,
  note: msg`So that nobody is flooded: open ones an applicant has at once, those one employee sends a day, and days until the same company may write again.`,
};
const kept = {
  legend: words.kept,
  note: msg`A period may become shorter, not longer, for people were told: what you shorten stays so.`,
};

type Setting = keyof typeof tenantSettingsSchema.entries;

/** A tenant as far as one part of its settings says it: what is typed in the others stays what it is. */
function settings<const Names extends [Setting, ...Setting[]]>(part: SettingsPart, names: Names) {
  const body = v.pick(tenantSettingsSchema, names);
  return {
    name: `tenants.${part}`,
    show: tenants.show,
    create: { ...tenants.create, body },
    update: { ...tenants.update, body: v.partial(body) },
  };
}
const address = `/${tenants.name}`;

const look = recordForm(settings('look', ['name', 'color']), {
  address,
  fields: {
    name: field.text(words.name, { width: 'long' }),
    color: tenantColor(words.color, { help: msg`For example #1d5c8a.` }),
  },
});
const language = recordForm(settings('language', ['default_locale', 'timezone']), {
  address,
  fields: {
    default_locale: choices.oneOf(words.default_locale, languageWords),
    timezone: field.text(words.timezone, { help: msg`Ages and days are counted by it.`, width: 'medium' }),
  },
});
const applicants = recordForm(settings('applicants', ['minimum_age', 'guardian_age', 'looking_days']), {
  address,
  fields: {
    minimum_age: field.number(words.minimum_age, { usual: 16 }),
    guardian_age: guardianAge(words.guardian_age, {
      help: msg`Who is younger needs the consent of someone who has custody.`,
    }),
    looking_days: field.number(msg`Days until a search ends by itself`, {
      usual: 90,
      help: msg`Applicants are asked before, and can go on searching with one click.`,
    }),
  },
});
const companies = recordForm(
  settings('companies', [
    'employees_may_invite',
    'hold_outside_invitations',
    'pings_open_per_applicant',
    'pings_per_employee_and_day',
    'ping_pause_days',
  ]),
  {
    address,
    fields: {
      employees_may_invite: choices.yes(words.employees_may_invite, { no: words.only_staff_invite }),
      hold_outside_invitations: choices.yes(words.hold_outside_invitations, {
        no: words.invitations_at_once,
        help: msg`A company’s domains are those of its colleagues’ addresses and of its website, without mailboxes that anybody can open. Staff approve or decline each.`,
      }),
      pings_open_per_applicant: field.number(msg`Open per applicant`, { usual: 5, row: limits }),
      pings_per_employee_and_day: field.number(msg`Per employee and day`, { usual: 30, row: limits }),
      ping_pause_days: field.number(msg`Days in between`, { usual: 90, row: limits }),
    },
  },
);
const privacy = recordForm(
  settings('privacy', [
    'keep_unfinished_days',
    'keep_ended_months',
    'keep_views_days',
    'keep_log_months',
    'keep_ledger_months',
    'keep_not_me_months',
    'privacy_officer',
    'supervisory_authority',
    'privacy_url',
  ]),
  {
    address,
    fields: {
      keep_unfinished_days: field.number(msg`Never finished (days)`, { usual: 30, row: kept }),
      keep_ended_months: field.number(msg`Ended searches (months)`, { usual: 6, row: kept }),
      keep_views_days: field.number(msg`Who looked at a card (days)`, { usual: 90, row: kept }),
      keep_log_months: field.number(msg`Log (months)`, { usual: 12, row: kept }),
      keep_ledger_months: field.number(msg`Proof of consent (months)`, { usual: 36, row: kept }),
      keep_not_me_months: field.number(msg`Wrong addresses (months)`, { usual: 24, row: kept }),
      privacy_officer: field.text(words.privacy_officer, {
        help: msg`With an address. The privacy notice names them.`,
        width: 'long',
      }),
      supervisory_authority: field.text(words.supervisory_authority, { width: 'long' }),
      privacy_url: field.text(words.privacy_url, {
        help: msg`An address that begins with https://. Empty: the notice is made from these settings.`,
        width: 'long',
      }),
    },
  },
);
const contact = recordForm(
  settings('contact', [
    'legal_name',
    'contact_name',
    'contact_phone',
    'contact_address',
    'imprint_url',
    'support_email',
  ]),
  {
    address,
    fields: {
      legal_name: field.text(words.legal_name, { help: msg`Where that isn’t the name.`, width: 'long' }),
      contact_name: field.text(words.contact_name, { width: 'long' }),
      contact_phone: field.text(words.contact_phone, { width: 'medium' }),
      contact_address: field.text(words.contact_address, { width: 'long' }),
      imprint_url: field.text(words.imprint_url, {
        help: msg`An address that begins with https://. Empty: the imprint is made from these settings.`,
        width: 'long',
      }),
      support_email: field.email(words.support_email, { help: msg`Shown on every page and in e-mails.` }),
    },
  },
);
const mails = recordForm(settings('mails', ['sender_name', 'sender_address']), {
  address,
  fields: {
    sender_name: field.text(words.sender_name, { width: 'long' }),
    sender_address: field.email(words.sender_address, {
      help: msg`Your e-mail server must be allowed to send for this address.`,
    }),
  },
});

interface SettingsFormProps extends InPlace {
  readonly part: SettingsPart;
  readonly tenant: Tenant;
}

/** The form of one part of a tenant's settings. */
export function SettingsForm({ part, tenant, isAsked, onClose }: SettingsFormProps) {
  const { i18n } = useLingui();
  const stored = { record: tenant, offers: { tenant }, onClose };
  const forms: Readonly<Record<SettingsPart, ReactNode>> = {
    look: <StoredRecord of={look} {...stored} />,
    language: <StoredRecord of={language} {...stored} />,
    applicants: <StoredRecord of={applicants} {...stored} />,
    companies: <StoredRecord of={companies} {...stored} />,
    privacy: <StoredRecord of={privacy} {...stored} />,
    contact: <StoredRecord of={contact} {...stored} />,
    mails: <StoredRecord of={mails} {...stored} />,
  };
  return (
    <PartForm isAsked={isAsked}>
      <Stack gap={4}>
        <Heading level={2} look="title">
          {i18n._(partWords[part].title)}
        </Heading>
        {forms[part]}
      </Stack>
    </PartForm>
  );
}

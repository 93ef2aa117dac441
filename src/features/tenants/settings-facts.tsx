import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Tenant } from '../../../contract/tenants/administration.schema.ts';
import { type RecordFact, RecordFacts } from '../../kit/record-facts.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { type SettingsPart, settingWords as words } from './settings-words.ts';
import { TenantMark } from './tenant-mark.tsx';
import { languageWords } from './tenant-words.ts';

/** What one part of a tenant's settings says. */
export function SettingsFacts({ part, tenant }: { readonly part: SettingsPart; readonly tenant: Tenant }) {
  const { t, i18n } = useLingui();
  const fact = (label: MessageDescriptor, said: RecordFact[1]): RecordFact => [
    i18n._(label),
    said === '' ? t`Not said yet` : said,
  ];
  const days = (count: number) => t`${plural(count, { one: '# day', other: '# days' })}`;
  const months = (count: number) => t`${plural(count, { one: '# month', other: '# months' })}`;
  const page = (url: string) =>
    url === '' ? (
      t`Made from these settings`
    ) : (
      <TextLink variant="alone" href={url} target="_blank">
        {url.replace(/^https:\/\//i, '')}
      </TextLink>
    );
  const open = i18n.number(tenant.pings_open_per_applicant);
  const daily = i18n.number(tenant.pings_per_employee_and_day);
  const pause = days(tenant.ping_pause_days);
  const facts: Readonly<Record<SettingsPart, readonly RecordFact[]>> = {
    look: [fact(words.name, tenant.name), fact(words.color, <TenantMark key="color" color={tenant.color} />)],
    language: [
      fact(words.default_locale, i18n._(languageWords[tenant.default_locale])),
      fact(words.timezone, tenant.timezone),
    ],
    applicants: [
      fact(words.minimum_age, tenant.minimum_age),
      fact(words.guardian_age, tenant.guardian_age),
      [t`A search ends by itself after`, days(tenant.looking_days)],
    ],
    companies: [
      [
        t`Invitations`,
        <Sentences
          key="invitations"
          of={[
            i18n._(tenant.employees_may_invite ? words.employees_may_invite : words.only_staff_invite),
            i18n._(tenant.hold_outside_invitations ? words.hold_outside_invitations : words.invitations_at_once),
          ]}
        />,
      ],
      fact(
        words.pings,
        <Sentences
          key="pings"
          of={[
            t`At most ${open} are open for an applicant at once`,
            t`At most ${daily} by one employee a day`,
            t`${pause} until the same company may write again`,
          ]}
        />,
      ),
    ],
    privacy: [
      fact(words.privacy_officer, tenant.privacy_officer),
      fact(words.supervisory_authority, tenant.supervisory_authority),
      [t`Privacy notice`, page(tenant.privacy_url)],
    ],
    contact: [
      fact(words.legal_name, tenant.legal_name === '' ? tenant.name : tenant.legal_name),
      fact(words.contact_name, tenant.contact_name),
      fact(words.contact_phone, tenant.contact_phone),
      fact(words.contact_address, tenant.contact_address),
      [t`Imprint`, page(tenant.imprint_url)],
      fact(words.support_email, tenant.support_email),
    ],
    mails: [fact(words.sender_name, tenant.sender_name), fact(words.sender_address, tenant.sender_address)],
  };
  if (part !== 'privacy') return <RecordFacts facts={facts[part]} />;
  return (
    <Stack gap={6}>
      <RecordFacts facts={facts.privacy} />
      <Stack gap={3}>
        <Heading level={3} look="label">
          <Trans>How long data is kept</Trans>
        </Heading>
        <RecordFacts
          facts={[
            [t`Never finished`, days(tenant.keep_unfinished_days)],
            [t`Ended searches`, months(tenant.keep_ended_months)],
            [t`Who looked at a card`, days(tenant.keep_views_days)],
            [t`Log`, months(tenant.keep_log_months)],
            [t`Proof of consent`, months(tenant.keep_ledger_months)],
            [t`Wrong addresses`, months(tenant.keep_not_me_months)],
          ]}
        />
      </Stack>
    </Stack>
  );
}

const Sentences = ({ of }: { readonly of: readonly string[] }) => (
  <Stack gap={2}>
    {of.map((one) => (
      <div key={one}>{one}</div>
    ))}
  </Stack>
);

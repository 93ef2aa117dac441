import { useLingui } from '@lingui/react/macro';
import { offerKindName } from '../../../contract/pings/offer.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { useTimezone } from '../../api/tenant.ts';
import { OpenButton, Standing, TwoLines, Whole } from '../../ui/data-table/cells.tsx';
import type { Column } from '../../ui/data-table/data-table.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { PhoneNumberText } from '../../ui/phone-field/phone-number-text.tsx';
import { nextWords } from './next-words.ts';
import * as css from './pings.css.ts';
import { PingStatusBadge } from './ping-status.tsx';

/** A row of the list: who, how to reach them, where it stands and what comes next, who takes care. `now` in ms. */
export function usePingColumns(now: number, open: (ping: OrganizationPing) => void): Column<OrganizationPing>[] {
  const { t, i18n } = useLingui();
  const timezone = useTimezone();
  return [
    {
      id: 'applicant',
      header: t`Applicant`,
      isLead: true,
      render: (ping) => {
        const { contact, name, occupation, area } = ping.applicant;
        const facts = contact ? [name, occupation, area] : [occupation, area];
        return (
          <TwoLines below={facts.filter(Boolean).join(', ')}>
            <OpenButton onClick={() => open(ping)}>
              {contact ? `${contact.firstname} ${contact.lastname}` : name}
            </OpenButton>
          </TwoLines>
        );
      },
    },
    { id: 'contact', header: t`Contact`, render: (ping) => <Reach contact={ping.applicant.contact} /> },
    {
      id: 'status',
      header: t`Status`,
      render: (ping) => (
        <Standing badge={<PingStatusBadge status={ping.status} release={ping.release} of={ping.follow_up} />}>
          {nextWords(i18n, ping, now, timezone)}
        </Standing>
      ),
    },
    {
      id: 'created_at',
      header: t`Contacted`,
      isSortable: true,
      render: ({ created_at, offer }) => {
        const day = <Whole>{i18n.date(new Date(created_at), { dateStyle: 'medium' })}</Whole>;
        return offer ? <TwoLines below={offerKindName(offer.kind, localeOf(i18n))}>{day}</TwoLines> : day;
      },
    },
    { id: 'employee', header: t`By`, render: (ping) => ping.follow_up?.owner.fullname ?? ping.employee.fullname },
  ];
}

/** How to reach somebody after a yes. */
function Reach({ contact }: Pick<OrganizationPing['applicant'], 'contact'>) {
  if (!contact) return '–';
  const { email, phonenumber } = contact;
  const mail = (
    <TextLink variant="alone" href={`mailto:${email}`}>
      {email}
    </TextLink>
  );
  if (phonenumber === null) return mail;
  return (
    <span className={css.reach}>
      <TextLink variant="alone" href={`tel:${phonenumber}`}>
        <PhoneNumberText number={phonenumber} />
      </TextLink>
      {mail}
    </span>
  );
}

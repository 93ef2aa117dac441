import { useLingui } from '@lingui/react/macro';
import { offerKindName } from '../../../contract/pings/offer.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { rowId } from '../../kit/bench/row-id.ts';
import { useHasRoom, useIsWide } from '../../kit/use-media.ts';
import { areaInWords } from '../../../contract/applicants/area-words.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { useTimezone } from '../../api/tenant.ts';
import { OpenButton, Standing, TwoLines, Whole } from '../../ui/data-table/cells.tsx';
import type { Column } from '../../ui/data-table/data-table.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { MailLink } from '../../ui/link/mail-link.tsx';
import { PhoneNumberText } from '../../ui/phone-field/phone-number-text.tsx';
import { nextWords } from './next-words.ts';
import * as css from './pings-list.css.ts';
import { PingStatusBadge } from './ping-status.tsx';

interface Shown {
  /** In ms. */
  readonly now: number;
  /** One of them stands beside the list, which has less room. */
  readonly isBeside: boolean;
  readonly open: (id: string) => void;
}

/** A row of the list: who, how to reach them, where it stands and what comes next, who takes care. */
export function usePingColumns({ now, isBeside, open }: Shown): Column<OrganizationPing>[] {
  const { t, i18n } = useLingui();
  const timezone = useTimezone();
  const isWide = useIsWide();
  const hasRoom = useHasRoom();
  const columns: Column<OrganizationPing>[] = [
    {
      id: 'applicant',
      header: t`Applicant`,
      isLead: true,
      render: (ping) => {
        const { contact, name, occupation, area } = ping.applicant;
        const facts = [occupation, area && areaInWords(localeOf(i18n), area), contact && name]
          .filter(Boolean)
          .join(', ');
        return (
          <TwoLines below={facts} isShort>
            <OpenButton id={rowId(ping.id)} isDialog={!isWide} onClick={() => open(ping.id)}>
              {contact ? `${contact.firstname} ${contact.lastname}` : name}
            </OpenButton>
          </TwoLines>
        );
      },
    },
    {
      id: 'contact',
      header: t`Contact`,
      render: (ping) => <Reach contact={ping.applicant.contact} isBrief={isBeside} />,
    },
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
  // the rest stands beside it, or on a phone with the message
  return isBeside || !hasRoom ? columns.slice(0, 3) : columns;
}

interface ReachProps extends Pick<OrganizationPing['applicant'], 'contact'> {
  /** One way is enough. */
  readonly isBrief: boolean;
}

/** How to reach somebody after a yes. */
function Reach({ contact, isBrief }: ReachProps) {
  if (!contact) return '–';
  const { email, phonenumber } = contact;
  const mail = <MailLink address={email} />;
  if (phonenumber === null) return mail;
  return (
    <span className={css.reach}>
      <span className={css.number}>
        <TextLink variant="alone" href={`tel:${phonenumber}`}>
          <PhoneNumberText number={phonenumber} />
        </TextLink>
      </span>
      {isBrief ? null : mail}
    </span>
  );
}

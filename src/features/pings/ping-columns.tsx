import { useLingui } from '@lingui/react/macro';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { OpenButton, Standing, TwoLines, Whole } from '../../ui/data-table/cells.tsx';
import type { Column } from '../../ui/data-table/data-table.tsx';
import { PingStatusBadge } from './ping-status.tsx';
import { statusSentence } from './ping-words.ts';

/** A row of the list: who, where it stands, when, and by whom. `now` in ms: days are counted from then. */
export function usePingColumns(now: number, open: (ping: OrganizationPing) => void): Column<OrganizationPing>[] {
  const { t, i18n } = useLingui();
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
    {
      id: 'status',
      header: t`Status`,
      render: (ping) => (
        <Standing badge={<PingStatusBadge status={ping.status} release={ping.release} />}>
          {statusSentence(i18n, ping, now)}
        </Standing>
      ),
    },
    {
      id: 'created_at',
      header: t`Contacted`,
      isSortable: true,
      render: (ping) => <Whole>{i18n.date(new Date(ping.created_at), { dateStyle: 'medium' })}</Whole>,
    },
    { id: 'employee', header: t`By`, render: (ping) => ping.employee.fullname },
  ];
}

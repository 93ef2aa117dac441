import { Plural, useLingui } from '@lingui/react/macro';
import type { Alert } from '../../../contract/alerts/alerts.schema.ts';
import type { Offered } from '../../kit/search-filters/criteria.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { TwoLines, Whole } from '../../ui/data-table/cells.tsx';
import type { Column } from '../../ui/data-table/data-table.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { AlertEvents } from './alert-events.tsx';
import { useAlertInWords } from './alert-in-words.ts';
import { intervalWords, statusWords } from './alert-words.ts';

/** A row of the list: what it looks for, how often, for whom, what came of it, and where it stands. */
export function useAlertColumns(offered: Offered): Column<Alert>[] {
  const { t, i18n } = useLingui();
  const words = useAlertInWords(offered);
  return [
    {
      id: 'name',
      header: t`Name`,
      isLead: true,
      isSortable: true,
      render: (alert) => (
        <TwoLines below={words.criteria(alert)}>
          <RouterLink variant="alone" to="/alerts/$alert_id" params={{ alert_id: alert.id }}>
            {alert.name}
          </RouterLink>
        </TwoLines>
      ),
    },
    { id: 'interval', header: t`How often`, render: ({ interval }) => i18n._(intervalWords[interval]) },
    { id: 'recipients', header: t`Recipients`, render: words.recipients },
    {
      id: 'last_run_at',
      header: t`Last run`,
      isSortable: true,
      render: ({ last_run_at, matches_last_run }) =>
        last_run_at === null ? (
          '–'
        ) : (
          <TwoLines below={<Plural value={matches_last_run} _0="nobody new" one="one new" other="# new" />}>
            <Whole>{words.day(last_run_at)}</Whole>
          </TwoLines>
        ),
    },
    {
      id: 'next_run_at',
      header: t`Next run`,
      isSortable: true,
      render: ({ next_run_at }) => <Whole>{words.day(next_run_at)}</Whole>,
    },
    {
      id: 'status',
      header: t`Status`,
      render: ({ status }) => (
        <Whole>
          <StatusBadge status={status} label={i18n._(statusWords[status].label)} />
        </Whole>
      ),
    },
    {
      id: 'events',
      header: t`Actions`,
      isQuiet: true,
      align: 'end',
      render: (alert) => <AlertEvents alert={alert} isInRow />,
    },
  ];
}

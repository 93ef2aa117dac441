import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { Alert } from '../../../contract/alerts/alerts.schema.ts';
import { alertIntervals, alertStatuses } from '../../../contract/alerts/alerts.search.ts';
import { type List, ListPage, ListPending } from '../../kit/list-page.tsx';
import type { Offered } from '../../kit/search-filters/criteria.ts';
import { MatchesIllustration } from '../../ui/illustrations/matches.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { useAlertColumns } from './alert-columns.tsx';
import { intervalWords, statusWords } from './alert-words.ts';

const route = getRouteApi('/member/alerts');

export function AlertsScreen() {
  const { page, ...offered } = route.useLoaderData();
  return <ListPage {...useAlerts(offered)} page={page} />;
}

export function AlertsPending() {
  return <ListPending {...useAlerts({ occupations: [], graduationTypes: [] })} />;
}

function useAlerts(offered: Offered): List<Alert> {
  const { t, i18n } = useLingui();
  return {
    title: t`Alerts`,
    lead: t`Searches that go on without you: an e-mail tells the recipients of whoever newly matches.`,
    action: (
      <RouterButtonLink to="/alerts/create">
        <Trans>New alert</Trans>
      </RouterButtonLink>
    ),
    caption: t`Alerts`,
    pages: t`Pages of alerts`,
    columns: useAlertColumns(offered),
    filters: [
      {
        name: 'status',
        label: t`Status`,
        options: alertStatuses.map((value) => ({ value, label: i18n._(statusWords[value].label) })),
      },
      {
        name: 'interval',
        label: t`How often`,
        options: alertIntervals.map((value) => ({ value, label: i18n._(intervalWords[value]) })),
      },
    ],
    none: t`No alert like that`,
    first: {
      illustration: <MatchesIllustration />,
      title: t`Your alerts will be here`,
      words: <Trans>Say once whom you are looking for. From then on you hear of everybody new who matches.</Trans>,
    },
  };
}

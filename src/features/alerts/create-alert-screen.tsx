import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { alerts } from '../../../contract/alerts/alerts.endpoints.ts';
import { useMe } from '../../api/session.ts';
import { FormPage, FormPending } from '../../kit/form-page.tsx';
import { filterCount } from '../../kit/search-filters/filter-values.ts';
import { useNewForm } from '../../kit/use-new-form.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { AlertFields } from './alert-fields.tsx';
import { newAlert } from './alert-form.values.ts';

const route = getRouteApi('/member/alerts/create');

export function CreateAlertScreen() {
  const { t } = useLingui();
  const offers = route.useLoaderData();
  const criteria = route.useSearch();
  const navigate = route.useNavigate();
  const form = useNewForm({
    of: alerts,
    // of these criteria: another search begins another alert
    draft: `alert.${JSON.stringify(criteria)}`,
    button: t`Create alert`,
    done: t`The alert is on`,
    open: ({ id }) => navigate({ to: '/alerts/$alert_id', params: { alert_id: id } }),
  });
  return (
    <FormPage {...useHeader()}>
      <AlertFields {...form} values={newAlert(criteria, useMe().employee?.id)} offers={offers} />
    </FormPage>
  );
}

export function CreateAlertPending() {
  return <FormPending header={useHeader()} />;
}

function useHeader() {
  const { t } = useLingui();
  const criteria = route.useSearch();
  return {
    title: t`A new alert`,
    lead: t`Whoever matches today is known already. You hear of everybody who comes after.`,
    back:
      filterCount(criteria) > 0 ? (
        <RouterLink variant="alone" to="/search" search={criteria}>
          <Trans>Back to the search</Trans>
        </RouterLink>
      ) : (
        <RouterLink variant="alone" to="/alerts">
          <Trans>All alerts</Trans>
        </RouterLink>
      ),
  };
}

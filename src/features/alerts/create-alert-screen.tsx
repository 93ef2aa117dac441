import { Trans, useLingui } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { pageApi } from '../../kit/given.ts';
import { NewRecord } from '../../kit/fields/new-record.tsx';
import { FormPage, FormPending } from '../../kit/form-page.tsx';
import { filterCount, filterOf } from '../../kit/search-filters/filter-asked.ts';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { alertForm } from './alert-form.ts';
import { alertPage } from './alert-words.ts';
import { nameOf } from './criteria-field.tsx';

const route = pageApi('/member/alerts/create');

export function CreateAlertScreen() {
  const { t, i18n } = useLingui();
  const offers = route.useLoaderData();
  const search = route.useSearch();
  const { employee } = useMe();
  return (
    <FormPage {...useHeader()}>
      <NewRecord
        of={alertForm}
        offers={offers}
        begin={{
          criteria: filterOf(search),
          name: nameOf(search, i18n, offers),
          recipient_ids: employee ? [employee.id] : [],
        }}
        // of these criteria: another search begins another alert
        draft={`alert.${JSON.stringify(search)}`}
        button={t`Create alert`}
        done={t`The alert is on`}
        page={alertPage}
      />
    </FormPage>
  );
}

export const CreateAlertPending = () => <FormPending header={useHeader()} />;

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

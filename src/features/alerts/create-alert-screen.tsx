import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { pageApi } from '../../kit/given.ts';
import { NewRecordPage, NewRecordPending, type NewRecordWords } from '../../kit/fields/new-record-page.tsx';
import { nameOf } from '../../kit/search-filters/criteria-field.tsx';
import { filterCount, filterOf } from '../../kit/search-filters/filter-asked.ts';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { alertForm } from './alert-form.ts';
import { alertPage } from './alert-words.ts';

const route = pageApi('/member/alerts/create');

const words: NewRecordWords = {
  title: msg`A new alert`,
  lead: msg`Whoever matches today is known already. Whoever comes after is reported by e-mail.`,
  back: ['/alerts', msg`All alerts`],
  button: msg`Create alert`,
  done: msg`The alert is on`,
};

export function CreateAlertScreen() {
  const { i18n } = useLingui();
  const offers = route.useLoaderData();
  const search = route.useSearch();
  const { employee } = useMe();
  const recipient_ids = employee ? [employee.id] : [];
  return (
    <NewRecordPage
      of={alertForm}
      words={words}
      back={useBack()}
      offers={offers}
      begin={{ criteria: filterOf(search), name: nameOf(search, i18n, offers), recipient_ids }}
      // of these criteria: another search begins another alert
      draft={`alert.${JSON.stringify(search)}`}
      page={alertPage}
    />
  );
}

export const CreateAlertPending = () => <NewRecordPending words={words} back={useBack()} />;

/** To the search it begins with. */
function useBack() {
  const criteria = route.useSearch();
  return filterCount(criteria) > 0 ? (
    <RouterLink variant="alone" to="/search" search={criteria}>
      <Trans>Back to the search</Trans>
    </RouterLink>
  ) : undefined;
}

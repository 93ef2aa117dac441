import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useMe } from '../../api/session.ts';
import type { BackLink } from '../../kit/back-to.tsx';
import { pageApi } from '../../kit/given.ts';
import { NewRecordPage, NewRecordPending, type NewRecordWords } from '../../kit/fields/new-record-page.tsx';
import { nameOf } from '../../kit/search-filters/criteria-field.tsx';
import { filterCount, filterOf } from '../../kit/search-filters/filter-asked.ts';
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
function useBack(): BackLink | undefined {
  const search = route.useSearch();
  return filterCount(search) > 0 ? [{ to: '/search', search }, msg`Back to the search`] : undefined;
}

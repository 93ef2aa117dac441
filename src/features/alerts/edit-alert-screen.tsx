import { useLingui } from '@lingui/react/macro';
import { pageApi } from '../../kit/given.ts';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { FormPage, FormPending } from '../../kit/form-page.tsx';
import { alertForm } from './alert-form.ts';
import { alertPage } from './alert-words.ts';

const route = pageApi('/member/alerts/$alert_id/edit');

/** What an alert looks for and whom it tells, to change. */
export function EditAlertScreen() {
  const { t } = useLingui();
  const { alert, ...offers } = route.useLoaderData();
  return (
    <FormPage
      title={t`Change “${alert.name}”`}
      lead={t`Whoever matches the changed criteria today counts as known.`}
      back={[alertPage(alert.id), alert.name]}
    >
      <StoredRecord of={alertForm} record={alert} offers={{ ...offers, own: alert.id }} />
    </FormPage>
  );
}

export const EditAlertPending = FormPending;

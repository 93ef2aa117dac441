import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { alerts } from '../../../contract/alerts/alerts.endpoints.ts';
import { FormPage, FormPending } from '../../kit/form-page.tsx';
import { useStoredForm } from '../../kit/use-stored-form.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { AlertFields } from './alert-fields.tsx';
import { valuesOf, withRecipients } from './alert-form.values.ts';
import { useAlertInWords } from './alert-in-words.ts';

const route = getRouteApi('/member/alerts/$alert_id/edit');

/** What an alert looks for and whom it tells, to change. */
export function EditAlertScreen() {
  const { t } = useLingui();
  const { alert, ...offers } = route.useLoaderData();
  const { inWords } = useAlertInWords(offers);
  const form = useStoredForm({
    of: alerts,
    record: alert,
    address: '/alerts',
    draft: 'alert',
    inWords: (one) => inWords(one, offers),
    asSent: withRecipients,
  });
  return (
    <FormPage
      title={t`Change “${alert.name}”`}
      lead={t`Whoever matches the changed criteria today counts as known.`}
      back={
        <RouterLink variant="alone" to="/alerts/$alert_id" params={{ alert_id: alert.id }}>
          {alert.name}
        </RouterLink>
      }
    >
      <AlertFields key={alert.id} {...form} values={valuesOf(alert)} offers={offers} />
    </FormPage>
  );
}

export function EditAlertPending() {
  return <FormPending />;
}

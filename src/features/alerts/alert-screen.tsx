import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Alert } from '../../../contract/alerts/alerts.schema.ts';
import { dayInWords, momentInWords } from '../../i18n/days.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { pageApi, useGiven } from '../../kit/given.ts';
import { RecordPage } from '../../kit/record-page.tsx';
import { criteriaInWords } from '../../kit/search-filters/criteria.ts';
import { valuesOf } from '../../kit/search-filters/values-of.ts';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { AlertEvents } from './alert-events.tsx';
import { editAlertPage, intervalWords, recipientsInWords, statusSentence, statusWords } from './alert-words.ts';
import { useOwnMails } from './mails/own-mails.tsx';
import { StillNeeded } from './mails/still-needed.tsx';

export { RecordPending as AlertPending } from '../../kit/record-pending.tsx';

const route = pageApi('/member/alerts/$alert_id');

/** One alert: what it looks for, when and whom it tells, what it found. */
export function AlertScreen() {
  const { t, i18n } = useLingui();
  const { alert, ...offers } = route.useLoaderData();
  const template = offers.templates.find(({ id }) => id === alert.email_template_id);
  return (
    <RecordPage
      title={alert.name}
      of={alert}
      statuses={statusWords}
      lead={statusSentence(i18n, alert)}
      back={['/alerts', msg`All alerts`]}
      change={editAlertPage}
      actions={<AlertEvents row={alert} />}
      facts={[
        [t`Looks for`, criteriaInWords(i18n, alert.criteria, offers)],
        [t`E-mail`, i18n._(intervalWords[alert.interval])],
        [t`Recipients`, recipientsInWords(i18n, alert)],
        [t`E-mail template`, template?.name[localeOf(i18n)] ?? t`none`],
        useOwnMails(alert),
        [t`Next run`, momentInWords(i18n, alert.next_run_at)],
        [t`Found`, <Found key="found" alert={alert} />],
      ]}
    >
      {alert.asked_at === null ? null : <StillNeeded alert={alert} />}
    </RecordPage>
  );
}

function Found({ alert }: { alert: Alert }) {
  const { i18n } = useLingui();
  // who searches is the company
  const isOwn = useGiven() === undefined;
  const total = i18n.number(alert.matches_total);
  const on = momentInWords(i18n, alert.last_run_at);
  return (
    <>
      {alert.last_run_at === null ? (
        <Trans>It hasn’t run yet.</Trans>
      ) : (
        <>
          <Plural value={alert.matches_last_run} _0="Nobody new" one="One new applicant" other="# new applicants" />{' '}
          <Trans>
            on {on}, {total} in all
          </Trans>
        </>
      )}
      {isOwn ? <InSearch alert={alert} /> : null}
    </>
  );
}

/** Whom the latest run has found, and everybody. */
function InSearch({ alert: { criteria, last_found } }: { alert: Alert }) {
  const { i18n } = useLingui();
  const day = last_found && dayInWords(i18n, last_found.on, 'long');
  return (
    <>
      <br />
      {last_found ? (
        <>
          <RouterLink variant="alone" to="/search" search={{ alert_run_id: last_found.run_id }}>
            <Plural value={last_found.matches} one={`The one found on ${day}`} other={`The # found on ${day}`} />
          </RouterLink>
          <br />
        </>
      ) : null}
      <RouterLink variant="alone" to="/search" search={valuesOf(criteria)}>
        <Trans>Everybody who matches today</Trans>
      </RouterLink>
    </>
  );
}

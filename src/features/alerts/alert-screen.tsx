import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Alert } from '../../../contract/alerts/alerts.schema.ts';
import { useMe } from '../../api/session.ts';
import { dayInWords, momentInWords } from '../../i18n/days.ts';
import { pageApi, useGiven } from '../../kit/given.ts';
import { ByStaff } from '../../kit/by-staff.tsx';
import { RecordPage, RecordPending } from '../../kit/record-page.tsx';
import { valuesOf } from '../../kit/search-filters/values-of.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { AlertEvents } from './alert-events.tsx';
import { criteriaInWords, intervalWords, recipientsInWords, statusSentence, statusWords } from './alert-words.ts';
import { OwnMails } from './own-mails.tsx';
import { StillNeeded } from './still-needed.tsx';
import { localeOf } from '../../i18n/in-both.ts';

const route = pageApi('/member/alerts/$alert_id');

/** One alert: what it looks for, when and whom it tells, what it found. */
export function AlertScreen() {
  const { t, i18n } = useLingui();
  const { alert, ...offers } = route.useLoaderData();
  const { employee } = useMe();
  const own = alert.recipients.find(({ employee_id }) => employee_id === employee?.id);
  const template = offers.templates.find(({ id }) => id === alert.email_template_id);
  return (
    <RecordPage
      title={alert.name}
      status={<StatusBadge status={alert.status} label={i18n._(statusWords[alert.status].label)} />}
      lead={
        <>
          {statusSentence(i18n, alert)} <ByStaff of={alert} />
        </>
      }
      back={
        <RouterLink variant="alone" to="/alerts">
          <Trans>All alerts</Trans>
        </RouterLink>
      }
      actions={
        <>
          {alert.status === 'archived' ? null : (
            <RouterButtonLink variant="secondary" to="/alerts/$alert_id/edit" params={{ alert_id: alert.id }}>
              <Trans>Change</Trans>
            </RouterButtonLink>
          )}
          <AlertEvents alert={alert} />
        </>
      }
      facts={[
        [t`Looks for`, criteriaInWords(i18n, alert, offers)],
        [t`E-mail`, i18n._(intervalWords[alert.interval])],
        [t`Recipients`, recipientsInWords(i18n, alert)],
        [t`E-mail template`, template?.name[localeOf(i18n)] ?? t`none`],
        ...(own && alert.status !== 'archived'
          ? [[t`E-mails to you`, <OwnMails key="own" alert={alert} own={own} />] as const]
          : []),
        [t`Next run`, momentInWords(i18n, alert.next_run_at)],
        [t`Found`, <Found key="found" alert={alert} on={momentInWords(i18n, alert.last_run_at)} />],
      ]}
    >
      {alert.asked_at === null ? null : <StillNeeded alert={alert} />}
    </RecordPage>
  );
}

function Found({ alert, on }: { alert: Alert; on: string }) {
  const { i18n } = useLingui();
  // who searches is the company
  const isOwn = useGiven() === undefined;
  const total = i18n.number(alert.matches_total);
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
      <br />
      {alert.last_found === null || !isOwn ? null : (
        <>
          <LatestFound {...alert.last_found} />
          <br />
        </>
      )}
      {isOwn ? (
        <RouterLink variant="alone" to="/search" search={valuesOf(alert.criteria)}>
          <Trans>Everybody who matches today</Trans>
        </RouterLink>
      ) : null}
    </>
  );
}

function LatestFound({ run_id, on, matches }: NonNullable<Alert['last_found']>) {
  const { i18n } = useLingui();
  const day = dayInWords(i18n, on, 'long');
  return (
    <RouterLink variant="alone" to="/search" search={{ alert_run_id: run_id }}>
      <Plural value={matches} one={`The one found on ${day}`} other={`The # found on ${day}`} />
    </RouterLink>
  );
}

export const AlertPending = RecordPending;

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnReport, ReportStatus } from '../../../contract/reports/reports.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { dayInWords } from '../../i18n/days.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { AccountSection } from './account-section.tsx';
import * as css from './account.css.ts';

const statusLabels: Readonly<Record<ReportStatus, MessageDescriptor>> = {
  pending: msg`We are checking`,
  confirmed: msg`Answered`,
  declined: msg`Answered`,
  archived: msg`Answered`,
};

/** What the reader has reported, and what they were answered. */
export function Reports({ reports }: { reports: readonly OwnReport[] }) {
  if (reports.length === 0) return null;
  return (
    <AccountSection
      title={<Trans>What you have reported</Trans>}
      about={
        <Text>
          <Trans>A company isn’t told who reported it. It stays blocked until you let it in again yourself.</Trans>
        </Text>
      }
    >
      <ul className={css.list}>
        {reports.map((report) => (
          <li key={report.id} className={css.browser}>
            <Report report={report} />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

function Report({ report: { organization, status, text, created_at, answer_by, answer } }: { report: OwnReport }) {
  const { i18n } = useLingui();
  const tenant = useTenant()?.name ?? '';
  const reported = i18n.date(created_at, { dateStyle: 'long' });
  const due = dayInWords(i18n, answer_by, 'full');
  return (
    <div className={css.words}>
      <Stack gap={2} align="start">
        <span className={css.name}>{organization.name}</span>
        <StatusBadge status={status === 'pending' ? 'pending' : 'accepted'} label={i18n._(statusLabels[status])} />
        <Text look="small">
          {status === 'pending' ? (
            <Trans>
              Reported on {reported}. We answer you by {due}.
            </Trans>
          ) : (
            <Trans>Reported on {reported}.</Trans>
          )}
        </Text>
        {text === '' ? null : <blockquote className={css.quote}>{text}</blockquote>}
        {answer === null ? null : (
          <>
            <Text look="strong">
              <Trans>{tenant} answers</Trans>
            </Text>
            <blockquote className={css.quote}>{answer}</blockquote>
          </>
        )}
      </Stack>
    </div>
  );
}

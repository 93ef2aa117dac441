import { Trans } from '@lingui/react/macro';
import { dayIn } from '../../../contract/kit/age.ts';
import type { Report } from '../../../contract/reports/reports.schema.ts';
import { serverNow } from '../../api/server-time.ts';
import { useTimezone } from '../../api/tenant.ts';
import { momentInWords } from '../../i18n/days.ts';
import type { CellProps } from '../../kit/columns.tsx';
import { TwoLines } from '../../ui/data-table/cells.tsx';

/** The day, and whether it has passed while somebody still waits. */
export function AnswerBy({ row: { status, answer_by }, i18n }: CellProps<Report>) {
  const today = dayIn(useTimezone(), new Date(serverNow()));
  if (status !== 'pending') return '–';
  return (
    <TwoLines below={answer_by < today ? <Trans>Overdue</Trans> : null}>
      {momentInWords(i18n, `${answer_by}T12:00:00Z`)}
    </TwoLines>
  );
}

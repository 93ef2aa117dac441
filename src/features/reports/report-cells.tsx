import { Trans } from '@lingui/react/macro';
import type { Report } from '../../../contract/reports/reports.schema.ts';
import { reportReasonWords } from '../../forms/report-reasons.ts';
import type { CellProps } from '../../kit/columns.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import * as css from './reports.css.ts';

/** What was reported, and the way to the company. */
export const ReasonAndCompany = ({ row: { reason, organization }, i18n }: CellProps<Report>) => (
  <span className={css.below}>
    {i18n._(reportReasonWords[reason])} ·{' '}
    <RouterLink to="/organizations/$organization_id" params={{ organization_id: organization.id }}>
      <Trans>The company’s page</Trans>
    </RouterLink>
  </span>
);

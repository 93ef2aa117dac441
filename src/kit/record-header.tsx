import { Trans, useLingui } from '@lingui/react/macro';
import { StatusBadge, type StatusWord } from '../ui/badge/status-badge.tsx';
import { RouterButtonLink } from '../ui/link/router-link.tsx';
import { PageHeader, type PageHeaderProps } from '../ui/page-header/page-header.tsx';
import { BackTo, type BackLink } from './back-to.tsx';
import { ByStaff } from './by-staff.tsx';
import type { PageOf, StatusWords } from './columns.tsx';

export interface RecordHeaderProps<Status extends StatusWord = StatusWord> extends Omit<PageHeaderProps, 'back'> {
  readonly back: BackLink;
  /** Whose status stands beside the title, and that staff had a hand in it below. */
  readonly of?: { readonly id: string; readonly status: Status; readonly by_staff?: boolean };
  /** What its status is called, where the page doesn't bring the badge. */
  readonly statuses?: StatusWords<Status>;
  /** Where it is changed, as long as it isn't archived. */
  readonly change?: PageOf;
}

/** Above a record: what it is called, where it stands, and what can be done with it. */
export function RecordHeader<Status extends StatusWord>({
  back,
  of,
  statuses,
  change,
  lead,
  actions,
  ...header
}: RecordHeaderProps<Status>) {
  const { i18n } = useLingui();
  const changed = change && of && of.status !== 'archived' ? change(of.id) : undefined;
  return (
    <PageHeader
      {...(of && statuses && { status: <StatusBadge status={of.status} label={i18n._(statuses[of.status].label)} /> })}
      {...header}
      lead={
        of?.by_staff ? (
          <>
            {lead} <ByStaff of={of} />
          </>
        ) : (
          lead
        )
      }
      back={<BackTo link={back} />}
      actions={
        changed ? (
          <>
            <RouterButtonLink variant="secondary" {...changed}>
              <Trans>Change</Trans>
            </RouterButtonLink>
            {actions}
          </>
        ) : (
          actions
        )
      }
    />
  );
}

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { staff } from '../../../contract/users/staff.endpoints.ts';
import type { StaffMember } from '../../../contract/users/staff.schema.ts';
import { momentInWords } from '../../i18n/days.ts';
import * as column from '../../kit/columns.tsx';
import { recordList } from '../../kit/record-list.tsx';
import { MailLink } from '../../ui/link/mail-link.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { InviteAgain } from './invite-again.tsx';
import { Events } from './staff-later.ts';
import { staffStatusWords, staffTypeWords } from './staff-words.ts';

/** Who looks after the tenant. */
export const staffList = recordList(staff, {
  title: msg`Team`,
  lead: msg`Who looks after companies and applicants here, and who may invite others.`,
  pages: msg`Pages of the team`,
  columns: [
    column.person(msg`Name`, ({ row, i18n }: column.CellProps<StaffMember>) => i18n._(staffTypeWords[row.type])),
    column.own('email', msg`E-mail address`, ({ row }: column.CellProps<StaffMember>) => (
      <MailLink address={row.email} />
    )),
    column.status(msg`Status`, staffStatusWords),
    column.own('last_active_at', msg`Last here`, ({ row, i18n }: column.CellProps<StaffMember>) =>
      row.last_active_at === null ? <Trans>not yet</Trans> : momentInWords(i18n, row.last_active_at),
    ),
    column.actions('events', msg`What you can do`, ({ row }: column.CellProps<StaffMember>) => (
      <Row>
        <InviteAgain member={row} />
        <Events row={row} />
      </Row>
    )),
  ],
  filters: { status: [msg`Status`, staffStatusWords] },
  none: msg`Nobody fits these filters`,
});

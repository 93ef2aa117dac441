import { msg } from '@lingui/core/macro';
import { audits } from '../../../../contract/audits/audits.endpoints.ts';
import type { AuditEntry } from '../../../../contract/audits/audits.schema.ts';
import { subjectMessages } from '../../../../contract/audits/subjects.messages.ts';
import * as column from '../../../kit/columns.tsx';
import { recordList } from '../../../kit/record-list.tsx';
import { InvitationsIllustration } from '../../../ui/illustrations/invitations.tsx';
import { Actor, Changes, Event, Moment, Subject } from './audit-cells.tsx';
import { actorWords } from './audit-words.ts';

/** What was done in the tenant. */
export const list = recordList(audits, {
  title: msg`Log`,
  lead: msg`Who did what, the newest first. Of a change it keeps which fields and never what stands in them, of a table taken as a file what was searched for; for twelve months at most.`,
  pages: msg`Pages of the log`,
  columns: [
    column.lead('event', msg`What`, ({ row }: column.CellProps<AuditEntry>) => <Event of={row} />),
    column.own('subject', msg`About`, ({ row }: column.CellProps<AuditEntry>) => <Subject of={row} />),
    column.own('actor', msg`By`, ({ row }: column.CellProps<AuditEntry>) => <Actor of={row} />),
    column.own('changes', msg`Details`, ({ row }: column.CellProps<AuditEntry>) => <Changes of={row} />),
    column.own('at', msg`When`, ({ row }: column.CellProps<AuditEntry>) => <Moment of={row} />),
  ],
  filters: {
    actor: [msg`By`, actorWords],
    subject: [msg`About`, subjectMessages],
  },
  none: msg`Nothing that fits these filters was done`,
  first: {
    illustration: <InvitationsIllustration />,
    title: msg`Nothing was done yet`,
    words: msg`Whatever companies, applicants and you do is noted here.`,
  },
});

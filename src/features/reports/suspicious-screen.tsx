import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { suspiciousEvents } from '../../../contract/reports/suspicious-events.endpoints.ts';
import type { SuspiciousEvent } from '../../../contract/reports/suspicious-events.schema.ts';
import * as column from '../../kit/columns.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { NewsIllustration } from '../../ui/illustrations/news.tsx';
import { About, Check, What } from './suspicious-cells.tsx';
import { kindWords, statusWords } from './suspicious-words.ts';
import { TrustFrame } from './trust-frame.tsx';

const route = getRouteApi('/member/reports/suspicious');
type Cell = column.CellProps<SuspiciousEvent>;

/** What was noticed by itself, what nobody has looked into before all others. */
const list = recordList(suspiciousEvents, {
  title: msg`Unusual events`,
  lead: msg`The program notices when something is done unusually often. That proves nothing: please look into it, and ask before you stop anybody. What is older than 90 days is deleted.`,
  isTab: true,
  pages: msg`Pages of unusual events`,
  columns: [
    column.lead('about', msg`Whom it is about`, ({ row }: Cell) => <About of={row} />),
    column.own('what', msg`What was noticed`, ({ row }: Cell) => <What of={row} />),
    column.moment('updated_at', msg`Last seen`),
    column.actions('events', msg`What you can do`, ({ row }: Cell) => <Check of={row} />),
  ],
  filters: { status: [msg`Status`, statusWords], kind: [msg`Kind`, kindWords] },
  none: msg`Nothing fits these filters`,
  first: {
    illustration: <NewsIllustration />,
    title: msg`Nothing unusual`,
    words: msg`When somebody tries very many passwords, or looks at very many people in one day, you read it here.`,
  },
});

export function SuspiciousScreen() {
  const { page, open } = route.useLoaderData();
  return (
    <TrustFrame open={open}>
      <RecordListPage of={list} page={page} />
    </TrustFrame>
  );
}

export const SuspiciousPending = () => (
  <TrustFrame>
    <RecordListPending of={list} />
  </TrustFrame>
);

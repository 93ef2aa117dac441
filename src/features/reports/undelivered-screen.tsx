import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { undeliveredMails } from '../../../contract/channels/undelivered-mails.endpoints.ts';
import type { UndeliveredMail } from '../../../contract/channels/undelivered-mails.schema.ts';
import * as column from '../../kit/columns.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { NewsIllustration } from '../../ui/illustrations/news.tsx';
import { TrustFrame } from './trust-frame.tsx';
import { MailEvents, MailReader, Why } from './undelivered-cells.tsx';
import { aboutWords } from './undelivered-words.ts';

const route = getRouteApi('/member/reports/undelivered');
type Cell = column.CellProps<UndeliveredMail>;

/** Mails that could not be delivered. */
const list = recordList(undeliveredMails, {
  title: msg`E-mails that didn’t arrive`,
  lead: msg`To whom, what about and why; what stood in them is gone, so only links and invitations can be sent again. One leaves this list by itself as soon as a later one about the same matter arrives.`,
  isTab: true,
  pages: msg`Pages of e-mails`,
  columns: [
    column.lead('to', msg`Recipient`, ({ row }: Cell) => <MailReader of={row} />),
    column.word('about', msg`About`, aboutWords),
    column.own('why', msg`Why, and what helps`, ({ row }: Cell) => <Why of={row} />),
    column.moment('created_at', msg`Since`),
    column.actions('events', msg`What you can do`, ({ row }: Cell) => <MailEvents of={row} />),
  ],
  filters: { about: [msg`About`, aboutWords] },
  none: msg`No e-mail fits this filter`,
  first: {
    illustration: <NewsIllustration />,
    title: msg`Every e-mail has arrived`,
    words: msg`When an address takes no e-mail, you read here whose it is and what helps.`,
  },
});

export function UndeliveredScreen() {
  const { page, open } = route.useLoaderData();
  return (
    <TrustFrame open={open}>
      <RecordListPage of={list} page={page} />
    </TrustFrame>
  );
}

export const UndeliveredPending = () => (
  <TrustFrame>
    <RecordListPending of={list} />
  </TrustFrame>
);

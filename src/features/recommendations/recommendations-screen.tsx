import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { recommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import * as column from '../../kit/columns.tsx';
import { ListPage, ListPending } from '../../kit/list-page.tsx';
import { recordList, useRecordList } from '../../kit/record-list.tsx';
import { ProposalsIllustration } from '../../ui/illustrations/proposals.tsx';
import { Note } from './note.tsx';
import { RecommendByMail } from './recommend-by-mail.tsx';
import { Code, Stands, Who } from './recommendation-cells.tsx';
import { RecommendationEvents } from './recommendation-events.tsx';
import { findableWords, statusWords } from './recommendation-words.ts';

const route = getRouteApi('/member/applicants');

/** Whom the company recommends, by name. */
const list = recordList(recommendations, {
  title: msg`Recommended applicants`,
  lead: msg`They came by your codes or your e-mails, so you see them by name, and whether companies can find them.`,
  pages: msg`Pages of recommended applicants`,
  columns: [
    column.lead('lastname', msg`Applicant`, ({ row }) => <Who of={row} />),
    column.own('code', msg`Code`, ({ row }) => <Code of={row} />),
    column.own('note', msg`Your note`, ({ row }) => <Note recommendation={row} />),
    column.own('status', msg`Status`, ({ row }) => <Stands of={row} />),
    column.actions('events', msg`What you can do`, ({ row }) => <RecommendationEvents recommendation={row} />),
  ],
  filters: { status: [msg`Status`, statusWords], findable: [msg`Companies`, findableWords] },
  none: msg`Nobody fits these filters`,
  first: {
    illustration: <ProposalsIllustration />,
    title: msg`Whom you recommend will be here`,
    words: msg`Hand a registration code to a good applicant you can’t take. Who registers with it appears here by name.`,
  },
});

export function RecommendationsScreen() {
  const { page, templates } = route.useLoaderData();
  return <ListPage {...useRecordList(list, {})} action={<RecommendByMail templates={templates} />} page={page} />;
}

export const RecommendationsPending = () => <ListPending {...useRecordList(list, {})} />;

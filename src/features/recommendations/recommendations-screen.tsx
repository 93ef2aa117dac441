import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { recommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import * as column from '../../kit/columns.tsx';
import { ListPage, ListPending, useListQuery } from '../../kit/list-page.tsx';
import { recordList, useRecordList } from '../../kit/record-list.tsx';
import { ProposalsIllustration } from '../../ui/illustrations/proposals.tsx';
import type { SelectOption } from '../../ui/select/select.tsx';
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
  filters: {
    status: [msg`Status`, statusWords],
    findable: [msg`For companies`, findableWords],
    came: [msg`Came by a code`, { lately: msg`In the last 4 weeks`, unsaid: msg`Not confirmed yet` }],
  },
  none: msg`Nobody fits these filters`,
  first: {
    illustration: <ProposalsIllustration />,
    title: msg`Whom you recommend will be here`,
    words: msg`Hand a registration code to a good applicant you can’t take. Who registers with it appears here by name.`,
  },
});

/** With a choice among the company's own codes; one that isn't among them stays chosen, under no name. */
function useList(codes: readonly SelectOption[]) {
  const { t } = useLingui();
  const { query } = useListQuery();
  const { filters = [], ...all } = useRecordList(list, {});
  const { code: value } = query;
  const isKnown = value === undefined || codes.some((code) => code.value === value);
  const options = isKnown ? codes : [...codes, { value, label: t`Unknown code` }];
  return { ...all, filters: [...filters, { name: 'code', label: t`Code`, options }] };
}

export function RecommendationsScreen() {
  const { page, templates, codes } = route.useLoaderData();
  return <ListPage {...useList(codes)} action={<RecommendByMail templates={templates} />} page={page} />;
}

export const RecommendationsPending = () => <ListPending {...useList([])} />;

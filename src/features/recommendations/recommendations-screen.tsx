import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { recommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import * as column from '../../kit/columns.tsx';
import { ListPage, ListPending } from '../../kit/list-page.tsx';
import { recordList, useRecordList } from '../../kit/record-list.tsx';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Whole } from '../../ui/data-table/cells.tsx';
import { ProposalsIllustration } from '../../ui/illustrations/proposals.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Note } from './note.tsx';
import * as css from './recommendations.css.ts';
import { RecommendationEvents } from './recommendation-events.tsx';
import { findableWords, statusWords } from './recommendation-words.ts';

const route = getRouteApi('/member/applicants');

/** Whom the company recommends, by name. */
const list = recordList(recommendations, {
  title: msg`Recommended applicants`,
  lead: msg`They came by your codes, so you see them by name, and whether companies can find them.`,
  create: { to: '/registration-codes/create', button: msg`New code` },
  pages: msg`Pages of recommended applicants`,
  columns: [
    column.person(msg`Applicant`, ({ row: { created_at }, i18n }) =>
      i18n._(msg`since ${i18n.date(created_at, { dateStyle: 'medium' })}`),
    ),
    column.own('code', msg`Code`, ({ row }) => <Code of={row} />),
    column.own('note', msg`Your note`, ({ row }) => <Note recommendation={row} />),
    column.status(msg`Status`, statusWords),
    column.own('findable', msg`Companies`, ({ row: { findable }, i18n }) =>
      findable === null ? (
        '–'
      ) : (
        <Whole>
          <StatusBadge
            status={findable ? 'matchable' : 'unmatchable'}
            label={i18n._(findable ? findableWords.yes : findableWords.no)}
          />
        </Whole>
      ),
    ),
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

function Code({ of: { code } }: { of: Recommendation }) {
  if (code === null) return '–';
  return (
    <div className={css.code}>
      <RouterLink
        variant="alone"
        to="/registration-codes/$registration_code_id"
        params={{ registration_code_id: code.id }}
      >
        {code.name}
      </RouterLink>
    </div>
  );
}

export const RecommendationsScreen = () => <ListPage {...useRecordList(list, {})} page={route.useLoaderData()} />;

export const RecommendationsPending = () => <ListPending {...useRecordList(list, {})} />;

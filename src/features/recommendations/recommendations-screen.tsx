import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { recommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import * as column from '../../kit/columns.tsx';
import { ListPage, ListPending } from '../../kit/list-page.tsx';
import { recordList, useRecordList } from '../../kit/record-list.tsx';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Standing, TwoLines, Whole } from '../../ui/data-table/cells.tsx';
import { ProposalsIllustration } from '../../ui/illustrations/proposals.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Note } from './note.tsx';
import { RecommendByMail } from './recommend-by-mail.tsx';
import * as css from './recommendations.css.ts';
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

function Code({ of: { code } }: { of: Recommendation }) {
  const { t } = useLingui();
  if (code === null) return t`by e-mail`;
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

/** By mail somebody has a first name alone, and no name at all once their address is erased. */
function Who({ of: { firstname, lastname, email, created_at } }: { of: Recommendation }) {
  const { t, i18n } = useLingui();
  const day = i18n.date(created_at, { dateStyle: 'medium' });
  const name = [firstname, lastname].filter((part) => part !== null).join(' ');
  return <TwoLines below={email ?? t`since ${day}`}>{name === '' ? t`Somebody you wrote to` : name}</TwoLines>;
}

/** Where it stands, and whether the person can be found as long as the company recommends them. */
function Stands({ of: { status, by_mail, lastname, erase_at, findable } }: { of: Recommendation }) {
  const { t, i18n } = useLingui();
  const isOpen = by_mail && status === 'created' && lastname === null;
  const day = erase_at && i18n.date(erase_at, { dateStyle: 'medium' });
  const badge = <StatusBadge status={status} label={isOpen ? t`Not registered` : i18n._(statusWords[status].label)} />;
  if (isOpen) return <Standing badge={badge}>{day ? t`Can register until ${day}` : t`Address erased`}</Standing>;
  if (findable === null) return <Whole>{badge}</Whole>;
  return <Standing badge={badge}>{i18n._(findable ? findableWords.yes : findableWords.no)}</Standing>;
}

export function RecommendationsScreen() {
  const { page, templates } = route.useLoaderData();
  return <ListPage {...useRecordList(list, {})} action={<RecommendByMail templates={templates} />} page={page} />;
}

export const RecommendationsPending = () => <ListPending {...useRecordList(list, {})} />;

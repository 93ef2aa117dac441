import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { alerts } from '../../../contract/alerts/alerts.endpoints.ts';
import { momentInWords } from '../../i18n/days.ts';
import { pageApi } from '../../kit/given.ts';
import * as column from '../../kit/columns.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { criteriaInWords, type Offered } from '../../kit/search-filters/criteria.ts';
import { TwoLines, Whole } from '../../ui/data-table/cells.tsx';
import { MatchesIllustration } from '../../ui/illustrations/matches.tsx';
import { Events } from './alert-events-later.ts';
import { alertPage, intervalWords, recipientsInWords, statusWords } from './alert-words.ts';

const route = pageApi('/member/alerts');

const list = recordList<typeof alerts, Offered>(alerts, {
  title: msg`Alerts`,
  lead: msg`Searches that go on by themselves: an e-mail tells the recipients of whoever newly matches.`,
  create: { to: '/alerts/create', button: msg`Create alert` },
  pages: msg`Pages of alerts`,
  columns: [
    column.named(msg`Name`, alertPage, ({ row, offers, i18n }) => criteriaInWords(i18n, row.criteria, offers)),
    column.word('interval', msg`How often`, intervalWords),
    column.own('recipients', msg`Recipients`, ({ row, i18n }) => recipientsInWords(i18n, row)),
    column.own('last_run_at', msg`Last run`, ({ row: { last_run_at, matches_last_run }, i18n }) =>
      last_run_at === null ? (
        '–'
      ) : (
        <TwoLines below={<Plural value={matches_last_run} _0="nobody new" one="one new" other="# new" />}>
          <Whole>{momentInWords(i18n, last_run_at)}</Whole>
        </TwoLines>
      ),
    ),
    column.moment('next_run_at', msg`Next run`),
    column.status(msg`Status`, statusWords),
    column.actions('events', msg`Actions`, ({ row }) => <Events row={row} />),
  ],
  filters: {
    status: [msg`Status`, statusWords],
    interval: [msg`How often`, intervalWords],
    asked: [msg`Still needed?`, { yes: msg`Waiting for your word` }],
  },
  none: msg`No alert like that`,
  first: {
    illustration: <MatchesIllustration />,
    title: msg`Your alerts will be here`,
    words: msg`Say once whom you are looking for. From then on you hear of everybody new who matches.`,
  },
});

export const AlertsScreen = () => <RecordListPage of={list} {...route.useLoaderData()} />;

export const AlertsPending = () => <RecordListPending of={list} />;

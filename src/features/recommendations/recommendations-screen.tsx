import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { recommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import { mostTogether, type Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { ChooseBox } from '../../kit/choosing/choose-box.tsx';
import { type Chosen, useChosen } from '../../kit/choosing/use-chosen.ts';
import * as column from '../../kit/columns.tsx';
import { ListPage, ListPending, useListQuery } from '../../kit/list-page.tsx';
import { recordList, useRecordList } from '../../kit/record-list.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { SelectOption } from '../../ui/select/select.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { KnownTogetherLater } from './known-together-later.ts';
import { nameOf } from './name-of.ts';
import { Note } from './note.tsx';
import { RecommendByMail } from './recommend-by-mail.tsx';
import { Code, Stands, Who } from './recommendation-cells.tsx';
import { RecommendationEvents } from './recommendation-events.tsx';
import { canBeKnown, findableWords, statusWords } from './recommendation-words.ts';
import * as css from './recommendations.css.ts';

const route = getRouteApi('/member/applicants');
/** For whom nobody came yet; it lies in a file of other pages. */
const Illustration = lazyRouteComponent(() => import('../../ui/illustrations/proposals.tsx'), 'ProposalsIllustration');

/** Who has registered can be chosen; of the others nobody knows yet who they are. */
function Choose({ of: row, chosen }: { of: Recommendation; chosen: Chosen<Recommendation> }) {
  const { t } = useLingui();
  const name = nameOf(row);
  return row.lastname === null ? null : <ChooseBox row={row} chosen={chosen} label={t`Select ${name}`} />;
}

/** Whom the company recommends, by name. */
const list = recordList(recommendations, {
  title: msg`Recommended applicants`,
  lead: msg`They came by your codes or your e-mails, so you see them by name, and whether companies can find them.`,
  pages: msg`Pages of recommended applicants`,
  columns: [
    {
      ...column.own(
        'chosen',
        msg`Select`,
        ({ row, offers }: column.CellProps<Recommendation, Chosen<Recommendation>>) => (
          <Choose of={row} chosen={offers} />
        ),
      ),
      isQuiet: true,
      // takes no more room than its box
      align: 'end',
    },
    column.lead('lastname', msg`Applicant`, ({ row }) => <Who of={row} />),
    column.own('code', msg`Code`, ({ row }) => <Code of={row} />),
    column.own('note', msg`Your note`, ({ row }) => <Note recommendation={row} />),
    column.own('status', msg`Status`, ({ row }) => <Stands of={row} />),
    column.actions('events', msg`What you can do`, ({ row }) =>
      row.events.length === 0 ? null : (
        <div className={css.events}>
          <RecommendationEvents recommendation={row} />
        </div>
      ),
    ),
  ],
  filters: {
    status: [msg`Status`, statusWords],
    findable: [msg`For companies`, findableWords],
    came: [msg`Came by a code`, { lately: msg`In the last 4 weeks`, unsaid: msg`Not confirmed yet` }],
  },
  none: msg`Nobody fits these filters`,
  first: {
    illustration: <Illustration />,
    title: msg`Whom you recommend will be here`,
    words: msg`Hand a registration code to a good applicant you can’t take. Who registers with it appears here by name.`,
  },
});

/** With a choice among the company's own codes; one that isn't among them stays chosen, under no name. */
function useList(codes: readonly SelectOption[], rows: readonly Recommendation[]) {
  const { t } = useLingui();
  const { query } = useListQuery();
  const { page: _page, ...asked } = query;
  const chosen = useChosen(JSON.stringify(asked), rows, mostTogether);
  const { filters = [], ...all } = useRecordList(list, chosen);
  const { code: value } = query;
  const isKnown = value === undefined || codes.some((code) => code.value === value);
  const options = isKnown ? codes : [...codes, { value, label: t`Unknown code` }];
  const unsaid = rows.filter((row) => canBeKnown(row) && !chosen.isChosen(row));
  const tools =
    unsaid.length < 2 || chosen.isFull ? undefined : (
      <Button variant="secondary" size="compact" onClick={() => chosen.add(unsaid)}>
        <Plural value={unsaid.length} one="Select one not confirmed" other="Select # not confirmed" />
      </Button>
    );
  return { chosen, list: { ...all, tools, filters: [...filters, { name: 'code', label: t`Code`, options }] } };
}

type Data = NonNullable<ReturnType<typeof route.useLoaderData>['company']>;

export function RecommendationsScreen() {
  const { company } = route.useLoaderData();
  return company && <Recommendations {...company} />;
}

function Recommendations({ page, templates, codes }: Data) {
  const { chosen, list: shown } = useList(codes, page.data);
  return (
    <Stack gap={4}>
      <ListPage {...shown} action={<RecommendByMail templates={templates} />} page={page} />
      <KnownTogetherLater chosen={chosen} />
    </Stack>
  );
}

const nobody: readonly Recommendation[] = [];

export const RecommendationsPending = () => <ListPending {...useList([], nobody).list} />;

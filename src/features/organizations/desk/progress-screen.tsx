import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { organizationsProgress } from '../../../../contract/organizations/progress.endpoints.ts';
import { mostReminded, type Progress } from '../../../../contract/organizations/progress.schema.ts';
import { FormErrorBanner } from '../../../forms/form-error-banner.tsx';
import { localeOf } from '../../../i18n/in-both.ts';
import { ChosenBar } from '../../../kit/choosing/chosen-bar.tsx';
import { type Chosen, useChosen } from '../../../kit/choosing/use-chosen.ts';
import * as column from '../../../kit/columns.tsx';
import { CsvButton } from '../../../kit/desk/csv-button.tsx';
import { ListPage, ListPending, useListQuery } from '../../../kit/list-page.tsx';
import { NameSearch } from '../../../kit/name-search.tsx';
import { recordList, useRecordList } from '../../../kit/record-list.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { InvitationsIllustration } from '../../../ui/illustrations/invitations.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { organizationPage, statusWords, usageWords } from './desk-words.ts';
import { LastHere } from './last-here.tsx';
import { Choose, Next, Track } from './progress-cells.tsx';
import { ProgressOverview } from './progress-overview.tsx';
import { nextWords, stageWords } from './progress-words.ts';
import { useReminding } from './use-reminding.tsx';

const route = getRouteApi('/member/organizations-progress');

/** How far each company has come, for the tenant's staff. */
const list = recordList<typeof organizationsProgress, Chosen<Progress>>(organizationsProgress, {
  title: msg`Progress of companies`,
  lead: msg`Everybody who takes part or is about to: where they stand, what comes next, and who needs you.`,
  pages: msg`Pages of companies`,
  columns: [
    {
      ...column.own('chosen', msg`Select`, Choose),
      isQuiet: true,
      // takes no more room than its box
      align: 'end',
    },
    column.named(msg`Company`, organizationPage, ({ row: { status }, i18n }) => i18n._(statusWords[status].label)),
    column.own('usage_type', msg`Here for`, ({ row: { usage_type }, i18n }) =>
      i18n._(usageWords[usage_type ?? 'unsaid']),
    ),
    column.own('percent', msg`Reached`, Track),
    column.own('next', msg`Next step`, Next),
    column.own('last_activity', msg`Last here`, LastHere),
  ],
  filters: {
    usage_type: [msg`Here for`, usageWords],
    stalled: [msg`Activity`, { yes: msg`Nobody here for 14 days`, no: msg`Somebody was here` }],
    reached: [msg`Has come to`, stageWords],
    next: [msg`Next step`, nextWords],
  },
  none: msg`No company fits these filters`,
  first: {
    illustration: <InvitationsIllustration />,
    title: msg`Your companies will be here`,
    words: msg`Enter the first one and invite somebody of it: they get an e-mail with a link.`,
  },
});

const nobody: readonly Progress[] = [];

function useList(rows: readonly Progress[]) {
  const { query } = useListQuery();
  const { page: _page, ...asked } = query;
  const chosen = useChosen(JSON.stringify(asked), rows, mostReminded);
  return { chosen, list: { ...useRecordList(list, chosen), search: <NameSearch /> } };
}

export function ProgressScreen() {
  const { page, summary } = route.useLoaderData();
  const { chosen, list: shown } = useList(page.data);
  const reminding = useReminding(chosen.clear);
  return (
    <Stack gap={4}>
      <ListPage
        {...shown}
        action={page.meta.total > 0 ? <CsvButton of={organizationsProgress} /> : undefined}
        page={page}
      >
        <Stack gap={4}>
          <FormErrorBanner formError={reminding.refusal} />
          <ProgressOverview
            summary={summary}
            pending={reminding.asking}
            onRemind={({ id }) => reminding.ask(id, [id])}
          />
        </Stack>
      </ListPage>
      <Selection chosen={chosen} reminding={reminding} />
      {reminding.dialog}
    </Stack>
  );
}

interface SelectionProps {
  readonly chosen: Chosen<Progress>;
  readonly reminding: ReturnType<typeof useReminding>;
}

/** Those chosen, and what they would get. */
function Selection({ chosen, reminding }: SelectionProps) {
  const { t, i18n } = useLingui();
  const { rows, isFull } = chosen;
  return (
    <ChosenBar
      label={t`Selection`}
      isThere={rows.length > 0}
      count={
        rows.length === 0 ? null : isFull ? (
          <Trans>{mostReminded} selected, the most at once</Trans>
        ) : (
          <Plural value={rows.length} one="One selected" other="# selected" />
        )
      }
      names={new Intl.ListFormat(localeOf(i18n)).format(rows.map(({ name }) => name))}
      clear={<Trans>Clear the selection</Trans>}
      onClear={chosen.clear}
    >
      {rows.length === 0 ? null : (
        <Button
          size="compact"
          isPending={reminding.asking === 'selection'}
          onClick={() =>
            reminding.ask(
              'selection',
              rows.map(({ id }) => id),
            )
          }
        >
          <Plural value={rows.length} one="Remind one …" other="Remind # …" />
        </Button>
      )}
    </ChosenBar>
  );
}

export const ProgressPending = () => <ListPending {...useList(nobody).list} />;

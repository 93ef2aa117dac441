import { msg } from '@lingui/core/macro';
import { organizationsProgress } from '../../../../contract/organizations/progress.endpoints.ts';
import type { Progress } from '../../../../contract/organizations/progress.schema.ts';
import { chooseColumn } from '../../../kit/choosing/choose-column.tsx';
import type { Chosen } from '../../../kit/choosing/use-chosen.ts';
import * as column from '../../../kit/columns.tsx';
import { NameSearch } from '../../../kit/name-search.tsx';
import { recordList } from '../../../kit/record-list.tsx';
import { companyFilters, firstCompany, hereFor } from './companies-lists.tsx';
import { organizationPage, statusWords } from './desk-words.ts';
import { LastHere } from './last-here.tsx';
import { Next, Track } from './progress-cells.tsx';
import { nextWords, stageWords } from './progress-words.ts';
import { mayRemind } from './reminding.tsx';

/** How far each company has come, for the tenant's staff; those whom a reminder reaches can be chosen. */
export const list = recordList<typeof organizationsProgress, Chosen<Progress>>(organizationsProgress, {
  title: msg`Progress of companies`,
  lead: msg`Everybody who takes part or is about to: where they stand, what comes next, and who needs you.`,
  pages: msg`Pages of companies`,
  search: <NameSearch />,
  columns: [
    chooseColumn((row) => (mayRemind(row) ? row.name : null)),
    column.named(msg`Company`, organizationPage, ({ row: { status }, i18n }) => i18n._(statusWords[status].label)),
    hereFor,
    column.own('percent', msg`Reached`, Track),
    column.own('next', msg`Next step`, Next),
    column.own('last_activity', msg`Last here`, LastHere),
  ],
  filters: {
    ...companyFilters,
    reached: [msg`Has come to`, stageWords],
    next: [msg`Next step`, nextWords],
  },
  none: msg`No company fits these filters`,
  first: firstCompany,
});

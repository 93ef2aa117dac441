import { msg } from '@lingui/core/macro';
import { applicants } from '../../../../contract/applicants/desk.endpoints.ts';
import type { ApplicantEntry } from '../../../../contract/applicants/desk.schema.ts';
import { mostAskedAgain } from '../../../../contract/legal-contacts/asking-again.schema.ts';
import { chooseColumn } from '../../../kit/choosing/choose-column.tsx';
import { type Chosen, useChosen } from '../../../kit/choosing/use-chosen.ts';
import * as column from '../../../kit/columns.tsx';
import { useDaysFilter } from '../../../kit/desk/days-filter.ts';
import type { Page } from '../../../kit/list-query.ts';
import { NameSearch } from '../../../kit/name-search.tsx';
import { recordList, RecordListPage } from '../../../kit/record-list.tsx';
import { ProposalsIllustration } from '../../../ui/illustrations/proposals.tsx';
import type { SelectOption } from '../../../ui/select/select.tsx';
import { AskingAgain, awaitsGuardian, fullName } from './asking-again.tsx';
import { type AreaOption, useAreaFilter } from './area-filter.ts';
import { Findable, Search, Source, Who } from './applicant-cells.tsx';
import { findableWords, reachedWords, reasonWords, searchWords, withoutWords } from './desk-words.ts';

interface Offers {
  readonly occupations: readonly SelectOption[];
  readonly sources: readonly SelectOption[];
}

/** The tenant's applicants, for its staff. */
const list = recordList<typeof applicants, Offers & Chosen<ApplicantEntry>>(applicants, {
  title: msg`Applicants`,
  lead: msg`Everybody who has registered: whom companies can find, and what keeps the others from it.`,
  pages: msg`Pages of applicants`,
  search: <NameSearch />,
  columns: [
    chooseColumn((row) => (awaitsGuardian(row) ? fullName(row) : null)),
    column.lead('lastname', msg`Name`, ({ row }) => <Who of={row} />),
    column.own('search', msg`Search`, ({ row }) => <Search of={row} />),
    column.own('findable', msg`For companies`, ({ row }) => <Findable of={row} />),
    column.own('source', msg`Came by`, ({ row }) => <Source of={row} />),
    column.moment('created_at', msg`Registered`),
  ],
  filters: {
    matchable: [msg`For companies`, findableWords],
    unmatchable_reason: [msg`What is missing`, reasonWords],
    search_status: [msg`Search`, searchWords],
    reached: [msg`Come as far as`, reachedWords],
    since: [msg`Registered`, { days_7: msg`Last 7 days`, days_30: msg`Last 30 days` }],
    without: [msg`Without`, withoutWords],
    minor: [msg`Age`, { yes: msg`Minors`, no: msg`Of age` }],
    occupation: [msg`Occupation`, ({ occupations }) => occupations],
    source: [msg`Came by`, ({ sources }) => sources],
  },
  none: msg`Nobody fits these filters`,
  first: {
    illustration: <ProposalsIllustration />,
    title: msg`Your applicants will be here`,
    words: msg`Young people register with a company’s code or by themselves. Who has done so appears here.`,
  },
});

interface ApplicantsProps extends Offers {
  /** The one that is asked for. */
  readonly area: AreaOption | undefined;
  readonly page: Page<ApplicantEntry>;
}

export function ApplicantsScreen({ page, area, ...offers }: ApplicantsProps) {
  const chosen = useChosen(page.data, mostAskedAgain);
  return (
    <AskingAgain chosen={chosen}>
      <RecordListPage
        of={list}
        offers={{ ...offers, ...chosen }}
        more={[...useAreaFilter(area), ...useDaysFilter()]}
        page={page}
      />
    </AskingAgain>
  );
}

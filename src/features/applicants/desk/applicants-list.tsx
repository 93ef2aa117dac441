import { msg } from '@lingui/core/macro';
import { applicants } from '../../../../contract/applicants/desk.endpoints.ts';
import type { ApplicantEntry } from '../../../../contract/applicants/desk.schema.ts';
import { chooseColumn } from '../../../kit/choosing/choose-column.tsx';
import type { Chosen } from '../../../kit/choosing/use-chosen.ts';
import * as column from '../../../kit/columns.tsx';
import { NameSearch } from '../../../kit/name-search.tsx';
import { recordList } from '../../../kit/record-list.tsx';
import { ProposalsIllustration } from '../../../ui/illustrations/proposals.tsx';
import type { SelectOption } from '../../../ui/select/select.tsx';
import { Findable, Search, Source, Who } from './applicant-cells.tsx';
import { awaitsGuardian, fullName } from './asking-again.tsx';
import { findableWords, reachedWords, reasonWords, searchWords, withoutWords } from './desk-words.ts';

export interface Offers {
  readonly sources: readonly SelectOption[];
}

/** The tenant's applicants, for its staff. */
export const list = recordList<typeof applicants, Offers & Chosen<ApplicantEntry>>(applicants, {
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
    source: [msg`Came by`, ({ sources }) => sources],
  },
  none: msg`Nobody fits these filters`,
  first: {
    illustration: <ProposalsIllustration />,
    title: msg`Your applicants will be here`,
    words: msg`Young people register with a company’s code or by themselves. Who has done so appears here.`,
  },
});

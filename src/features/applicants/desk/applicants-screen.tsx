import type { ApplicantEntry } from '../../../../contract/applicants/desk.schema.ts';
import { mostAskedAgain } from '../../../../contract/legal-contacts/asking-again.schema.ts';
import { useChosen } from '../../../kit/choosing/use-chosen.ts';
import { useDaysFilter } from '../../../kit/desk/days-filter.ts';
import type { Page } from '../../../kit/list-query.ts';
import { RecordListPage } from '../../../kit/record-list.tsx';
import { list, type Offers } from './applicants-list.tsx';
import { type AreaOption, useAreaFilter } from './area-filter.ts';
import { AskingAgain } from './asking-again.tsx';

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

import type { ApplicantEntry } from '../../../../contract/applicants/desk.schema.ts';
import { mostAskedAgain } from '../../../../contract/legal-contacts/asking-again.schema.ts';
import { useChosen } from '../../../kit/choosing/use-chosen.ts';
import { ChoosingList } from '../../../kit/choosing-list/choosing-list.tsx';
import { useDaysFilter } from '../../../kit/desk/days-filter.ts';
import type { Page } from '../../../kit/list-query.ts';
import { RecordListPage } from '../../../kit/record-list.tsx';
import { list, type Offers } from './applicants-list.tsx';
import { type AreaOption, useAreaFilter } from './area-filter.ts';
import { AskingAgain, awaitsGuardian } from './asking-again.tsx';
import { useOccupationFilter } from './use-occupation-filter.tsx';

interface ApplicantsProps extends Offers {
  /** The one that is asked for. */
  readonly area: AreaOption | undefined;
  readonly page: Page<ApplicantEntry>;
}

export function ApplicantsScreen({ page, area, ...offers }: ApplicantsProps) {
  const chosen = useChosen(page.data, mostAskedAgain);
  const more = [...useAreaFilter(area), ...useDaysFilter()];
  const ahead = [useOccupationFilter()];
  return (
    <AskingAgain chosen={chosen}>
      <ChoosingList page={page} chosen={chosen} mayChoose={awaitsGuardian}>
        {(keys) => (
          <RecordListPage of={list} offers={{ ...offers, ...chosen }} ahead={ahead} more={more} page={page} {...keys} />
        )}
      </ChoosingList>
    </AskingAgain>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ApplicantEntry } from '../../../../contract/applicants/desk.schema.ts';
import { rowId } from '../../../kit/bench/row-id.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Standing, TwoLines } from '../../../ui/data-table/cells.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import * as css from './applicant-cells.css.ts';
import { ageWords, findableWords, guardianWords, noGuardian, reasonWords, searchWords } from './desk-words.ts';

interface Cell {
  readonly of: ApplicantEntry;
}

/** Who, how old, and of whoever doesn't decide alone how far the guardian has come. */
export function Who({ of: { id, firstname, lastname, age_band, minor, guardian } }: Cell) {
  const { i18n } = useLingui();
  const age = age_band === null ? undefined : i18n._(ageWords[age_band]);
  const home = minor ? i18n._(guardian === null ? noGuardian : guardianWords[guardian]) : undefined;
  return (
    <TwoLines below={[age, home].filter((part) => part !== undefined).join(', ')}>
      <RouterLink variant="alone" id={rowId(id)} to="/applicants/$applicant_id" params={{ applicant_id: id }}>
        {`${firstname} ${lastname}`}
      </RouterLink>
    </TwoLines>
  );
}

/** The first thing to do something about; how many more there are. */
export function Findable({ of: { matchable, unmatchable_reasons: reasons } }: Cell) {
  const { i18n } = useLingui();
  const [first] = reasons;
  const more = reasons.length - 1;
  return (
    <Standing
      badge={
        <StatusBadge
          status={matchable ? 'matchable' : 'unmatchable'}
          label={i18n._(matchable ? findableWords.yes : findableWords.no)}
        />
      }
    >
      {first === undefined ? null : i18n._(reasonWords[first])}
      {more > 0 ? (
        <>
          {' '}
          <Plural value={more} one="and # more" other="and # more" />
        </>
      ) : null}
    </Standing>
  );
}

/** Whether they look, and for what. */
export function Search({ of: { search_status, occupation } }: Cell) {
  const { i18n } = useLingui();
  return (
    <span className={css.occupation}>
      <TwoLines below={occupation}>{i18n._(searchWords[search_status])}</TwoLines>
    </span>
  );
}

/** By whom they came. */
export function Source({ of: { source } }: Cell) {
  return source === null ? (
    <Trans>By themselves</Trans>
  ) : (
    <span className={css.source}>
      <TwoLines below={source.code}>{source.organization}</TwoLines>
    </span>
  );
}

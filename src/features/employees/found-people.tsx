import { Trans, useLingui } from '@lingui/react/macro';
import { bandsKm } from '../../../contract/search/bands.ts';
import type { Found } from '../../../contract/statistics/agenda.schema.ts';
import type { FilterValues, MarkValues } from '../../kit/search-filters/filter-values.ts';
import { RouterLink } from '../../ui/link/router-link.tsx';
import * as css from './employee-dashboard.css.ts';

interface FoundPeopleProps {
  readonly rows: readonly Found[];
  /** The search that finds them. */
  readonly search: FilterValues & MarkValues;
}

/** The first whom a search finds, each the way to them beside its list. */
export function FoundPeople({ rows, search }: FoundPeopleProps) {
  return (
    <ul className={css.rows}>
      {rows.map(({ handle, name, occupation, within_km }) => (
        <li key={handle} className={css.found}>
          <RouterLink variant="alone" to="/search" search={{ ...search, open: handle }}>
            {name}
          </RouterLink>
          <span className={css.soft}>
            {occupation} · <Distance km={within_km} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const farthest = bandsKm[bandsKm.length - 1];

function Distance({ km }: { km: number | null }) {
  const { i18n } = useLingui();
  const told = i18n.number(km ?? farthest ?? 0);
  return km === null ? <Trans>over {told} km</Trans> : <Trans>up to {told} km</Trans>;
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { NearByPage } from '../../../contract/near-by/near-by.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Slashed } from '../../ui/heading/slashed.tsx';
import type { NearBySearch } from './near-by-address.ts';
import { chosenIn, toggled } from './near-by-query.ts';
import * as css from './near-by.css.ts';

interface ChoicesProps {
  readonly meta: NearByPage['meta'];
  readonly search: NearBySearch;
  readonly onSearch: (search: NearBySearch) => void;
}

/** So many occupations stand there at once. */
const few = 5;

/** How far, and which occupations; each choice with how many companies it leaves. */
export function Choices({ meta, search, onSearch }: ChoicesProps) {
  const { t, i18n } = useLingui();
  const [isAll, setAll] = useState(false);
  const chosen = chosenIn(search);
  const { occupations } = meta;
  const shown = isAll
    ? occupations
    : occupations.filter(({ id, wished }, n) => n < few || wished || chosen.includes(id));
  const hidden = occupations.length - shown.length;
  return (
    <div className={css.choices}>
      {meta.within.length > 0 ? (
        <div role="group" aria-label={t`How far`} className={css.distances}>
          {meta.within.map(({ radius_km, total }) => (
            <Chip
              key={radius_km}
              isChosen={String(radius_km) === (search.radius ?? String(meta.radius_km))}
              total={total}
              onClick={() => onSearch({ ...search, page: undefined, radius: String(radius_km) })}
            >
              <Trans>{i18n.number(radius_km)} km</Trans>
            </Chip>
          ))}
        </div>
      ) : null}
      {occupations.length > 0 ? (
        <div role="group" aria-label={t`Occupations`} className={css.chips}>
          {shown.map(({ id, name, total }) => (
            <Chip key={id} isChosen={chosen.includes(id)} total={total} onClick={() => onSearch(toggled(search, id))}>
              <Slashed words={name} />
            </Chip>
          ))}
          {hidden > 0 ? (
            <Button variant="quiet" size="compact" onClick={() => setAll(true)}>
              <Plural value={hidden} one="# more" other="# more" />
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

interface ChipProps {
  readonly isChosen: boolean;
  readonly total: number;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Chip({ isChosen, total, onClick, children }: ChipProps) {
  const { i18n } = useLingui();
  return (
    <button type="button" className={isChosen ? css.chosenChip : css.chip} aria-pressed={isChosen} onClick={onClick}>
      <span>{children}</span> <span className={css.total}>{i18n.number(total)}</span>
    </button>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { bandsKm } from '../../../contract/search/bands.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { Offered } from './criteria.ts';
import { OccupationsFilter } from './occupations-filter.tsx';
import { PlaceField } from './place-field.tsx';
import {
  defaultRadius,
  filterCount,
  type FilterValues,
  occupationIds,
  radiusOf,
  type Related,
} from './filter-values.ts';
import * as css from './search-filters.css.ts';
import { localeOf } from '../../i18n/in-both.ts';

interface SearchFiltersProps extends Pick<Offered, 'graduationTypes'> {
  readonly values: FilterValues;
  /** `isTyping`: letters of a word may still follow. */
  readonly onChange: (values: FilterValues, isTyping?: boolean) => void;
  readonly isPlaceUnknown: boolean;
  /** Something else narrows it as well, and goes with the filters. */
  readonly isNarrowed?: boolean;
  /** By which a form finds the place again. */
  readonly placeName?: string;
}

/** Everything that narrows whom one looks for, of the search and of what searches by itself; each change tells at once. */
export function SearchFilters({
  values,
  onChange,
  graduationTypes,
  isPlaceUnknown,
  isNarrowed = false,
  placeName = 'place',
}: SearchFiltersProps) {
  const { t } = useLingui();
  const change: Part['change'] = (changes, isTyping) => onChange({ ...values, ...changes }, isTyping);
  const part = { values, change };
  return (
    <div className={css.filters}>
      <Occupations {...part} />
      <div className={css.pair}>
        <PlaceField
          name={placeName}
          place={values.place ?? ''}
          errors={isPlaceUnknown ? [t`We don’t know this place.`] : []}
          onTyping={(place) => change({ place: place === '' ? undefined : place }, true)}
        />
        <Radius {...part} />
      </div>
      <Graduation {...part} graduationTypes={graduationTypes} />
      <div className={css.checks}>
        {values.graduation === undefined ? null : (
          <Checkbox
            name="ranked"
            label={t`Only certificates that can be compared`}
            checked={values.ranked === 'true'}
            onChange={(isOn) => change({ ranked: isOn ? 'true' : undefined })}
          />
        )}
        <Checkbox
          name="recommended"
          label={t`Recommended by a company`}
          checked={values.recommended === 'true'}
          onChange={(isOn) => change({ recommended: isOn ? 'true' : undefined })}
        />
        <Checkbox
          name="new"
          label={t`Not contacted by us yet`}
          checked={values.new === 'true'}
          onChange={(isOn) => change({ new: isOn ? 'true' : undefined })}
        />
      </div>
      {isNarrowed || filterCount(values) > 0 ? (
        <div>
          <Button variant="quiet" size="compact" hang="start" onClick={() => onChange({})}>
            <Trans>Clear all filters</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface Part {
  readonly values: FilterValues;
  readonly change: (changes: FilterValues, isTyping?: boolean) => void;
}

function Occupations({ values, change }: Part) {
  const { t } = useLingui();
  const ids = occupationIds(values);
  return (
    <>
      <OccupationsFilter
        name="occupations"
        label={t`Occupations`}
        placeholder={ids.length === 0 ? t`All occupations` : undefined}
        values={ids}
        onChange={(chosen) => change({ occupations: chosen.length === 0 ? undefined : chosen.join(',') })}
      />
      {ids.length > 0 ? (
        <Select
          name="related"
          label={t`Related occupations`}
          value={values.related ?? 'none'}
          onChange={(related) => change({ related: related === 'none' ? undefined : (related as Related) })}
          options={[
            { value: 'none', label: t`Only these` },
            { value: 'kldb4', label: t`Closely related ones too` },
            { value: 'kldb3', label: t`Related ones too` },
          ]}
        />
      ) : null}
    </>
  );
}

function Radius({ values, change }: Part) {
  const { t, i18n } = useLingui();
  return (
    <Select
      name="radius"
      label={t`Within`}
      value={String(radiusOf(values))}
      disabled={values.place === undefined}
      onChange={(radius) => change({ radius: radius === String(defaultRadius) ? undefined : radius })}
      options={bandsKm.map((km) => {
        const distance = i18n.number(km);
        return { value: String(km), label: t`${distance} km` };
      })}
    />
  );
}

function Graduation({ values, change, graduationTypes }: Part & Pick<SearchFiltersProps, 'graduationTypes'>) {
  const { t, i18n } = useLingui();
  // several certificates may share a rank; the first of it speaks for them
  const ranked = graduationTypes.filter(
    ({ rank }, index) =>
      rank !== null && rank > 0 && graduationTypes.findIndex((other) => other.rank === rank) === index,
  );
  return (
    <Select
      name="graduation"
      label={t`Minimum school certificate`}
      value={values.graduation ?? ''}
      onChange={(graduation) => change({ graduation: graduation === '' ? undefined : graduation, ranked: undefined })}
      options={[
        { value: '', label: t`Any certificate` },
        ...ranked.map(({ rank, short }) => ({
          value: String(rank),
          label: short[localeOf(i18n)],
        })),
      ]}
    />
  );
}

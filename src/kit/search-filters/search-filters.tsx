import { Trans, useLingui } from '@lingui/react/macro';
import { bandsKm } from '../../../contract/search/bands.ts';
import type { SearchCounts } from '../../../contract/search/counts.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { Offered } from './criteria.ts';
import { OccupationsFilter } from './occupations-filter.tsx';
import { figure, withFigure } from './figure.ts';
import { PlaceField } from './place-field.tsx';
import { filterCount } from './filter-asked.ts';
import {
  defaultRadius,
  type FilterValues,
  type MarkValues,
  occupationIds,
  radiusOf,
  type Related,
} from './filter-values.ts';
import * as css from './search-filters.css.ts';
import { localeOf } from '../../i18n/in-both.ts';

type Values = FilterValues & MarkValues;

interface SearchFiltersProps extends Pick<Offered, 'graduationTypes'> {
  readonly values: Values;
  /** `isTyping`: letters of a word may still follow. */
  readonly onChange: (values: Values, isTyping?: boolean) => void;
  readonly isPlaceUnknown: boolean;
  /** By which a form finds the place again. */
  readonly placeName?: string;
  /** What was noted of people is asked for too: of the search, and of no alert. What is set then stands elsewhere. */
  readonly isSearch?: boolean;
  /** How many each choice finds. */
  readonly counts?: SearchCounts | undefined;
}

/** Everything that narrows whom one looks for, of the search and of what searches by itself; each change tells at once. */
export function SearchFilters({
  values,
  onChange,
  graduationTypes,
  isPlaceUnknown,
  placeName = 'place',
  isSearch = false,
  counts,
}: SearchFiltersProps) {
  const { t } = useLingui();
  const change: Part['change'] = (changes, isTyping) => onChange({ ...values, ...changes }, isTyping);
  const part = { values, change, counts };
  return (
    <div className={css.filters}>
      <Occupations {...part} />
      <div className={css.pair}>
        <PlaceField
          name={placeName}
          place={values.place ?? ''}
          errors={isPlaceUnknown ? [t`We don’t know this place.`] : []}
          onPlace={(place, isTyping) => change({ place: place === '' ? undefined : place }, isTyping)}
        />
        <Radius {...part} />
      </div>
      <Graduation {...part} graduationTypes={graduationTypes} />
      <div className={css.checks}>
        {values.graduation === undefined ? null : (
          <Check {...part} name="ranked" count="ranked_only" label={t`Only certificates that can be compared`} />
        )}
        <Check {...part} name="recommended" count="recommended_only" label={t`Recommended by a company`} />
        <Check {...part} name="new" count="not_contacted" label={t`Not contacted by us yet`} />
        {isSearch ? (
          <>
            <Check {...part} name="interested" count="interested" label={t`Interest shown`} />
            <Check {...part} name="fresh" count="fresh" label={t`New since your last visit`} />
            <Check {...part} name="saved" count="saved" label={t`Saved by us`} />
            <Check {...part} name="hidden" count="hidden" label={t`Hidden by us`} />
          </>
        ) : null}
      </div>
      {filterCount(values) > 0 && !isSearch ? (
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
  readonly values: Values;
  readonly change: (changes: Values, isTyping?: boolean) => void;
  readonly counts: SearchCounts | undefined;
}

interface CheckProps extends Part {
  readonly name: 'ranked' | 'recommended' | 'new' | 'fresh' | 'saved' | 'hidden' | 'interested';
  readonly count: 'ranked_only' | 'recommended_only' | 'not_contacted' | 'fresh' | 'saved' | 'hidden' | 'interested';
  readonly label: string;
}

function Check({ values, change, counts, name, count, label }: CheckProps) {
  const { i18n } = useLingui();
  return (
    <div className={css.check}>
      <Checkbox
        name={name}
        label={label}
        checked={values[name] === 'true'}
        onChange={(isOn) => change({ [name]: isOn ? 'true' : undefined })}
      />
      <span className={css.figure}>{figure(i18n, counts?.[count])}</span>
    </div>
  );
}

function Occupations({ values, change, counts }: Part) {
  const { t, i18n } = useLingui();
  const found = counts?.related;
  const ids = occupationIds(values);
  return (
    <>
      <OccupationsFilter
        name="occupations"
        label={t`Occupations`}
        placeholder={ids.length === 0 ? t`All occupations` : t`Add an occupation`}
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
            { value: 'none', label: withFigure(i18n, t`Only these`, found?.none) },
            { value: 'kldb4', label: withFigure(i18n, t`Closely related ones too`, found?.kldb4) },
            { value: 'kldb3', label: withFigure(i18n, t`Related ones too`, found?.kldb3) },
          ]}
        />
      ) : null}
    </>
  );
}

function Radius({ values, change, counts }: Part) {
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
        return { value: String(km), label: withFigure(i18n, t`${distance} km`, counts?.radius_km?.[String(km)]) };
      })}
    />
  );
}

function Graduation({ values, change, counts, graduationTypes }: Part & Pick<SearchFiltersProps, 'graduationTypes'>) {
  const { t, i18n } = useLingui();
  const found = counts?.graduation_rank;
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
        { value: '', label: withFigure(i18n, t`Any certificate`, found?.any) },
        ...ranked.map(({ rank, short }) => ({
          value: String(rank),
          label: withFigure(i18n, short[localeOf(i18n)], found?.[String(rank) as keyof typeof found]),
        })),
      ]}
    />
  );
}

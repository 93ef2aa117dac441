import { Trans, useLingui } from '@lingui/react/macro';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { OccupationsField } from '../../forms/occupations/occupations-field.tsx';
import { bandsKm } from '../../../contract/search/bands.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Select } from '../../ui/select/select.tsx';
import { PlaceField } from './place-field.tsx';
import {
  type AddressQuery,
  defaultRadius,
  filterCount,
  occupationIds,
  radiusOf,
  type Related,
} from './search-query.ts';
import * as css from './search.css.ts';

export interface SearchFiltersProps {
  readonly query: AddressQuery;
  /** Changes of a filter begin at the first page again. */
  readonly onChange: (changes: Partial<AddressQuery>, typing?: boolean) => void;
  readonly occupations: readonly Occupation[];
  readonly graduationTypes: readonly GraduationType[];
  readonly placeErrors: readonly string[];
}

/** Everything that narrows the search; each change shows at once. */
export function SearchFilters({ query, onChange, occupations, graduationTypes, placeErrors }: SearchFiltersProps) {
  const { t } = useLingui();
  return (
    <search className={css.filters} aria-label={t`Filters`}>
      <Occupations query={query} onChange={onChange} occupations={occupations} />
      <div className={css.pair}>
        <PlaceField
          place={query.place ?? ''}
          errors={placeErrors}
          onTyping={(place) => onChange({ place: place === '' ? undefined : place }, true)}
        />
        <Radius query={query} onChange={onChange} />
      </div>
      <Graduation query={query} onChange={onChange} graduationTypes={graduationTypes} />
      <div className={css.checks}>
        {query.graduation === undefined ? null : (
          <Checkbox
            name="ranked"
            label={t`Only certificates that can be compared`}
            checked={query.ranked === 'true'}
            onChange={(isOn) => onChange({ ranked: isOn ? 'true' : undefined })}
          />
        )}
        <Checkbox
          name="recommended"
          label={t`Recommended by a company`}
          checked={query.recommended === 'true'}
          onChange={(isOn) => onChange({ recommended: isOn ? 'true' : undefined })}
        />
        <Checkbox
          name="new"
          label={t`Not contacted by us yet`}
          checked={query.new === 'true'}
          onChange={(isOn) => onChange({ new: isOn ? 'true' : undefined })}
        />
      </div>
      {filterCount(query) > 0 ? (
        <div>
          <Button
            variant="quiet"
            size="compact"
            hang="start"
            onClick={() =>
              onChange({
                occupations: undefined,
                related: undefined,
                graduation: undefined,
                ranked: undefined,
                place: undefined,
                radius: undefined,
                recommended: undefined,
                new: undefined,
              })
            }
          >
            <Trans>Clear all filters</Trans>
          </Button>
        </div>
      ) : null}
    </search>
  );
}

type Part = Pick<SearchFiltersProps, 'query' | 'onChange'>;

function Occupations({ query, onChange, occupations }: Part & Pick<SearchFiltersProps, 'occupations'>) {
  const { t } = useLingui();
  const ids = occupationIds(query);
  return (
    <>
      <OccupationsField
        name="occupations"
        label={t`Occupations`}
        placeholder={ids.length === 0 ? t`All occupations` : undefined}
        occupations={occupations}
        values={ids}
        onChange={(values) => onChange({ occupations: values.length === 0 ? undefined : values.join(',') })}
      />
      {ids.length > 0 ? (
        <Select
          name="related"
          label={t`Related occupations`}
          value={query.related ?? 'none'}
          onChange={(related) => onChange({ related: related === 'none' ? undefined : (related as Related) })}
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

function Radius({ query, onChange }: Part) {
  const { t, i18n } = useLingui();
  return (
    <Select
      name="radius"
      label={t`Within`}
      value={String(radiusOf(query))}
      disabled={query.place === undefined}
      onChange={(radius) => onChange({ radius: radius === String(defaultRadius) ? undefined : radius })}
      options={bandsKm.map((km) => {
        const distance = i18n.number(km);
        return { value: String(km), label: t`${distance} km` };
      })}
    />
  );
}

function Graduation({ query, onChange, graduationTypes }: Part & Pick<SearchFiltersProps, 'graduationTypes'>) {
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
      value={query.graduation ?? ''}
      onChange={(graduation) => onChange({ graduation: graduation === '' ? undefined : graduation, ranked: undefined })}
      options={[
        { value: '', label: t`Any certificate` },
        ...ranked.map(({ rank, short }) => ({
          value: String(rank),
          label: short[i18n.locale === 'de' ? 'de' : 'en'],
        })),
      ]}
    />
  );
}

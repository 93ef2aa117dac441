import { Trans, useLingui } from '@lingui/react/macro';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { Button } from '../../ui/button/button.tsx';
import * as combobox from '../../ui/combobox/combobox.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { type FilterValues, type MarkValues, radiusOf } from './filter-values.ts';
import * as css from './search-filters.css.ts';

type Values = FilterValues & MarkValues;

interface FilterChipsProps {
  readonly values: Values;
  readonly graduationTypes: readonly GraduationType[];
  readonly onChange: (values: Values) => void;
  readonly onClear: () => void;
}

/** What is set beside occupations, which have chips of their own; each goes with one touch. */
export function FilterChips({ values, graduationTypes, onChange, onClear }: FilterChipsProps) {
  const { t, i18n } = useLingui();
  const { place, graduation } = values;
  const km = i18n.number(radiusOf(values));
  const least = graduationTypes.find(({ rank }) => String(rank) === graduation)?.short[localeOf(i18n)] ?? '';
  const chips: readonly (readonly [words: string, without: Partial<Values>] | false)[] = [
    place !== undefined && [t`${place}, ${km} km`, { place: undefined, radius: undefined }],
    graduation !== undefined && [t`At least ${least}`, { graduation: undefined, ranked: undefined }],
    values.recommended !== undefined && [t`Recommended`, { recommended: undefined }],
    values.new !== undefined && [t`Not contacted yet`, { new: undefined }],
    values.fresh !== undefined && [t`New`, { fresh: undefined }],
    values.saved !== undefined && [t`Saved`, { saved: undefined }],
    values.hidden !== undefined && [t`Hidden`, { hidden: undefined }],
  ];
  const set = chips.filter((chip) => chip !== false);
  return (
    <div className={css.chips}>
      {set.length > 0 ? (
        <ul className={combobox.chips} aria-label={t`Set filters`}>
          {set.map(([words, without]) => (
            <li key={words} className={combobox.chip}>
              <span>{words}</span>
              <button
                type="button"
                className={combobox.remove}
                aria-label={t`Remove ${words}`}
                onClick={() => onChange({ ...values, ...without })}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Button variant="quiet" size="compact" hang="start" onClick={onClear}>
        <Trans>Clear all filters</Trans>
      </Button>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { learnedElsewhere } from '../../../contract/occupations/learned-elsewhere.ts';
import { occupationIndex } from '../../../contract/occupations/occupation-index.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { ComboboxOption, ComboboxSearch } from '../../ui/combobox/match.ts';

/** Occupations as a combobox offers them: found by everybody's words, with their English title on English pages. */
export function useOccupationSearch(occupations: readonly Occupation[]): {
  options: ComboboxOption[];
  search: ComboboxSearch;
} {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const find = occupationIndex(occupations);
    const optionOf = ({ id, kind, name, en }: Occupation, by?: string): ComboboxOption => {
      const title = i18n.locale === 'en' ? (en ?? undefined) : undefined;
      const field = kind === 'field' ? t`Field of occupations` : undefined;
      const hints = [field, title, by === title ? undefined : by].filter((hint) => hint !== undefined);
      return { value: id, label: name, hint: hints.length === 0 ? undefined : hints.join(' · ') };
    };
    return {
      options: occupations.map((occupation) => optionOf(occupation)),
      search: {
        find: (typed) => find(typed).map(({ occupation, by }) => optionOf(occupation, by)),
        note: (typed) => {
          const elsewhere = learnedElsewhere(typed);
          if (!elsewhere) return undefined;
          const name = i18n.locale === 'en' ? elsewhere.en : elsewhere.de;
          return {
            school: t`${name}: one learns this at a school, not in a company. That is why it isn’t here.`,
            studies: t`${name}: for this one goes to university. That is why it isn’t here.`,
            authority: t`${name}: one learns this with a public authority, not in a company. That is why it isn’t here.`,
          }[elsewhere.way];
        },
      },
    };
  }, [occupations, i18n.locale, t]);
}

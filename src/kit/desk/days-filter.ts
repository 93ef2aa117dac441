import { useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../i18n/days.ts';
import { type ListFilter, useListQuery } from '../list-page.tsx';

/** The days, by default of those when somebody joined, that the address of a list asks for, as a figure of the overview leads to it: a choice that can be left. */
export function useDaysFilter(label?: string): readonly ListFilter[] {
  const { t, i18n } = useLingui();
  const { from, until } = useListQuery().query;
  if (from === undefined && until === undefined) return [];
  const words = [from, until].map((day) => (day === undefined ? '' : dayInWords(i18n, day)));
  return [
    {
      name: 'from',
      label: label ?? t`Joined`,
      options: [{ value: 'days', label: from === until ? (words[0] ?? '') : words.join(' – ') }],
      valueIn: () => 'days',
      queryFor: (value) => (value === undefined ? { from: undefined, until: undefined } : {}),
    },
  ];
}

import { useLingui } from '@lingui/react/macro';
import { areaInWords } from '../../../../contract/applicants/area-words.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import type { ListFilter } from '../../../kit/list-page.tsx';

/** Without a label where nobody lives there now who could tell it. */
export interface AreaOption {
  readonly value: string;
  readonly label: string | null | undefined;
}

/** The area that a figure has led to: it can be left, and no other is offered. */
export function useAreaFilter(area: AreaOption | undefined): readonly ListFilter[] {
  const { t } = useLingui();
  if (area === undefined) return [];
  const label = area.label ? areaInWords(currentLocale(), area.label) : t`Unknown area`;
  return [{ name: 'area', label: t`Area`, options: [{ value: area.value, label }] }];
}

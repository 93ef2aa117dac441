import { useLingui } from '@lingui/react/macro';
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
  return [{ name: 'area', label: t`Area`, options: [{ value: area.value, label: area.label ?? t`Unknown area` }] }];
}

import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '../../../kit/list-page.tsx';
import type { SelectOption } from '../../../ui/select/select.tsx';

/** The area that a figure has led to: it can be left, and no other is offered. */
export function useAreaFilter(area: SelectOption | undefined): readonly ListFilter[] {
  const { t } = useLingui();
  return area === undefined ? [] : [{ name: 'area', label: t`Area`, options: [area] }];
}

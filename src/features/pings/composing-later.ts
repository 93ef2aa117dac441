import { type ComponentType, createElement, useEffect } from 'react';
import { listOccupations } from '../../../contract/occupations/occupations.endpoints.ts';
import { call } from '../../api/call.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { later, useLater } from '../../ui/dialog/layer.ts';
import type { ComposingProps } from './composing.tsx';

/** Writing to somebody, with the occupations one can offer. */
export const composing = later(async () => {
  const [{ Composing }, { data: occupations }] = await Promise.all([
    import('./composing.tsx'),
    call(listOccupations, {}),
    needCatalogs('forms', 'search-later'),
  ]);
  return (props: ComposingProps) => createElement(Composing, { ...props, occupations });
});

/** It, once the page rests, or when somebody is written to before; `onRefused` where it can't be fetched. */
export function useComposing(isWanted: boolean, onRefused: () => void): ComponentType<ComposingProps> | undefined {
  useEffect(() => fetchAhead(composing.fetch), []);
  return useLater(composing, isWanted, onRefused);
}

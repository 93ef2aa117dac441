import { type ComponentType, useEffect } from 'react';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { later, useLater } from '../../ui/dialog/layer.ts';
import type { ComposingProps } from './composing.tsx';

/** Writing to somebody. */
export const composing = later(async () => (await import('./composing.tsx')).Composing);

/** It, once the page rests, or when somebody is written to before; `onRefused` where it can't be fetched. */
export function useComposing(isWanted: boolean, onRefused: () => void): ComponentType<ComposingProps> | undefined {
  useEffect(() => fetchAhead(composing.fetch), []);
  return useLater(composing, isWanted, onRefused);
}

import { createElement, type ReactNode, useEffect } from 'react';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import type { KnownTogetherProps } from './known-together.tsx';
import { knownTogether } from './recommendations-later.ts';

/** It, from the first who is chosen on. */
export function KnownTogetherLater(props: KnownTogetherProps): ReactNode {
  const { rows, clear } = props.chosen;
  useEffect(() => fetchAhead(knownTogether.fetch), []);
  const Fetched = useLater(knownTogether, rows.length > 0, clear);
  return Fetched ? createElement(Fetched, props) : null;
}

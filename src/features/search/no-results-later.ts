import { createElement, type ReactNode } from 'react';
import { useLater } from '../../ui/dialog/layer.ts';
import type { NoResultsProps } from './no-results.tsx';
import { noResults } from './search-later.ts';

const stay = (): void => undefined;

/** What stands in place of the list. */
export function NoResultsLater(props: NoResultsProps): ReactNode {
  const Fetched = useLater(noResults, true, stay);
  return Fetched ? createElement(Fetched, props) : null;
}

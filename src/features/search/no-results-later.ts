import { createElement, type ReactNode } from 'react';
import { later, useLater } from '../../ui/dialog/layer.ts';
import type { NoResultsProps } from './no-results.tsx';

/** Comes with an answer without anybody in it (search.actors.ts). */
export const noResults = later(async () => (await import('./no-results.tsx')).NoResults);

const stay = (): void => undefined;

/** What stands in place of the list. */
export function NoResultsLater(props: NoResultsProps): ReactNode {
  const Fetched = useLater(noResults, true, stay);
  return Fetched ? createElement(Fetched, props) : null;
}

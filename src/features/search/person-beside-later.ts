import { createElement, type ReactNode, useEffect } from 'react';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import type { PersonBesideProps } from './person-beside.tsx';
import { personBeside } from './search-later.ts';

/** It, once the page rests, or when somebody is looked at before. */
export function PersonBesideLater(props: PersonBesideProps): ReactNode {
  useEffect(() => fetchAhead(personBeside.fetch), []);
  const Fetched = useLater(personBeside, props.shown !== undefined, () => props.onShow(undefined));
  return Fetched ? createElement(Fetched, props) : null;
}

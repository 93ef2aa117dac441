import { createContext, useContext } from 'react';
import type { Locale } from '../../../contract/kit/fields.ts';
import { lanes } from '../presentation.ts';
import type { Site } from '../site-data.ts';
import type { Said } from '../text.ts';
import type { words } from './words.ts';

export type SaidSite = Said<Site>;
export type SaidFlow = SaidSite['charts'][number];
export type SaidStory = SaidSite['stories'][number];

interface Reading {
  readonly site: SaidSite;
  readonly say: Said<typeof words>;
  readonly locale: Locale;
  /** The state of the session's machine at which the visitor stands. */
  readonly here: string | undefined;
}

export const SiteContext = createContext<Reading | undefined>(undefined);

/** The site in the reader's language. */
export function useSite(): Reading {
  const reading = useContext(SiteContext);
  if (!reading) throw new Error('Outside the site.');
  return reading;
}

export const flowOf = ({ charts }: SaidSite, id: string): SaidFlow | undefined =>
  charts.find((chart) => chart.id === id);

/** A state's title, with its parent's where several states of its machine bear the same. */
export function titleIn({ states }: SaidFlow, path: string): string {
  const state = states.find((one) => one.path === path);
  const isShared = states.filter(({ title }) => title === state?.title).length > 1;
  const parent = isShared ? states.find((one) => one.path === state?.parent) : undefined;
  return [state?.title ?? path, ...(parent ? [parent.title] : [])].join(' · ');
}

/** The flows as each lane meets them. */
export const flowsByLane = ({ charts }: SaidSite) =>
  (Object.keys(lanes) as (keyof typeof lanes)[]).map(
    (lane) => [lane, charts.filter((chart) => chart.lane === lane)] as const,
  );

import { createContext, useContext } from 'react';
import type { Locale } from '../../../contract/kit/fields.ts';
import { type Lane, lanes } from '../presentation.ts';
import type { ChartPage, Site } from '../site-data.ts';
import type { words } from '../words.ts';

interface Reading {
  /** In the reader's language. */
  readonly site: Site;
  readonly say: Readonly<Record<keyof typeof words, string>>;
  readonly locale: Locale;
  /** The state of the session's machine at which the visitor stands. */
  readonly here: string | undefined;
}

export const SiteContext = createContext<Reading | undefined>(undefined);

export function useSite(): Reading {
  const reading = useContext(SiteContext);
  if (!reading) throw new Error('Outside the site.');
  return reading;
}

export const flowOf = ({ charts }: Site, id: string): ChartPage | undefined => charts.find((chart) => chart.id === id);

/** A state's title, with its parent's where several states of its machine bear the same. */
export function titleIn({ states }: ChartPage, path: string): string {
  const state = states.find((one) => one.path === path);
  const isShared = states.filter(({ title }) => title === state?.title).length > 1;
  const parent = isShared ? states.find((one) => one.path === state?.parent) : undefined;
  return [state?.title ?? path, ...(parent ? [parent.title] : [])].join(' · ');
}

/** The flows as each lane meets them. */
export const flowsByLane = ({ charts }: Site) =>
  (Object.keys(lanes) as Lane[]).map((lane) => [lane, charts.filter((chart) => chart.lane === lane)] as const);

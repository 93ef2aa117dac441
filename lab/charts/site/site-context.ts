import { createContext, useContext } from 'react';
import type { Locale } from '../../../contract/kit/fields.ts';
import type { ComparedSite } from '../comparison.ts';
import type { ChartPage } from '../site-data.ts';
import type { words } from '../words.ts';

export interface Reading {
  /** In the reader's language. */
  readonly site: ComparedSite;
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

export const flowOf = ({ charts }: ComparedSite, id: string): ChartPage | undefined =>
  charts.find((chart) => chart.id === id);

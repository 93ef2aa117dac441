import { html, type TemplateResult } from 'lit-html';
import type { Locale } from '../../../contract/kit/fields.ts';
import type { ComparedSite } from '../comparison.ts';
import type { Entry } from '../entries.ts';
import type { ChartPage } from '../site-data.ts';
import type { words } from '../words.ts';

/** What stands on the page, and what the reader has done to it. */
export interface Reading {
  readonly site: ComparedSite;
  readonly entries: readonly Entry[];
  readonly say: (typeof words)[Locale];
  readonly locale: Locale;
  readonly address: string;
  /** The state of the session's machine at which the visitor stands. */
  readonly here: string | undefined;
  readonly asked: string;
  /** Parents of this chart that are opened or closed by hand. */
  readonly toggled: ReadonlySet<string>;
  readonly change: (part: Partial<Pick<Reading, 'here' | 'asked' | 'toggled'>>) => void;
}

export const flowOf = ({ charts }: ComparedSite, id: string): ChartPage | undefined =>
  charts.find((chart) => chart.id === id);

export const to = (address: string, text: unknown): TemplateResult => html`<a href="#${address}">${text}</a>`;
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

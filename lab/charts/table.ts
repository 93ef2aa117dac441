import type { Mark } from './chart.ts';

export interface Cell {
  readonly lines: readonly string[];
  readonly code?: string;
  readonly look?: 'allow' | 'redirect' | 'leave' | 'wait' | 'error' | 'notFound' | 'impossible' | 'open';
  readonly span?: number;
}

export interface Row {
  /** Unique in its table; the anchor of the row. */
  readonly id: string;
  readonly title: string;
  readonly sentence?: string;
  readonly code?: string;
  /** By the columns' order; a cell that one above it covers is null. */
  readonly cells: readonly (Cell | null)[];
  readonly mark?: Mark;
}

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly codes?: readonly string[];
  /** The first one heads the rows' titles. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export interface Section {
  readonly id: 'verdicts' | 'statuses' | 'traceability';
  readonly title: string;
  readonly intro: string;
  readonly tables: readonly Table[];
}

import type { Results } from '@electric-sql/pglite';

/** What the worker is started with. */
export interface WorkerData {
  /** Absent: the data lives in memory. */
  readonly dataDir?: string;
  /** A folder image (tar) to begin with, made by `dump`. */
  readonly image?: Uint8Array;
}

export type Operation =
  | { readonly op: 'query'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly op: 'exec'; readonly text: string }
  | { readonly op: 'listen'; readonly text: string }
  | { readonly op: 'unlisten'; readonly text: string }
  | { readonly op: 'dump' }
  | { readonly op: 'close' };

export type Request = Operation & { readonly id: number };

/** The fields of a database error that survive the way between threads. */
export interface PlainError {
  readonly message: string;
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
}

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly error: PlainError }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: PlainError }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string };

export type Row = Record<string, unknown>;
export type QueryResult<T = Row> = Pick<Results<T>, 'rows' | 'affectedRows' | 'fields'>;

import type { Failed, Refused, Unauthenticated } from '../../machines/kit/results.ts';

/** Nothing is saved yet, and the page already says why. */
export interface Unsaved {
  readonly kind: 'unsaved';
}
export const unsaved: Unsaved = { kind: 'unsaved' };

/** Versions of a record between which nobody but this form has saved: what it was saved over, and what it is now. */
export interface SavedVersions {
  readonly from: number;
  readonly to: number;
}

/** How saving ended. */
export type Outcome =
  | { kind: 'ok'; readonly saved?: SavedVersions | undefined }
  | Unsaved
  | Refused
  | Unauthenticated
  | Failed;

export const isOutcome = (result: unknown): result is Outcome =>
  typeof result === 'object' && result !== null && 'kind' in result;

export const savedOf = (outcome: unknown): SavedVersions | undefined =>
  isOutcome(outcome) && outcome.kind === 'ok' ? outcome.saved : undefined;

/** One save after the other, where nobody else's came between. */
export const joined = (
  earlier: SavedVersions | undefined,
  saved: SavedVersions | undefined,
): SavedVersions | undefined => (earlier && saved?.from === earlier.to ? { from: earlier.from, to: saved.to } : saved);

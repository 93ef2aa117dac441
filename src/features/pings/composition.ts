import type { OfferKind } from '../../../contract/pings/offer.ts';
import type { Draft } from '../../../machines/pings/ping-composer.types.ts';
import { discardDraft, keepDraft, readDraft } from '../../forms/drafts.ts';

/** Who is written to, as the list has it: whom the panel names, and what they wish for. */
export interface Addressed {
  /** Says whom, without a name; empty where nobody knows. */
  readonly about: string;
  readonly wish?: string | undefined;
}
const addressed = { handle: '', about: '', wish: '' };

/** Says whom the address has the composer open for, after a reload or an expired session. */
export const keepAddressed = (userId: string, handle: string, { about, wish = '' }: Addressed): void =>
  keepDraft('composer', userId, { handle, about, wish });
export const rememberedAddressed = (userId: string, handle: string): Addressed => {
  const kept = readDraft('composer', userId, addressed);
  return kept?.handle === handle ? { about: kept.about ?? '', wish: kept.wish } : { about: '' };
};

const nothing: Draft = { templateId: null, kind: 'apprenticeship', occupationId: null, line: '' };
/** One for each person; what is written to several at once is one too. */
const nameOf = (handles: readonly string[]): string =>
  handles.length === 1 ? `composer:${handles[0]}` : 'composer:several';

/** What somebody chose and typed there and has not sent: comes back with the panel. */
export const keepComposition = (userId: string, handles: readonly string[], draft: Draft): void =>
  keepDraft(nameOf(handles), userId, draft);
export const rememberedComposition = (userId: string, handles: readonly string[]): Draft | undefined => {
  const kept = readDraft(nameOf(handles), userId, nothing);
  return kept && { ...nothing, ...kept };
};
export const discardComposition = (userId: string, handles: readonly string[]): void =>
  discardDraft(nameOf(handles), userId);

const offered: Pick<Draft, 'kind' | 'occupationId'> = nothing;

/** What was offered last: the next message begins with it. */
export const keepOffer = (userId: string, { kind, occupationId }: Draft): void =>
  keepDraft('composer:offer', userId, { kind, occupationId });

interface Known {
  readonly wish?: string | undefined;
  readonly searched: readonly string[];
  /** What the company trains. */
  readonly trained: readonly string[];
}

/**
 * What a message offers at first: what the person wishes for where the company trains that; else what was searched for,
 * offered before, or is trained first. Nothing where nobody has said anything.
 */
export function firstOffer(
  userId: string,
  { wish, searched, trained }: Known,
): { kind: OfferKind; occupationId: string | null } {
  const last = { ...offered, ...readDraft('composer:offer', userId, offered) };
  const before = last.occupationId === null ? [] : [last.occupationId];
  const own = [...trained, ...before];
  const fitting = own.filter((id) => id === wish);
  const found = searched.filter((id) => own.includes(id));
  return { kind: last.kind, occupationId: [...fitting, ...found, ...searched, ...before, ...trained][0] ?? null };
}

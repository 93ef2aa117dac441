import type { OfferKind } from '../../../contract/pings/offer.ts';
import type { Draft } from '../../../machines/pings/ping-composer.types.ts';
import { discardDraft, keepDraft, readDraft } from '../../forms/drafts.ts';

const addressed = { handle: '', about: '' };

/** Says whom the address has the composer open for, after a reload or an expired session. */
export const keepAbout = (userId: string, handle: string, about: string): void =>
  keepDraft('composer', userId, { handle, about });
export const rememberedAbout = (userId: string, handle: string): string => {
  const kept = readDraft('composer', userId, addressed);
  return kept?.handle === handle ? (kept.about ?? '') : '';
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
  readonly searched: readonly string[];
  /** What the company trains. */
  readonly trained: readonly string[];
}

/** What a message offers at first: what was searched for, offered before or is the only thing trained; else nothing. */
export function firstOffer(
  userId: string,
  { searched, trained }: Known,
): { kind: OfferKind; occupationId: string | null } {
  const last = { ...offered, ...readDraft('composer:offer', userId, offered) };
  const own = searched.filter((id) => trained.includes(id));
  const before = [last.occupationId].filter((id) => id !== null && (searched.length === 0 || searched.includes(id)));
  const only = trained.length === 1 ? trained : [];
  return { kind: last.kind, occupationId: [...before, ...own, ...searched, ...only][0] ?? null };
}

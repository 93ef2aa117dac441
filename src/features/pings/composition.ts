import { keepDraft, readDraft } from '../../forms/drafts.ts';

/** What somebody had chosen in the composer: comes back after a reload or an expired session. */
interface Composition {
  readonly handle: string;
  readonly template_id: string;
  /** Says whom. */
  readonly about: string;
}

const draft = 'composer';
const nothing: Composition = { handle: '', template_id: '', about: '' };

const compositionOf = (userId: string, handle: string): Partial<Composition> | undefined => {
  const kept = readDraft(draft, userId, nothing);
  return kept?.handle === handle ? kept : undefined;
};

export const keepComposition = (userId: string, composition: Composition): void =>
  keepDraft(draft, userId, composition);
export const rememberedTemplate = (userId: string, handle: string): string | undefined =>
  compositionOf(userId, handle)?.template_id;
export const rememberedAbout = (userId: string, handle: string): string => compositionOf(userId, handle)?.about ?? '';

import { keepDraft, readDraft } from '../../forms/drafts.ts';

/** What somebody had chosen in the composer: comes back after a reload or an expired session. */
interface Composition {
  readonly applicant_id: string;
  readonly template_id: string;
  /** Says whom, without a name. */
  readonly about: string;
}

const draft = 'composer';
const nothing: Composition = { applicant_id: '', template_id: '', about: '' };

const compositionOf = (userId: string, applicantId: string): Partial<Composition> | undefined => {
  const kept = readDraft(draft, userId, nothing);
  return kept?.applicant_id === applicantId ? kept : undefined;
};

export const keepComposition = (userId: string, composition: Composition): void =>
  keepDraft(draft, userId, composition);
export const rememberedTemplate = (userId: string, applicantId: string): string | undefined =>
  compositionOf(userId, applicantId)?.template_id;
export const rememberedAbout = (userId: string, applicantId: string): string =>
  compositionOf(userId, applicantId)?.about ?? '';

import { consentSentences } from './consent.sentences.ts';
import { guardianSentences } from './guardian.sentences.ts';
import { houseSentences } from './house.sentences.ts';
import { messageSentences } from './messages.sentences.ts';
import { recordSentences } from './records.sentences.ts';
import type { Sentence } from './sentence.ts';
import { sessionEndSentences } from './session-end.sentences.ts';
import { sessionSentences } from './session.sentences.ts';
import { verificationSentences } from './verification.sentences.ts';
import { verdictSentences } from './verdicts.sentences.ts';
import { wizardSentences } from './wizard.sentences.ts';

export const sentences: readonly Sentence[] = [
  sessionSentences,
  sessionEndSentences,
  verdictSentences,
  verificationSentences,
  consentSentences,
  guardianSentences,
  wizardSentences,
  messageSentences,
  houseSentences,
  recordSentences,
].flat();

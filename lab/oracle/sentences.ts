import { consentSentences } from './consent.sentences.ts';
import { contactAnswerSentences } from './contact-answer.sentences.ts';
import { contactSentences } from './contact.sentences.ts';
import { guardianAwaitedSentences } from './guardian-awaited.sentences.ts';
import { guardianSentences } from './guardian.sentences.ts';
import { houseSentences } from './house.sentences.ts';
import { lifecycleSentences } from './lifecycles.sentences.ts';
import { loggedInSentences } from './logged-in.sentences.ts';
import { linkSentences } from './links.sentences.ts';
import { recordSentences } from './records.sentences.ts';
import type { Sentence } from './sentence.ts';
import { sessionSentences } from './session.sentences.ts';
import { targetSentences } from './target.sentences.ts';
import { verificationSentences } from './verification.sentences.ts';
import { verdictSentences } from './verdicts.sentences.ts';
import { wizardSentences } from './wizard.sentences.ts';

/** All that the oracle says. */
export const sentences: readonly Sentence[] = [
  ...sessionSentences,
  ...loggedInSentences,
  ...verdictSentences,
  ...targetSentences,
  ...verificationSentences,
  ...consentSentences,
  ...guardianAwaitedSentences,
  ...guardianSentences,
  ...wizardSentences,
  ...contactSentences,
  ...contactAnswerSentences,
  ...houseSentences,
  ...recordSentences,
  ...linkSentences,
  ...lifecycleSentences,
];

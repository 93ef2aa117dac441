import { answers } from './people.ts';
import { type Cast, storiesOf } from './story.ts';

const waiting = { contactId: 'the guardian', resendInMs: 60_000 };
const texts = { hash: 'hash of the text', findable: 'hash of the other' };
const values = {
  firstname: 'Ada',
  lastname: 'Muster',
  email: 'ada@example.org',
  gender: 'female',
  relation: 'mother',
} as const;

const cast: Cast = {
  machine: 'guardianConsent',
  begins: { opening: undefined },
  names: ['accepted', 'adult', 'unnamed', 'awaiting', 'declined', 'expired', 'withdrawn'],
  values: {
    ...answers,
    texts,
    guardian: { values },
    contact: { contactId: 'the guardian' },
    named: { kind: 'ok', ...waiting },
    unsent: { kind: 'ok', ...waiting, resendInMs: null },
    replaced: { kind: 'ok', ...waiting, contactId: 'another guardian' },
    replacedElsewhere: { kind: 'awaiting', ...waiting, contactId: 'another guardian' },
    still: (kind: string) => ({ kind, ...waiting }),
    cooled: (kind: string) => ({ kind, ...waiting, resendInMs: 0 }),
    usedUp: (kind: string) => ({ kind, ...waiting, resendInMs: null }),
    'guardian.submit': { type: 'guardian.submit', values },
    'terms.accept': { type: 'terms.accept', ...texts },
    settled: (result: object) => ({ type: 'submission.settled', result }),
  },
};

export const consentSentences = storiesOf(cast)(`
  adult: opening; askStanding only adult
  minor: opening; askStanding only unnamed
  awaiting: opening; askStanding still awaiting
  asking: awaiting; tab.focused
  ended: opening; askStanding still <ended>
  resending: opening; askStanding cooled expired; link.resend
  renaming: awaiting; guardian.update; guardian.submit
  <ended>: declined | expired | withdrawn
  <renewable>: expired | withdrawn
  <lost>: refusal | failed | unauthenticated | breaks
  <unanswered>: failed | unauthenticated | breaks

  consent.opens — statecharts consent: loading → adult.reading → accepting → accepted (final) | minor.form → saving → awaitingGuardian
  Adults read and accept, minors name a guardian, and whoever did sees what became of it.
  - opening → loading, asks askStanding; askStanding only accepted → accepted, tells outdated, over
  - adult → adult.reading, can terms.accept, cannot guardian.submit, asks nothing
  - ended → <ended>, cannot terms.accept, contactId = "the guardian", resendInMs = 60000

  consent.does-not-open — specification 8: any other or missing status shows 'An unknown error occurred.
  Where the server does not say how things stand, that is said and can be tried again.
  - opening; askStanding {failed | unauthenticated | breaks} → failed, asks nothing;
    consent.retry → loading, asks askStanding

  consent.adult-accepts — specification 2: /tos/accept: an adult applicant accepts alone
  The server is told which text an adult has read, and with its yes the terms are accepted.
  - adult; terms.accept → accepting, asks acceptTerms with texts;
    acceptTerms ok → tells settled ok, accepted, tells outdated, over

  consent.adult-refused — decisions 3: **Consent ledger**: append-only; version, text hash, who, when, how, withdrawal.
  Where a newer text is in force, or they are a minor after all, the page asks anew and nothing is accepted.
  - adult; terms.accept; acceptTerms conflict → tells settled conflict, loading, asks askStanding

  consent.adult-fails — specification 8: any other or missing status shows 'An unknown error occurred.
  Where no answer comes that is said; they can accept again, or see how things stand before they send it again.
  - adult; terms.accept; acceptTerms <unanswered> →
    tells settled <unanswered>, adult.failed; terms.accept → accepting
  - resending; resendLink <lost> → tells settled <lost>, loading, asks askStanding

  consent.minor-names-guardian — specification 2: a minor gets a guardian verification link, a pending-confirmation screen and an 'Update legal guardian' action
  A minor names a guardian, and waits for the answer to the link; nothing is accepted yet.
  - minor; guardian.submit → saving, asks nameGuardian with guardian;
    nameGuardian named → tells settled named, awaitingGuardian.answer.resting, awaitingGuardian.resend.cooling,
    contactId = "the guardian", resendInMs = 60000

  consent.guardian-refused — decisions 3: email* (not the applicant's own)
  Where the guardian is refused or no answer comes, the form is told and can be sent again.
  - minor; guardian.submit; nameGuardian <lost> → tells settled <lost>, minor, can guardian.submit, asks nothing

  consent.asks-by-itself — statecharts consent: polled every 20 s and on focus
  While the guardian has not answered the server is asked every twenty seconds and on coming back, once at a time.
  - awaiting; 19999 ms → asks nothing; 1 ms → asks askStanding
  - asking → awaitingGuardian.answer.asking, asks askStanding, cannot tab.focused;
    askStanding still awaiting → awaitingGuardian.answer.resting; 20000 ms → asks askStanding

  consent.guardian-confirms — specification 1: Applicants under 16 are treated as minors and need a legal guardian to accept the terms of service.
  When the guardian has confirmed, the terms are accepted.
  - asking; askStanding only accepted → accepted, tells outdated, over

  consent.answer-comes-otherwise — statecharts consent: confirmed → accepted; declined; expired; turnedAdult → adult.reading; replaced elsewhere → loading
  A refusal, an expired link and coming of age are shown; what is not known in full is asked for anew.
  - asking; askStanding usedUp {declined | expired} → contactId = "the guardian", resendInMs = null
  - asking; askStanding {still declined → declined | still expired → expired | only adult → adult.reading}
  - asking; askStanding {replacedElsewhere | still withdrawn | only unnamed} → loading, asks askStanding
  - asking; askStanding only unnamed; askStanding only unnamed → minor, contactId = null

  consent.asking-fails — statecharts consent: polled every 20 s and on focus
  Where the server does not say how things stand they go on waiting, and it is asked again.
  - asking; askStanding {failed | unauthenticated | breaks} →
    awaitingGuardian.answer.resting, contactId = "the guardian", resendInMs = 60000; 20000 ms → asks askStanding

  consent.resend — statecharts consent: resend [60 s, 3 a day] → resending
  After a minute the link can be sent again, to that guardian; when today’s are used up it can’t.
  - opening; askStanding cooled awaiting → awaitingGuardian.resend.available
  - awaiting; 59999 ms → cannot link.resend; 1 ms → awaitingGuardian.resend.available;
    link.resend → resending, asks resendLink with contact;
    resendLink unsent → tells settled unsent, awaitingGuardian.resend.limitedToday, resendInMs = null;
    60000 ms → cannot link.resend

  consent.resend-after-the-end — statecharts consent: expired: resend or update      withdrawn: update or resend
  After an expired link or a withdrawal it can be sent again in the same way, but never after a refusal.
  - opening; askStanding cooled <renewable> →
    <renewable>.available; link.resend → resending, asks resendLink with contact
  - opening; askStanding still <renewable> → <renewable>.cooling; 59999 ms → cannot link.resend;
    1 ms → <renewable>.available, can link.resend, can guardian.update
  - opening; askStanding usedUp <renewable> → <renewable>.limitedToday; 60000 ms → cannot link.resend
  - opening; askStanding cooled declined → cannot link.resend

  consent.guardian-replaced — specification 2: an 'Update legal guardian' action
  Who has named a guardian can name another one, who is then waited for; who thinks better of it sees how things stand.
  - {awaiting | ended}; guardian.update → editing, asks nothing, can guardian.submit;
    guardian.cancel → loading, asks askStanding
  - awaiting; guardian.update; guardian.submit → replacing, asks nameGuardian with guardian;
    nameGuardian replaced → tells settled replaced, awaitingGuardian, contactId = "another guardian"

  consent.replacing-fails — specification 5: Server validation errors are mapped onto fields.
  Where that is refused or no answer comes, the form is told and can be sent again or left.
  - renaming; nameGuardian <lost> →
    tells settled <lost>, editing, can guardian.submit, can guardian.cancel, asks nothing
`);

import { conflict, failure, refusal, unauthenticated, yes } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { decisions, type Sentence, spec, statecharts } from './sentence.ts';

const waiting = { contactId: 'the guardian', resendInMs: 60_000 };
const unsent = { ...waiting, resendInMs: null };
const values = {
  firstname: 'Ada',
  lastname: 'Muster',
  email: 'ada@example.org',
  gender: 'female',
  relation: 'mother',
} as const;
const submit = { type: 'guardian.submit', values } as const;
const accept = { type: 'terms.accept', hash: 'hash of the text', findable: 'hash of the other' } as const;
const settled = (result: object) => ({ type: 'submission.settled', result });

const opening = (product: Product) => begin(product, 'guardianConsent');
const adult = (product: Product) => opening(product).answers('askStanding', { kind: 'adult' });
const minor = (product: Product) => opening(product).answers('askStanding', { kind: 'unnamed' });
const awaiting = (product: Product) => opening(product).answers('askStanding', { kind: 'awaiting', ...waiting });
const ended = ['declined', 'expired', 'withdrawn'] as const;
const after = (product: Product, kind: (typeof ended)[number], facts: typeof waiting | typeof unsent = waiting) =>
  opening(product).answers('askStanding', { kind, ...facts });

/** Agreeing to the terms: alone, or through a guardian. */
export const consentSentences: readonly Sentence[] = [
  {
    id: 'consent.opens',
    place: statecharts(
      'consent',
      'loading → adult.reading → accepting → accepted (final) | minor.form → saving → awaitingGuardian',
    ),
    given: 'an applicant who has not agreed to the terms',
    when: 'the page opens and the server says how things stand',
    then: 'adults read and accept, minors name a guardian, and whoever did sees what became of it',
    shownBy: (product) => {
      opening(product).is('loading').asks('askStanding');
      adult(product).is('adult.reading').offers(accept).refuses(submit).asksNothing();
      minor(product).is('minor').offers(submit).refuses(accept).keeps({ contactId: null });
      awaiting(product).is('awaitingGuardian').refuses(accept).keeps(waiting);
      for (const kind of ended) after(product, kind).is(kind).keeps(waiting).refuses(accept);
      opening(product)
        .answers('askStanding', { kind: 'accepted' })
        .is('accepted')
        .tells({ type: 'me.outdated' })
        .isOver();
    },
  },
  {
    id: 'consent.does-not-open',
    place: spec('8', "any other or missing status shows 'An unknown error occurred."),
    given: 'an applicant at the page of the terms',
    when: 'the server does not say how things stand',
    then: 'that is said, and it can be tried again',
    shownBy: (product) => {
      opening(product).breaks('askStanding').is('failed').asksNothing();
      for (const answer of [failure, unauthenticated]) {
        opening(product)
          .answers('askStanding', answer)
          .is('failed')
          .asksNothing()
          .when({ type: 'consent.retry' })
          .is('loading')
          .asks('askStanding');
      }
    },
  },
  {
    id: 'consent.adult-accepts',
    place: spec('2', '/tos/accept: an adult applicant accepts alone'),
    given: 'an adult who reads the terms',
    when: 'they accept the text they read',
    then: 'the server is told which text it was, and with its yes the terms are accepted',
    shownBy: (product) =>
      adult(product)
        .when(accept)
        .is('accepting')
        .asks('acceptTerms', { hash: 'hash of the text', findable: 'hash of the other' })
        .answers('acceptTerms', yes)
        .tells(settled(yes))
        .is('accepted')
        .tells({ type: 'me.outdated' })
        .isOver(),
  },
  {
    id: 'consent.adult-refused',
    place: decisions('3', '**Consent ledger**: append-only; version, text hash, who, when, how, withdrawal.'),
    given: 'an adult who has accepted the text they read',
    when: 'a newer text is in force, or they are a minor after all',
    then: 'the page asks anew how things stand; nothing is accepted',
    shownBy: (product) =>
      adult(product)
        .when(accept)
        .answers('acceptTerms', conflict)
        .tells(settled(conflict))
        .is('loading')
        .asks('askStanding'),
  },
  {
    id: 'consent.adult-fails',
    place: spec('8', "any other or missing status shows 'An unknown error occurred."),
    given: 'an adult who has accepted the text they read',
    when: 'the server does not answer, or breaks',
    then: 'that is said beside the text, and they can accept again',
    shownBy: (product) => {
      for (const answer of [failure, unauthenticated]) {
        adult(product)
          .when(accept)
          .answers('acceptTerms', answer)
          .tells(settled(answer))
          .is('adult.failed')
          .when(accept)
          .is('accepting');
      }
      adult(product).when(accept).breaks('acceptTerms').tells(settled(failure)).is('adult.failed').offers(accept);
    },
  },
  {
    id: 'consent.minor-names-guardian',
    place: spec(
      '2',
      "a minor gets a guardian verification link, a pending-confirmation screen and an 'Update legal guardian' action",
    ),
    given: 'a minor who has named nobody',
    when: 'they name a guardian and the server has sent the link',
    then: 'they wait for the answer; nothing is accepted yet',
    shownBy: (product) =>
      minor(product)
        .when(submit)
        .is('saving')
        .asks('nameGuardian', { values })
        .answers('nameGuardian', { kind: 'ok', ...waiting })
        .tells(settled({ kind: 'ok', ...waiting }))
        .is('awaitingGuardian.answer.resting', 'awaitingGuardian.resend.cooling')
        .keeps(waiting),
  },
  {
    id: 'consent.guardian-refused',
    place: decisions('3', "email* (not the applicant's own)"),
    given: 'a minor who names a guardian',
    when: 'the server refuses, does not answer, or breaks',
    then: 'the form is told and can be sent again',
    shownBy: (product) => {
      for (const answer of [refusal, failure, unauthenticated]) {
        minor(product)
          .when(submit)
          .answers('nameGuardian', answer)
          .tells(settled(answer))
          .is('minor')
          .offers(submit)
          .asksNothing();
      }
      minor(product).when(submit).breaks('nameGuardian').tells(settled(failure)).is('minor').offers(submit);
    },
  },
];

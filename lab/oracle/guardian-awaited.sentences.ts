import { conflict, failure, refusal, unauthenticated } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { type Sentence, spec, statecharts } from './sentence.ts';

const waiting = { contactId: 'the guardian', resendInMs: 60_000 };
const another = { contactId: 'another guardian', resendInMs: 60_000 };
const cooled = { ...waiting, resendInMs: 0 };
const unsent = { ...waiting, resendInMs: null };
const values = {
  firstname: 'Ada',
  lastname: 'Muster',
  email: 'ada@example.org',
  gender: 'female',
  relation: 'mother',
} as const;
const submit = { type: 'guardian.submit', values } as const;
const update = { type: 'guardian.update' } as const;
const resend = { type: 'link.resend' } as const;
const settled = (result: object) => ({ type: 'submission.settled', result });

const opening = (product: Product) => begin(product, 'guardianConsent');
const awaiting = (product: Product) => opening(product).answers('askStanding', { kind: 'awaiting', ...waiting });
const asking = (product: Product) => awaiting(product).when({ type: 'tab.focused' });
const ended = ['declined', 'expired', 'withdrawn'] as const;
const after = (product: Product, kind: (typeof ended)[number], facts: typeof waiting | typeof unsent = waiting) =>
  opening(product).answers('askStanding', { kind, ...facts });

/** Waiting for a guardian's answer. */
export const guardianAwaitedSentences: readonly Sentence[] = [
  {
    id: 'consent.asks-by-itself',
    place: statecharts('consent', 'polled every 20 s and on focus'),
    given: 'a minor whose guardian has not answered',
    when: 'twenty seconds pass, or they come back to the tab',
    then: 'the server is asked, once at a time, and as long as nothing has changed again and again',
    shownBy: (product) => {
      awaiting(product).waits(19_999).asksNothing().waits(1).asks('askStanding');
      asking(product)
        .is('awaitingGuardian.answer.asking')
        .asks('askStanding')
        .refuses({ type: 'tab.focused' })
        .answers('askStanding', { kind: 'awaiting', ...waiting })
        .is('awaitingGuardian.answer.resting')
        .waits(20_000)
        .asks('askStanding');
    },
  },
  {
    id: 'consent.guardian-confirms',
    place: spec(
      '1',
      'Applicants under 16 are treated as minors and need a legal guardian to accept the terms of service.',
    ),
    given: 'a minor whose guardian has been asked',
    when: 'the server says that the guardian has confirmed',
    then: 'the terms are accepted',
    shownBy: (product) =>
      asking(product)
        .answers('askStanding', { kind: 'accepted' })
        .is('accepted')
        .tells({ type: 'me.outdated' })
        .isOver(),
  },
  {
    id: 'consent.answer-comes-otherwise',
    place: statecharts(
      'consent',
      'confirmed → accepted; declined; expired; turnedAdult → adult.reading; replaced elsewhere → loading',
    ),
    given: 'a minor whose guardian has been asked',
    when: 'the guardian declines, the link expires, the minor comes of age, or something else happened elsewhere',
    then: 'they see that; what is not known in full is asked for anew',
    shownBy: (product) => {
      const later = { ...waiting, resendInMs: null };
      for (const kind of ['declined', 'expired'] as const) {
        asking(product)
          .answers('askStanding', { kind, ...later })
          .is(kind)
          .keeps(later);
      }
      asking(product).answers('askStanding', { kind: 'adult' }).is('adult.reading');
      for (const elsewhere of [
        { kind: 'awaiting', ...another },
        { kind: 'withdrawn', ...waiting },
        { kind: 'unnamed' },
      ] as const) {
        asking(product).answers('askStanding', elsewhere).is('loading').asks('askStanding');
      }
      asking(product)
        .answers('askStanding', { kind: 'unnamed' })
        .answers('askStanding', { kind: 'unnamed' })
        .is('minor')
        .keeps({ contactId: null });
    },
  },
  {
    id: 'consent.asking-fails',
    place: statecharts('consent', 'polled every 20 s and on focus'),
    given: 'a minor whose guardian has been asked',
    when: 'the server does not say how things stand',
    then: 'they go on waiting, and it is asked again',
    shownBy: (product) => {
      for (const run of [
        asking(product).answers('askStanding', failure),
        asking(product).answers('askStanding', unauthenticated),
        asking(product).breaks('askStanding'),
      ]) {
        run.is('awaitingGuardian.answer.resting').keeps(waiting).waits(20_000).asks('askStanding');
      }
    },
  },
  {
    id: 'consent.resend',
    place: statecharts('consent', 'resend [60 s, 3 a day] → resending'),
    given: 'a minor whose guardian has been asked',
    when: 'a minute has passed and they have the link sent again',
    then: 'it goes to that guardian, and they wait anew; when today’s are used up they can’t',
    shownBy: (product) => {
      awaiting(product)
        .waits(59_999)
        .refuses(resend)
        .waits(1)
        .is('awaitingGuardian.resend.available')
        .when(resend)
        .is('resending')
        .asks('resendLink', { contactId: 'the guardian' })
        .answers('resendLink', { kind: 'ok', ...unsent })
        .tells(settled({ kind: 'ok', ...unsent }))
        .is('awaitingGuardian.resend.limitedToday')
        .keeps(unsent)
        .waits(60_000)
        .refuses(resend);
    },
  },
  {
    id: 'consent.resend-after-the-end',
    place: statecharts('consent', 'expired: resend or update      withdrawn: update or resend'),
    given: 'a link that expired, or a guardian who withdrew or declined',
    when: 'the minor has the link sent again',
    then: 'that is possible a minute after the last mail and where today’s are not used up, but never after a refusal',
    shownBy: (product) => {
      for (const kind of ['expired', 'withdrawn'] as const) {
        after(product, kind, cooled).when(resend).is('resending').asks('resendLink', { contactId: 'the guardian' });
        after(product, kind)
          .is(`${kind}.cooling`)
          .waits(59_999)
          .refuses(resend)
          .waits(1)
          .is(`${kind}.available`)
          .offers(resend)
          .offers(update);
        after(product, kind, unsent).is(`${kind}.limitedToday`).waits(60_000).refuses(resend);
      }
      after(product, 'declined').refuses(resend);
    },
  },
  {
    id: 'consent.resend-fails',
    place: spec('8', "any other or missing status shows 'An unknown error occurred."),
    given: 'a link that is being sent again',
    when: 'the server refuses, does not answer, or breaks',
    then: 'that is told, and the page asks anew how things stand',
    shownBy: (product) => {
      for (const answer of [conflict, failure, unauthenticated]) {
        after(product, 'expired', cooled)
          .when(resend)
          .answers('resendLink', answer)
          .tells(settled(answer))
          .is('loading')
          .asks('askStanding');
      }
      after(product, 'expired', cooled).when(resend).breaks('resendLink').tells(settled(failure)).is('loading');
    },
  },
  {
    id: 'consent.guardian-replaced',
    place: spec('2', "an 'Update legal guardian' action"),
    given: 'a minor whose guardian was asked, or whose guardian’s answer is at an end',
    when: 'they name another one, or think better of it',
    then: 'the new one is asked and waited for; or the page asks anew how things stand',
    shownBy: (product) => {
      const runs = () => [awaiting(product), ...ended.map((kind) => after(product, kind))];
      for (const run of runs()) run.when(update).is('editing').asksNothing().offers(submit);
      for (const run of runs()) run.when(update).when({ type: 'guardian.cancel' }).is('loading').asks('askStanding');
      awaiting(product)
        .when(update)
        .when(submit)
        .is('replacing')
        .asks('nameGuardian', { values })
        .answers('nameGuardian', { kind: 'ok', ...another })
        .tells(settled({ kind: 'ok', ...another }))
        .is('awaitingGuardian')
        .keeps(another);
    },
  },
  {
    id: 'consent.replacing-fails',
    place: spec('5', 'Server validation errors are mapped onto fields.'),
    given: 'a minor who names another guardian',
    when: 'the server refuses, does not answer, or breaks',
    then: 'the form is told and can be sent again or left',
    shownBy: (product) => {
      const named = () => awaiting(product).when(update).when(submit);
      for (const answer of [refusal, failure, unauthenticated]) {
        named()
          .answers('nameGuardian', answer)
          .tells(settled(answer))
          .is('editing')
          .offers(submit)
          .offers({ type: 'guardian.cancel' })
          .asksNothing();
      }
      named().breaks('nameGuardian').tells(settled(failure)).is('editing').offers(submit);
    },
  },
];

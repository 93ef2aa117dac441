import { failure, yes } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { decisions, type Sentence, spec, statecharts } from './sentence.ts';

const minute = 60_000;
const times = { expiresInMs: 10 * minute, resendInMs: minute, triesLeft: 5 };
const submit = { type: 'code.submit', code: '123456' } as const;
const resend = { type: 'code.resend' } as const;
const settled = (result: object) => ({ type: 'code.settled', result });
const resendSettled = (result: object) => ({ type: 'resend.settled', result });

const opening = (product: Product) => begin(product, 'verification');
const open = (product: Product, facts: Partial<typeof times> = {}) =>
  opening(product).answers('loadVerification', { kind: 'ok', ...times, ...facts });
const verifying = (product: Product, facts?: Partial<typeof times>) => open(product, facts).when(submit);
const resending = (product: Product) => open(product).waits(minute).when(resend);
const wrong = { kind: 'wrong', triesLeft: 4 } as const;

/** Proving an e-mail address. */
export const verificationSentences: readonly Sentence[] = [
  {
    id: 'verification.opens',
    place: spec('2', '/auth/verify-email/ (e-mail verification by code; resend option, spam hint'),
    given: 'somebody who is to verify their address',
    when: 'the page opens',
    then: 'the server is asked how things stand; a code can be entered, another one be had after a minute',
    shownBy: (product) => {
      opening(product).is('loading').asks('loadVerification').refuses(submit).refuses(resend);
      open(product)
        .is('open.code.valid.entering', 'open.resend.waiting')
        .keeps(times)
        .offers(submit)
        .refuses(resend)
        .asksNothing();
    },
  },
  {
    id: 'verification.opens-otherwise',
    place: decisions('5', '25 wrong a day and account'),
    given: 'somebody who is to verify their address',
    when: 'the page opens and they are verified already, blocked for today, or the server does not answer',
    then: 'that is said; only the last can be tried again',
    shownBy: (product) => {
      opening(product)
        .answers('loadVerification', { kind: 'verified' })
        .is('verified')
        .tells({ type: 'session.renewed' })
        .isOver();
      opening(product).answers('loadVerification', { kind: 'blocked' }).is('blockedToday').asksNothing();
      opening(product).breaks('loadVerification').is('failed').asksNothing();
      opening(product)
        .answers('loadVerification', failure)
        .is('failed')
        .asksNothing()
        .when({ type: 'verification.retry' })
        .is('loading')
        .asks('loadVerification');
    },
  },
  {
    id: 'verification.dead-code',
    place: decisions('5', '6 digits, 10 minutes, 5 tries'),
    given: 'a code whose tries are used up, or whose time is over',
    when: 'the page opens',
    then: 'it says which, and takes no code until a new one is sent',
    shownBy: (product) => {
      const at = (facts: object) => opening(product).answers('loadVerification', { kind: 'ok', ...times, ...facts });
      at({ triesLeft: 0 }).is('open.code.void.tries').refuses(submit);
      at({ expiresInMs: null }).is('open.code.void.expired').refuses(submit);
      at({ expiresInMs: null, triesLeft: 0 }).is('open.code.void.tries').refuses(submit);
    },
  },
  {
    id: 'verification.right-code',
    place: spec('4', 'A logged-in unverified user goes to e-mail verification.'),
    given: 'a code that counts',
    when: 'the right digits are entered',
    then: 'they are checked, and the address is verified',
    shownBy: (product) =>
      verifying(product)
        .is('open.code.valid.verifying')
        .asks('verifyCode', { code: '123456' })
        .answers('verifyCode', yes)
        .is('verified')
        .tells({ type: 'session.renewed' })
        .isOver(),
  },
  {
    id: 'verification.wrong-code',
    place: statecharts('e-mail verification', 'wrong (n left) → entering'),
    given: 'a code that counts',
    when: 'wrong digits are entered, and then others',
    then: 'it says how many tries are left; typing takes that away, and another try is possible at once or after typing',
    shownBy: (product) => {
      const after = () =>
        verifying(product)
          .answers('verifyCode', wrong)
          .tells(settled(wrong))
          .is('open.code.valid.wrong')
          .keeps({ triesLeft: 4 });
      after().when(submit).is('open.code.valid.verifying').asks('verifyCode', { code: '123456' });
      after().when({ type: 'code.edited' }).is('open.code.valid.entering').when(submit).is('open.code.valid.verifying');
    },
  },
  {
    id: 'verification.code-dies',
    place: decisions('5', 'the try counted before it is compared'),
    given: 'digits that are being checked',
    when: 'the server says that the code has no tries left, has expired, or that today’s tries are used up',
    then: 'that is said, and no code is taken; the last lasts until tomorrow',
    shownBy: (product) => {
      verifying(product).answers('verifyCode', { kind: 'void' }).is('open.code.void.tries').refuses(submit);
      verifying(product).answers('verifyCode', { kind: 'expired' }).is('open.code.void.expired').refuses(submit);
      verifying(product)
        .waits(minute)
        .answers('verifyCode', { kind: 'blocked' })
        .is('blockedToday')
        .refuses(submit)
        .refuses(resend);
    },
  },
  {
    id: 'verification.no-answer',
    place: spec('8', "any other or missing status shows 'An unknown error occurred."),
    given: 'digits that are being checked',
    when: 'the server does not answer, or breaks',
    then: 'the form is told, and they can be sent again',
    shownBy: (product) => {
      const again = (run: ReturnType<typeof verifying>) =>
        run.tells(settled(failure)).is('open.code.valid.entering').offers(submit).asksNothing();
      again(verifying(product).answers('verifyCode', failure));
      again(verifying(product).breaks('verifyCode'));
    },
  },
  {
    id: 'verification.expires',
    place: statecharts('e-mail verification', 'void (expired)'),
    given: 'a code that counts for ten minutes',
    when: 'they pass, also while a wrong one is shown or one is being checked',
    then: 'it counts no more, and no try prolongs it; what is being checked gets its answer first',
    shownBy: (product) => {
      open(product)
        .waits(9 * minute)
        .is('open.code.valid.entering')
        .waits(minute)
        .is('open.code.void.expired');
      verifying(product)
        .answers('verifyCode', wrong)
        .waits(10 * minute)
        .is('open.code.void.expired');
      const late = () =>
        open(product)
          .waits(9 * minute)
          .when(submit);
      for (const run of [
        late().answers('verifyCode', wrong).when({ type: 'code.edited' }),
        late().answers('verifyCode', failure),
        late().breaks('verifyCode'),
      ]) {
        run.is('open.code.valid.entering').waits(minute).is('open.code.void.expired');
      }
      verifying(product)
        .waits(10 * minute)
        .is('open.code.valid.verifying')
        .answers('verifyCode', yes)
        .is('verified')
        .tells({ type: 'session.renewed' });
    },
  },
  {
    id: 'verification.resend',
    place: statecharts(
      'e-mail verification',
      'waiting — after(resendAt) → available → resending → waiting | limitedToday',
    ),
    given: 'a code that was sent',
    when: 'a minute has passed and another one is asked for',
    then: 'it is sent once, and everything begins anew with the new one',
    shownBy: (product) => {
      const wrongOnce = verifying(product).answers('verifyCode', wrong);
      for (const run of [open(product), wrongOnce]) {
        run
          .waits(minute - 1)
          .refuses(resend)
          .waits(1)
          .is('open.resend.available')
          .when(resend)
          .is('open.resend.resending')
          .asks('resendCode')
          .refuses(resend)
          .answers('resendCode', { kind: 'ok', ...times, triesLeft: 3 })
          .tells(resendSettled({ kind: 'ok', ...times, triesLeft: 3 }))
          .is('open.code.valid.entering', 'open.resend.waiting')
          .keeps({ triesLeft: 3 })
          .asksNothing();
      }
    },
  },
  {
    id: 'verification.resend-revives',
    place: decisions('5', 'a new one voids the old'),
    given: 'a code that is dead',
    when: 'a new one is sent',
    then: 'it can be entered, and counts for its own ten minutes',
    shownBy: (product) =>
      open(product, { triesLeft: 0 })
        .waits(minute)
        .when(resend)
        .answers('resendCode', { kind: 'ok', ...times })
        .is('open.code.valid.entering')
        .waits(9 * minute)
        .is('open.code.valid.entering'),
  },
  {
    id: 'verification.resend-not-now',
    place: decisions('5', 'resend once a minute and 10 a day'),
    given: 'another code that is being asked for',
    when: 'it is too early, today’s are used up, or the address is verified already',
    then: 'one waits as long as said, until tomorrow, or is through',
    shownBy: (product) => {
      const early = { kind: 'tooEarly', resendInMs: 5000 } as const;
      resending(product)
        .answers('resendCode', early)
        .tells(resendSettled(early))
        .is('open.resend.waiting')
        .waits(4999)
        .refuses(resend)
        .waits(1)
        .offers(resend);
      resending(product)
        .answers('resendCode', { kind: 'limited' })
        .tells(resendSettled({ kind: 'limited' }))
        .is('open.resend.limitedToday', 'open.code.valid.entering')
        .asksNothing()
        .waits(minute)
        .refuses(resend);
      resending(product).answers('resendCode', { kind: 'verified' }).is('verified').tells({ type: 'session.renewed' });
      open(product, { resendInMs: null as never })
        .is('open.resend.limitedToday')
        .waits(minute)
        .refuses(resend);
    },
  },
  {
    id: 'verification.resend-fails',
    place: spec('8', "any other or missing status shows 'An unknown error occurred."),
    given: 'another code that is being asked for',
    when: 'the server does not answer, or breaks',
    then: 'that is told, and it can be asked for again at once',
    shownBy: (product) => {
      const again = (run: ReturnType<typeof resending>) =>
        run.tells(resendSettled(failure)).is('open.resend.available').offers(resend).asksNothing();
      again(resending(product).answers('resendCode', failure));
      again(resending(product).breaks('resendCode'));
    },
  },
  {
    id: 'verification.one-at-a-time',
    place: statecharts('e-mail verification', '(off while verifying)'),
    given: 'digits that are being checked, or another code that is being asked for',
    when: 'somebody tries the other thing meanwhile',
    then: 'it is not possible until the answer is there',
    shownBy: (product) => {
      open(product).waits(minute).when(submit).refuses(resend).answers('verifyCode', wrong).offers(resend);
      resending(product).refuses(submit).answers('resendCode', failure).offers(submit);
      verifying(product)
        .answers('verifyCode', wrong)
        .waits(minute)
        .when(resend)
        .refuses(submit)
        .answers('resendCode', failure)
        .offers(submit);
    },
  },
];

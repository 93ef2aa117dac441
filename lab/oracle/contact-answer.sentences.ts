import type { ApplicantPing } from '../../contract/pings/pings.schema.ts';
import { received, release } from '../../tests/support/messages.ts';
import { conflict, failure } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { decisions, reference, type Sentence, statecharts } from './sentence.ts';

const opening = (product: Product) => begin(product, 'pingAnswer');
const opened = (product: Product, status: ApplicantPing['status']) =>
  opening(product).answers('lookUp', { kind: 'ok', ping: received(status) });
const found = (product: Product, ping: ApplicantPing) => opening(product).answers('lookUp', { kind: 'ok', ping });
const takenBack = received('revoked', { ...release, withdrawn_at: release.at });
const withdrawing = (product: Product) =>
  opened(product, 'accepted').when({ type: 'ping.withdraw' }).when({ type: 'withdraw.confirm', reason: 'too far' });
const accepting = (product: Product) =>
  opened(product, 'pending').when({ type: 'ping.accept' }).when({ type: 'accept.confirm' });
const declining = (product: Product) =>
  opened(product, 'pending').when({ type: 'ping.decline' }).when({ type: 'decline.confirm', reason: 'too far' });

/** The applicant's answer to a company's message. */
export const contactAnswerSentences: readonly Sentence[] = [
  {
    id: 'contact.answer-page',
    place: decisions(
      '2',
      '`/pings/{id}/answer#token=` (decline or accept after a button that says what will be released)',
    ),
    given: 'the link in a message of a company',
    when: 'it is opened',
    then: 'the applicant is asked while an answer is awaited; otherwise it says what became of the message',
    shownBy: (product) => {
      opening(product).is('opening').asks('lookUp').refuses({ type: 'ping.accept' });
      opened(product, 'pending')
        .is('asking')
        .keeps({ ping: received('pending') })
        .asksNothing();
      opened(product, 'accepted').is('accepted').asksNothing().refuses({ type: 'ping.accept' });
      opened(product, 'declined').is('declined').asksNothing().refuses({ type: 'ping.accept' });
      opened(product, 'expired').is('expired').asksNothing().refuses({ type: 'ping.accept' });
      opened(product, 'revoked').is('revoked').asksNothing().refuses({ type: 'ping.accept' });
      found(product, received('archived', release)).is('accepted').asksNothing();
      found(product, received('archived')).is('revoked').asksNothing();
      found(product, takenBack).is('withdrawn').asksNothing().refuses({ type: 'ping.withdraw' });
      found(product, { ...takenBack, status: 'archived' })
        .is('withdrawn')
        .asksNothing();
    },
  },
  {
    id: 'contact.answer-link',
    place: decisions('5', 'Tokens in links are random, stored hashed, bound to their purpose, expiring'),
    given: 'the link in a message of a company',
    when: 'it has expired, is not known, or nothing is answered',
    then: 'it says which; only the last can be tried again',
    shownBy: (product) => {
      opening(product).answers('lookUp', { kind: 'expired' }).is('expired').asksNothing();
      opening(product).answers('lookUp', { kind: 'invalid' }).is('invalid').asksNothing();
      opening(product).breaks('lookUp').is('failed').asksNothing();
      opening(product)
        .answers('lookUp', failure)
        .is('failed')
        .asksNothing()
        .when({ type: 'page.retry' })
        .is('opening')
        .asks('lookUp');
    },
  },
  {
    id: 'contact.accepted',
    place: decisions('3', 'name and contact details are released when the applicant accepts a ping'),
    given: 'an applicant who is asked',
    when: 'they accept',
    then: 'they read first what will be released and may go back; only then is it sent',
    shownBy: (product) => {
      const done = received('accepted');
      opened(product, 'pending')
        .when({ type: 'ping.accept' })
        .is('confirmingAccept')
        .asksNothing()
        .when({ type: 'answer.cancel' })
        .is('asking')
        .offers({ type: 'ping.decline' });
      accepting(product)
        .is('accepting')
        .asks('answer', { event: 'accept' })
        .answers('answer', { kind: 'ok', ping: done })
        .is('accepted')
        .keeps({ ping: done })
        .asksNothing();
    },
  },
  {
    id: 'contact.guardian-asked',
    place: decisions('6', 'Asked, the ping stays `pending` and says so until the guardian answers'),
    given: 'a minor whose guardian wants to be asked before each release',
    when: 'they say yes, and when they come back before the guardian has answered',
    then: 'they are told that the guardian is asked, and not that anything is released; they may still say no',
    shownBy: (product) => {
      const asked = { ...received('pending'), guardian_asked_at: release.at, guardian: 'Ada' };
      const waits = (run: ReturnType<typeof accepting>) =>
        run
          .is('guardianAsked')
          .keeps({ ping: asked })
          .asksNothing()
          .refuses({ type: 'ping.accept' })
          .refuses({ type: 'ping.withdraw' })
          .when({ type: 'ping.decline' })
          .is('confirmingDecline')
          .when({ type: 'answer.cancel' })
          .is('guardianAsked');
      waits(accepting(product).answers('answer', { kind: 'ok', ping: asked }));
      waits(begin(product, 'pingAnswer').answers('lookUp', { kind: 'ok', ping: asked }));
    },
  },
  {
    id: 'contact.declined',
    place: reference('Ping', 'optional reason'),
    given: 'an applicant who is asked',
    when: 'they decline, with a reason or without, or think better of it',
    then: 'the reason goes along where there is one; nothing is sent before they confirm',
    shownBy: (product) => {
      const done = received('declined');
      const confirming = () =>
        opened(product, 'pending').when({ type: 'ping.decline' }).is('confirmingDecline').asksNothing();
      confirming().when({ type: 'answer.cancel' }).is('asking').offers({ type: 'ping.accept' });
      confirming().when({ type: 'decline.confirm' }).asks('answer', { event: 'decline' });
      declining(product)
        .is('declining')
        .asks('answer', { event: 'decline', reason: 'too far' })
        .answers('answer', { kind: 'ok', ping: done })
        .is('declined')
        .keeps({ ping: done })
        .asksNothing();
    },
  },
  {
    id: 'contact.withdrawn',
    place: decisions('6', 'A yes can be taken back'),
    given: 'an applicant who has said yes',
    when: 'they take it back, with a reason or without, or think better of it',
    then: 'they are asked first; only then it is sent, and the page says so',
    shownBy: (product) => {
      const confirming = () =>
        opened(product, 'accepted').when({ type: 'ping.withdraw' }).is('confirmingWithdraw').asksNothing();
      confirming().when({ type: 'answer.cancel' }).is('accepted').offers({ type: 'ping.withdraw' });
      confirming().when({ type: 'withdraw.confirm' }).asks('answer', { event: 'withdraw' });
      withdrawing(product)
        .is('withdrawing')
        .asks('answer', { event: 'withdraw', reason: 'too far' })
        .answers('answer', { kind: 'ok', ping: takenBack })
        .is('withdrawn')
        .keeps({ ping: takenBack })
        .asksNothing();
    },
  },
  {
    id: 'contact.declined-too-late',
    place: decisions('6', 'A yes can be taken back'),
    given: 'an applicant who said yes elsewhere and says no where the page does not know it yet',
    when: 'the no is sent',
    then: 'they are asked whether to take the yes back, and what they typed is still there; or the yes stays',
    shownBy: (product) => {
      const overtaken = () =>
        declining(product)
          .answers('answer', { kind: 'conflict' })
          .answers('lookUp', { kind: 'ok', ping: received('accepted') });
      overtaken()
        .is('confirmingWithdraw')
        .keeps({ declined: 'too far' })
        .asksNothing()
        .when({ type: 'withdraw.confirm' })
        .is('withdrawing');
      overtaken().when({ type: 'answer.cancel' }).is('accepted').keeps({ declined: null });
      opened(product, 'pending')
        .when({ type: 'ping.decline' })
        .when({ type: 'decline.confirm' })
        .answers('answer', { kind: 'conflict' })
        .answers('lookUp', { kind: 'ok', ping: received('accepted') })
        .is('confirmingWithdraw')
        .keeps({ declined: '' });
      opened(product, 'accepted').is('accepted');
    },
  },
  {
    id: 'contact.answer-fails',
    place: statecharts("guardian's page", '409 → opening'),
    given: 'an applicant whose answer is being sent',
    when: 'something changed meanwhile, the server refuses, does not answer, or breaks',
    then: 'the page opens anew, or the answer can be given again, and that is told',
    shownBy: (product) => {
      const answers = [
        [accepting, 'confirmingAccept', { type: 'accept.confirm' }],
        [declining, 'confirmingDecline', { type: 'decline.confirm' }],
        [withdrawing, 'confirmingWithdraw', { type: 'withdraw.confirm' }],
      ] as const;
      for (const [answering, back, again] of answers) {
        answering(product).answers('answer', { kind: 'conflict' }).is('opening').asks('lookUp');
        for (const answer of [conflict, failure]) {
          answering(product)
            .answers('answer', answer)
            .tells({ type: 'answer.settled', result: answer })
            .is(back)
            .asksNothing()
            .offers(again);
        }
        answering(product)
          .breaks('answer')
          .tells({ type: 'answer.settled', result: failure })
          .is(back)
          .asksNothing()
          .offers(again);
      }
    },
  },
];

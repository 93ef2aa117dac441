import type { GuardianView } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import { failure, refusal, yes } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { decisions, reference, type Sentence, spec, statecharts } from './sentence.ts';

const view = (status: GuardianView['status'], facts: Partial<GuardianView> = {}): GuardianView => ({
  id: 'the guardian',
  link: 'answer',
  status,
  firstname: 'Ada',
  lastname: 'Muster',
  applicant: { firstname: 'Kim', matchable: true, stored: ['name'] },
  not_me: false,
  no_longer_needed: false,
  confirmed_at: null,
  terms: {
    id: 't',
    version: 1,
    locale: 'en',
    text: 'Terms',
    hash: 'h',
    published_at: '2026-01-01T00:00:00Z',
    findable: { version: 1, text: 'To be found', hash: 'f' },
  },
  ...facts,
});
/** The hashes of what they read, and their choice for each release. */
const texts = { hash: 'hash of the text', findable: 'hash of the other', releases: 'ask' } as const;
const accept = { type: 'consent.accept', custody: true, ...texts } as const;
const decline = { type: 'consent.decline' } as const;
const confirm = { type: 'decline.confirm' } as const;
const report = { type: 'notMe.report' } as const;
const mistaken = { type: 'notMe.confirm' } as const;
const withdraw = { type: 'consent.withdraw' } as const;
const settled = (result: object) => ({ type: 'answer.settled', result });
const changed = { kind: 'conflict' } as const;

const opening = (product: Product) => begin(product, 'guardianAnswer');
const opened = (product: Product, ...facts: Parameters<typeof view>) =>
  opening(product).answers('lookUp', { kind: 'ok', view: view(...facts) });
const asking = (product: Product) => opened(product, 'pending');
const withdrawing = (product: Product) => opened(product, 'confirmed', { link: 'withdraw' }).when(withdraw);
const expired = (product: Product) => opening(product).answers('lookUp', { kind: 'expired' });

type Begun = ReturnType<typeof opening>;
/** What was sent is refused, unanswered or broken: that is told, and the page is where it was. */
const fails = (sent: () => Begun, src: 'answer' | 'withdraw' | 'requestNewLink', back: (run: Begun) => Begun) => {
  for (const answer of [refusal, failure]) {
    back(sent().answers(src, answer).tells(settled(answer))).asksNothing();
  }
  back(sent().breaks(src).tells(settled(failure))).asksNothing();
};

/** The guardian's page. */
export const guardianSentences: readonly Sentence[] = [
  {
    id: 'guardian-page.opens',
    place: spec('2', '/legal-contacts/{legalContactId}/verify'),
    given: 'the link of the mail to a guardian',
    when: 'it is opened',
    then: 'what it is about is looked up before anything can be answered, and then the guardian is asked',
    shownBy: (product) => {
      opening(product).is('opening').asks('lookUp').refuses(accept).refuses(decline).refuses(withdraw);
      for (const status of ['pending', 'created'] as const) {
        opened(product, status)
          .is('asking')
          .keeps({ view: view(status) })
          .offers(accept)
          .offers(decline)
          .offers(report);
      }
    },
  },
  {
    id: 'guardian-page.dead-link',
    place: statecharts(
      "guardian's page",
      'expired (request a new link) | replaced | noLongerNeeded | invalid | failed (retry)',
    ),
    given: 'the link of a mail to a guardian',
    when: 'it is unknown, was replaced by a newer one, or nothing is answered',
    then: 'the page says which; only the last can be tried again',
    shownBy: (product) => {
      opening(product).answers('lookUp', { kind: 'invalid' }).is('invalid').asksNothing();
      opening(product).answers('lookUp', { kind: 'used' }).is('replaced').asksNothing();
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
    id: 'guardian-page.answered-before',
    place: statecharts("guardian's page", 'opening (POST lookup) → asking | alreadyConfirmed | alreadyDeclined'),
    given: 'a guardian who has answered, or need not any more',
    when: 'they open the link again',
    then: 'the page says what they answered, and nothing can be answered',
    shownBy: (product) => {
      const stands = (run: Begun) => run.refuses(accept).refuses(decline).refuses(withdraw).asksNothing();
      stands(opened(product, 'confirmed').is('alreadyConfirmed'));
      stands(opened(product, 'declined').is('alreadyDeclined'));
      stands(opened(product, 'revoked').is('replaced'));
      stands(opened(product, 'expired').is('expired'));
    },
  },
  {
    id: 'guardian-page.reported-before',
    place: reference('LegalContact', 'the addressee says the mail reached the wrong person; the address is suppressed'),
    given: 'somebody who has said that the mail reached the wrong person',
    when: 'they open the link again, whoever is asked instead, and however old the child is by then',
    then: 'they are thanked as before, and nothing can be answered',
    shownBy: (product) => {
      for (const status of ['declined', 'revoked'] as const)
        for (const no_longer_needed of [false, true])
          opened(product, status, { not_me: true, no_longer_needed })
            .is('reported')
            .refuses(accept)
            .refuses(decline)
            .asksNothing();
    },
  },
  {
    id: 'guardian-page.come-of-age',
    place: reference('LegalContact', 'the applicant reached guardian_age and decides alone'),
    given: 'an applicant who has come of age since',
    when: 'the guardian opens the link',
    then: 'they are not needed any more, whatever they were asked; a consent they gave still shows',
    shownBy: (product) => {
      for (const status of ['pending', 'declined', 'expired', 'revoked'] as const) {
        opened(product, status, { no_longer_needed: true }).is('noLongerNeeded').asksNothing();
      }
      opened(product, 'confirmed', { no_longer_needed: true }).is('alreadyConfirmed');
    },
  },
  {
    id: 'guardian-page.accepts',
    place: decisions('3', 'a declaration of custody to tick, Accept and Decline'),
    given: 'a guardian who is asked',
    when: 'they accept, with and without having declared custody',
    then: 'only a declared custody counts; the server is told which text they read, and with its yes they have confirmed',
    shownBy: (product) => {
      const done = view('confirmed');
      asking(product)
        .refuses({ ...accept, custody: false })
        .when(accept)
        .is('accepting')
        .asks('answer', { event: 'accept', ...texts })
        .answers('answer', { kind: 'ok', view: done })
        .is('confirmed')
        .keeps({ view: done })
        .asksNothing();
    },
  },
  {
    id: 'guardian-page.declines',
    place: statecharts("guardian's page", 'decline → confirmingDecline → declining → declined'),
    given: 'a guardian who is asked',
    when: 'they decline',
    then: 'they are asked whether they mean it, and may go back; with the yes of the server they have declined',
    shownBy: (product) => {
      const done = view('declined');
      asking(product)
        .when(decline)
        .is('confirmingDecline')
        .asksNothing()
        .when({ type: 'decline.cancel' })
        .is('asking')
        .when(decline)
        .when(confirm)
        .is('declining')
        .asks('answer', { event: 'decline' })
        .answers('answer', { kind: 'ok', view: done })
        .is('declined')
        .keeps({ view: done })
        .asksNothing();
    },
  },
  {
    id: 'guardian-page.not-me',
    place: reference('LegalContact', 'the addressee says the mail reached the wrong person; the address is suppressed'),
    given: 'somebody whom the mail reached by mistake',
    when: 'they say so, and once more when asked',
    then: 'that is reported, and the page thanks them; who takes it back reads the question again, and nothing is sent',
    shownBy: (product) => {
      asking(product)
        .when(report)
        .is('confirmingNotMe')
        .asksNothing()
        .when({ type: 'notMe.cancel' })
        .is('asking')
        .asksNothing();
      asking(product)
        .when(report)
        .when(mistaken)
        .is('reporting')
        .asks('answer', { event: 'not_me' })
        .answers('answer', { kind: 'ok', view: view('declined') })
        .is('reported')
        .asksNothing();
    },
  },
  {
    id: 'guardian-page.withdraws',
    place: decisions('3', "the guardian's copy carries a withdraw link"),
    given: 'a guardian who has agreed, with the link to withdraw',
    when: 'they open it and confirm',
    then: 'nothing happens before the button; then the agreement is withdrawn, and the link shows that later on',
    shownBy: (product) => {
      opened(product, 'confirmed', { link: 'withdraw' }).is('askingWithdraw').asksNothing().refuses(accept);
      opened(product, 'confirmed', { link: 'withdraw', no_longer_needed: true }).is('askingWithdraw');
      withdrawing(product)
        .is('withdrawing')
        .asks('withdraw')
        .answers('withdraw', { kind: 'ok', view: view('revoked') })
        .is('withdrawn')
        .asksNothing();
      opened(product, 'revoked', { link: 'withdraw' }).is('withdrawn').asksNothing();
    },
  },
  {
    id: 'guardian-page.too-late',
    place: statecharts("guardian's page", '409 → opening'),
    given: 'a guardian who answers or withdraws',
    when: 'something changed meanwhile',
    then: 'the page opens anew and says how things stand now',
    shownBy: (product) => {
      for (const run of [
        asking(product).when(accept),
        asking(product).when(decline).when(confirm),
        asking(product).when(report).when(mistaken),
      ]) {
        run.answers('answer', changed).is('opening').asks('lookUp').answers('lookUp', { kind: 'used' }).is('replaced');
      }
      withdrawing(product).answers('withdraw', changed).is('opening').asks('lookUp');
    },
  },
  {
    id: 'guardian-page.no-answer',
    place: spec('8', "any other or missing status shows 'An unknown error occurred."),
    given: 'a guardian who answers or withdraws',
    when: 'the server refuses, does not answer, or breaks',
    then: 'that is told, and they can do the same again',
    shownBy: (product) => {
      fails(
        () => asking(product).when(accept),
        'answer',
        (run) => run.is('asking').offers(accept),
      );
      const declining = () => asking(product).when(decline).when(confirm);
      fails(declining, 'answer', (run) => run.is('confirmingDecline').offers(confirm));
      fails(
        () => asking(product).when(report).when(mistaken),
        'answer',
        (run) => run.is('asking').offers(report),
      );
      fails(
        () => withdrawing(product),
        'withdraw',
        (run) => run.is('askingWithdraw').offers(withdraw),
      );
    },
  },
  {
    id: 'guardian-page.new-link',
    place: reference('LegalContact', 'the guardian asks for a new link on the expired page'),
    given: 'a guardian whose link has expired',
    when: 'they ask for a new one',
    then: 'it is sent; where that fails, it is told and can be tried again',
    shownBy: (product) => {
      const asked = () => expired(product).is('expired').asksNothing().when({ type: 'link.request' });
      asked().is('requestingLink').asks('requestNewLink').answers('requestNewLink', yes).is('linkSent').asksNothing();
      fails(asked, 'requestNewLink', (run) => run.is('expired').offers({ type: 'link.request' }));
    },
  },
];

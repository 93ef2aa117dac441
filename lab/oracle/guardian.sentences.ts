import { answers } from './people.ts';
import { type Cast, storiesOf } from './story.ts';

const view = (status: string, facts?: object) => ({
  link: 'answer',
  status,
  not_me: false,
  no_longer_needed: false,
  ...facts,
});
const found = (facts: object) => (status: string) => ({ kind: 'ok', view: view(status, facts) });
const texts = { hash: 'hash of the text', findable: 'hash of the other', releases: 'ask' };

const cast: Cast = {
  machine: 'guardianAnswer',
  begins: { opening: undefined },
  names: ['pending', 'created', 'confirmed', 'declined', 'revoked', 'expired', 'invalid', 'used', 'decline', 'not_me'],
  values: {
    ...answers,
    found: found({}),
    forWithdrawing: found({ link: 'withdraw' }),
    ofAge: found({ no_longer_needed: true }),
    ofAgeForWithdrawing: found({ no_longer_needed: true, link: 'withdraw' }),
    reported: found({ not_me: true }),
    reportedOfAge: found({ not_me: true, no_longer_needed: true }),
    view,
    changed: { kind: 'conflict' },
    accept: { event: 'accept', ...texts },
    event: (event: string) => ({ event }),
    'consent.accept': { type: 'consent.accept', custody: true, ...texts },
    undeclared: { type: 'consent.accept', custody: false, ...texts },
  },
};

export const guardianSentences = storiesOf(cast)(`
  asked: opening; lookUp found pending
  accepting: asked; consent.accept
  declining: asked; consent.decline; decline.confirm
  reporting: asked; notMe.report; notMe.confirm
  withdrawing: opening; lookUp forWithdrawing confirmed; consent.withdraw
  requesting: opening; lookUp only expired; link.request
  <lost>: refusal | failed | breaks

  guardian-page.opens — specification 2: /legal-contacts/{legalContactId}/verify
  What a link is about is looked up before anything can be answered, and then the guardian is asked.
  - opening; lookUp found {pending | created} → asking, can consent.accept, can consent.decline, can notMe.report

  guardian-page.dead-link — statecharts guardian's page: expired (request a new link) | replaced | noLongerNeeded | invalid | failed (retry)
  A link that is unknown or was replaced is called so; where nothing is answered it can be tried again.
  - opening; lookUp only {invalid → invalid | used → replaced}, asks nothing
  - opening; lookUp {failed | breaks} → failed, asks nothing; page.retry → opening, asks lookUp

  guardian-page.answered-before — statecharts guardian's page: opening (POST lookup) → asking | alreadyConfirmed | alreadyDeclined
  Who has answered sees what, and nothing can be answered any more.
  - opening; lookUp found {confirmed → alreadyConfirmed | declined → alreadyDeclined | revoked → replaced |
    expired → expired}, cannot consent.accept, cannot consent.decline, cannot consent.withdraw, asks nothing

  guardian-page.reported-before — lifecycles LegalContact: the addressee says the mail reached the wrong person; the address is suppressed
  Who has said that the mail reached the wrong person is thanked as before, whoever is asked instead.
  - opening; lookUp {reported declined | reported revoked | reportedOfAge declined | reportedOfAge revoked} →
    reported, cannot consent.accept, cannot consent.decline, asks nothing

  guardian-page.come-of-age — lifecycles LegalContact: the applicant reached guardian_age and decides alone
  Of who has come of age no guardian is needed any more, whatever was asked; a consent that was given still shows.
  - opening; lookUp ofAge {pending | declined | expired | revoked} → noLongerNeeded, asks nothing
  - opening; lookUp ofAge confirmed → alreadyConfirmed

  guardian-page.accepts — decisions 3: a declaration of custody to tick, Accept and Decline
  Only a declared custody counts; the server is told which text was read, and with its yes they have confirmed.
  - asked → cannot undeclared; consent.accept → accepting, asks answer with accept;
    answer found confirmed → confirmed, view = view confirmed, asks nothing

  guardian-page.declines — statecharts guardian's page: decline → confirmingDecline → declining → declined
  Who declines is asked whether they mean it, and may go back; with the yes of the server they have declined.
  - asked; consent.decline → confirmingDecline, asks nothing; decline.cancel → asking; consent.decline;
    decline.confirm → declining, asks answer with event decline;
    answer found declined → declined, view = view declined, asks nothing

  guardian-page.not-me — lifecycles LegalContact: the addressee says the mail reached the wrong person; the address is suppressed
  Whom the mail reached by mistake says so twice and is thanked; who takes it back reads the question again.
  - asked; notMe.report → confirmingNotMe, asks nothing; notMe.cancel → asking, asks nothing
  - reporting → reporting, asks answer with event not_me; answer found declined → reported, asks nothing

  guardian-page.withdraws — decisions 3: the guardian's copy carries a withdraw link
  Nothing happens before the button; then the agreement is withdrawn, and the link shows that later on.
  - opening; lookUp {forWithdrawing | ofAgeForWithdrawing} confirmed → askingWithdraw, asks nothing, cannot consent.accept
  - withdrawing → withdrawing, asks withdraw; withdraw found revoked → withdrawn, asks nothing
  - opening; lookUp forWithdrawing revoked → withdrawn, asks nothing

  guardian-page.too-late — statecharts guardian's page: 409 → opening
  Where something changed meanwhile the page opens anew and says how things stand now.
  - {accepting | declining | reporting}; answer changed → opening, asks lookUp; lookUp only used → replaced
  - withdrawing; withdraw changed → opening, asks lookUp

  guardian-page.no-answer — specification 8: any other or missing status shows 'An unknown error occurred.
  Where the server refuses or does not answer that is told, and they can do the same again.
  - {accepting | reporting}; answer <lost> →
    tells settled <lost>, asking, asks nothing, can consent.accept, can notMe.report
  - declining; answer <lost> → tells settled <lost>, confirmingDecline, asks nothing, can decline.confirm
  - withdrawing; withdraw <lost> → tells settled <lost>, askingWithdraw, asks nothing, can consent.withdraw

  guardian-page.new-link — lifecycles LegalContact: the guardian asks for a new link on the expired page
  Whose link has expired can ask for a new one, and again where that fails.
  - opening; lookUp only expired → expired, asks nothing; link.request → requestingLink, asks requestNewLink;
    requestNewLink ok → linkSent, asks nothing
  - requesting; requestNewLink <lost> → tells settled <lost>, expired, asks nothing, can link.request
`);

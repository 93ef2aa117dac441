import { answers } from './people.ts';
import { type Cast, storiesOf } from './story.ts';

const draft = { templateId: null, kind: 'internship', occupationId: 'baker', line: '' };
const written = [{ handle: 'one', ping: { id: 'the ping' }, reason: null }];
const taken = { reason: 'ping_open', latest: { id: 'another' } };
const undo = { ms: 60_000, until: 60_000 };
/** What is asked for a preview, and what a message is made of. */
const asks = { email_template_id: 'first', kind: 'internship', occupation_id: 'baker' };
const previewOf = (changed: object) => ({ handle: 'one', ...asks, search: undefined, ...changed });
const old = { hash: 'old', accepted: { version: 1 } };
const loaded = (terms: object, ...ids: readonly string[]) => ({
  kind: 'ok',
  templates: ids.map((id) => ({ id })),
  terms,
});

const composing: Cast = {
  machine: 'pingComposer',
  begins: {
    composing: { target: { handles: ['one'] }, draft },
    toSeveral: { target: { handles: ['one', 'other'] }, draft },
    unoffered: { target: { handles: ['one'] }, draft: { ...draft, occupationId: null } },
  },
  names: ['first', 'second'],
  values: {
    ...answers,
    two: loaded(old, 'first', 'second'),
    new: loaded({ hash: 'new', accepted: null }, 'first'),
    none: loaded(old),
    agreed: { kind: 'ok', terms: { hash: 'new', accepted: { version: 2 } } },
    newHash: { hash: 'new' },
    gone: { kind: 'outdated', what: 'template' },
    newer: { kind: 'outdated', what: 'terms' },
    read: { kind: 'ok', preview: { subject: 'Hello', unrelated: [] } },
    preview: { subject: 'Hello', unrelated: [] },
    unlikeRead: { kind: 'ok', preview: { subject: 'Hello', unrelated: [{ handle: 'one' }] } },
    unlikely: { subject: 'Hello', unrelated: [{ handle: 'one' }] },
    sent: { kind: 'ok', sent: written, undo },
    written,
    notSent: { kind: 'none', sent: [{ handle: 'one', ping: null, ...taken, latest_ping: taken.latest }] },
    taken: { kind: 'unavailable', ...taken },
    another: taken.latest,
    window: undo,
    undone: { ids: ['the ping'], undo },
    back: { kind: 'ok', late: 1 },
    'at its field': answers.refusal.errors,
    tooLate: { kind: 'tooLate' },
    lost: { kind: 'failed', undo: { ...undo, ms: 50_000 } },
    read1: previewOf({}),
    read2: previewOf({ email_template_id: 'second' }),
    otherRead: previewOf({ handle: 'other', among: ['one', 'other'] }),
    talkRead: previewOf({ kind: 'talk', occupation_id: 'cook' }),
    message: { handles: ['one'], ...asks, personal_line: '' },
    'template.choose': { type: 'template.choose', templateId: 'second' },
    'offer.choose': { type: 'offer.choose', kind: 'talk', occupationId: 'cook' },
    'line.write': { type: 'line.write', line: 'Hello' },
    'person.show': { type: 'person.show', handle: 'other' },
  },
};

const composerSentences = storiesOf(composing)(`
  choosing: composing; loadTemplates two
  reading: composing; loadTemplates new; previewPing read; ping.send
  accepting: reading; terms.accept
  previewed: choosing; previewPing read
  unlike: choosing; previewPing unlikeRead
  sending: previewed; ping.send
  undoable: sending; sendPing sent
  undoing: undoable; 10000 ms; ping.undo

  message.templates — specification 1: Employees search for and contact applicants using e-mail templates
  The first template is chosen and its preview fetched; without one that is said, and where none come it can be retried.
  - composing → opening, asks loadTemplates, cannot ping.send; loadTemplates two →
    choosing.previewing, templateId = first, asks previewPing with read1, cannot ping.send
  - composing; loadTemplates none → withoutTemplate, asks nothing, cannot ping.send
  - composing; loadTemplates {failed | unauthenticated | breaks} → failed, asks nothing;
    composer.retry → opening, asks loadTemplates

  message.preview — specification 1: Employees search for and contact applicants using e-mail templates
  Only what was read can be sent; another choice fetches its preview, and one that does not come can be retried.
  - {choosing | previewed | choosing; previewPing failed | sending; sendPing failed}; template.choose →
    choosing.previewing, templateId = second, asks previewPing with read2, cannot ping.send
  - choosing; previewPing {failed | unauthenticated | breaks} → choosing.unreadable, asks nothing, cannot ping.send;
    composer.retry → choosing.previewing, asks previewPing

  message.unavailable — decisions 3: One open ping per organization and applicant, 90 days' pause, 5 open per applicant, 30 per employee and day.
  Where somebody can’t be written to now it says why and whose message stands in the way, and nothing can be sent.
  - {choosing; previewPing taken | sending; sendPing notSent} →
    unavailable, reason = "ping_open", latest = another, asks nothing, cannot ping.send, cannot template.choose
  - toSeveral; loadTemplates two; previewPing taken → choosing.passedOver, reason = "ping_open", asks nothing,
    cannot ping.send; person.show → choosing.previewing, shown = "other", asks previewPing with otherRead

  message.offer — decisions 6: A ping offers something
  What is offered and a personal line go with it; without an occupation nothing is sent.
  - previewed; offer.choose → choosing.previewing, kind = "talk", occupationId = "cook", asks previewPing with talkRead
  - previewed; line.write → choosing.previewed, line = "Hello", asks nothing, can ping.send
  - unoffered; loadTemplates two; previewPing read → choosing.previewed, cannot ping.send; offer.choose;
    previewPing read → choosing.previewed, can ping.send
  - previewed → cannot person.show

  message.unrelated — decisions 6: A wish that has nothing to do with the offer is warned about
  Nobody writes to whoever looks for something else before that was in sight: where it was not, the first press shows it.
  - unlike → choosing.unrelated, preview = unlikely, asks nothing, can ping.send; ping.send →
    choosing.warned, asks nothing; ping.send → sending, asks sendPing with message
  - unlike; warning.seen → choosing.previewed, preview = unlikely, asks nothing; ping.send → sending, asks sendPing
  - {unlike; warning.seen | unlike; ping.send}; template.choose → choosing.previewing; previewPing unlikeRead →
    choosing.unrelated
  - composing; loadTemplates new; previewPing unlikeRead; ping.send; ping.send → agreeing.reading, asks nothing

  message.outdated — decisions 6: A ping offers something
  Where the template is gone or newer terms are in force, both are read again and it says so.
  - {choosing; previewPing gone | sending; sendPing gone} → opening, outdated = "template", asks loadTemplates;
    loadTemplates two → choosing.previewing, templateId = first; template.choose → choosing.previewing, outdated = null
  - sending; sendPing newer → opening, outdated = "terms", asks loadTemplates

  message.terms — decisions 6: Before its first message a company accepts its terms
  A company that has not accepted its terms reads them before its first message, and accepting sends it.
  - reading → agreeing.reading, asks nothing, cannot ping.send; composer.back → choosing.previewing, asks previewPing
  - accepting → agreeing.accepting, asks acceptTerms with newHash, cannot composer.back; acceptTerms agreed → sending,
    outdated = null, asks sendPing
  - accepting; acceptTerms {failed | unauthenticated | breaks} → agreeing.unaccepted, asks nothing;
    terms.accept → agreeing.accepting, asks acceptTerms
  - accepting; acceptTerms failed; composer.back → choosing.previewing
  - accepting; acceptTerms newer → opening, outdated = "terms", asks loadTemplates

  message.cancel — specification 1: Employees search for and contact applicants using e-mail templates
  Until it is sent it can be closed, and nothing is sent; not while it is being sent.
  - {composing | composing; loadTemplates failed | composing; loadTemplates none | choosing |
    choosing; previewPing failed | previewed | choosing; previewPing taken | reading}; composer.cancel → cancelled, over
  - sending → cannot composer.cancel

  message.sent — decisions 3: 60 seconds to undo
  It goes to this applicant with this template, can be undone for a minute, and is then sent for good.
  - sending → sending, asks sendPing with message, cannot ping.send; sendPing sent →
    undoable, asks nothing, sent = written, undo = window; 59999 ms → undoable; 1 ms → sent, over

  message.sending-fails — specification 8: 400 or 409 shows the response message
  Where the server refuses or does not answer nothing is lost, and it can be sent again; a refusal stays said.
  - sending; sendPing refusal → choosing.unsent, errors = at its field; ping.send;
    sendPing failed → choosing.unsent, errors = at its field
  - sending; sendPing {conflict | failed | unauthenticated | breaks} →
    choosing.unsent, asks nothing, preview = preview, templateId = first; ping.send → sending, asks sendPing

  message.undone — lifecycles Ping: inside the undo window
  It is undone, or sent where that was too late; where no answer comes the rest of the minute runs on.
  - undoing → undoing, asks undoPing with undone; undoPing back → undone, late = 1, over
  - undoing; undoPing {tooLate | breaks} → sent, over
  - undoing; undoPing lost → undoable, asks nothing, can ping.undo; 49999 ms → undoable; 1 ms → sent
`);

const standing = { withdrawn_at: null };
const takenBack = { withdrawn_at: '2026-01-01T00:00:00Z' };
const ping = (status: string, release: object | null = null) => ({ status, release, guardian_asked_at: null });
const found = (status: string, release?: object) => ({ kind: 'ok', ping: ping(status, release) });
const asked = { ...ping('pending'), guardian_asked_at: '2026-01-01T00:00:00Z' };

const answering: Cast = {
  machine: 'pingAnswer',
  begins: { opening: undefined },
  names: ['accept', 'decline', 'withdraw'],
  values: {
    ...answers,
    changed: { kind: 'conflict' },
    expiredLink: { kind: 'expired' },
    unknownLink: { kind: 'invalid' },
    pending: found('pending'),
    accepted: found('accepted', standing),
    declined: found('declined'),
    expired: found('expired'),
    revoked: found('revoked'),
    takenBack: found('revoked', takenBack),
    archivedYes: found('archived', standing),
    archived: found('archived'),
    archivedTakenBack: found('archived', takenBack),
    withGuardian: { kind: 'ok', ping: asked },
    ping: (answer: ReturnType<typeof found>) => answer.ping,
    no: { type: 'decline.confirm', reason: 'too far' },
    back: { type: 'withdraw.confirm', reason: 'too far' },
    event: (event: string) => ({ event }),
    because: (event: string) => ({ event, reason: 'too far' }),
  },
};

const answerSentences = storiesOf(answering)(`
  asked: opening; lookUp pending
  said: opening; lookUp accepted
  accepting: asked; ping.accept; accept.confirm
  declining: asked; ping.decline; no
  withdrawing: said; ping.withdraw; back
  overtaken: declining; answer changed; lookUp accepted
  <closed>: declined | expired | revoked
  <lost>: conflict | failed | breaks

  answer.page — decisions 2: \`/pings/{id}/answer#token=\` (decline or accept after a button that says what will be released)
  The applicant is asked while an answer is awaited; otherwise the page says what became of the message.
  - opening → opening, asks lookUp, cannot ping.accept; lookUp pending → asking, ping = ping pending, asks nothing
  - opening; lookUp <closed> → <closed>, asks nothing, cannot ping.accept
  - opening; lookUp {archivedYes → accepted | archived → revoked}, asks nothing
  - opening; lookUp {takenBack | archivedTakenBack} → withdrawn, asks nothing, cannot ping.withdraw

  answer.link — decisions 5: Tokens in links are random, stored hashed, bound to their purpose, expiring
  A link that has expired or is not known is called so; where nothing is answered it can be tried again.
  - opening; lookUp {expiredLink → expired | unknownLink → invalid}, asks nothing
  - opening; lookUp {failed | breaks} → failed, asks nothing; page.retry → opening, asks lookUp

  answer.accepted — decisions 3: name and contact details are released when the applicant accepts a ping
  Who accepts reads first what will be released and may go back; only then is it sent.
  - asked; ping.accept → confirmingAccept, asks nothing; answer.cancel → asking, can ping.decline
  - accepting → accepting, asks answer with event accept;
    answer accepted → accepted, ping = ping accepted, asks nothing

  answer.guardian-asked — decisions 6: Asked, the ping stays \`pending\` and says so until the guardian answers
  Whose guardian is asked is told that, and not that anything is released; they may still say no.
  - {accepting; answer withGuardian | opening; lookUp withGuardian} → guardianAsked, ping = ping withGuardian,
    asks nothing, cannot ping.accept, cannot ping.withdraw; ping.decline → confirmingDecline;
    answer.cancel → guardianAsked

  answer.declined — lifecycles Ping: optional reason
  Nothing is sent before a no is confirmed; the reason goes along where there is one.
  - asked; ping.decline → confirmingDecline, asks nothing; answer.cancel → asking, can ping.accept
  - asked; ping.decline; decline.confirm → asks answer with event decline
  - declining → declining, asks answer with because decline;
    answer declined → declined, ping = ping declined, asks nothing

  answer.withdrawn — decisions 6: A yes can be taken back
  Who takes a yes back is asked first; only then it is sent, and the page says so.
  - said; ping.withdraw → confirmingWithdraw, asks nothing; answer.cancel → accepted, can ping.withdraw
  - said; ping.withdraw; withdraw.confirm → asks answer with event withdraw
  - withdrawing → withdrawing, asks answer with because withdraw;
    answer takenBack → withdrawn, ping = ping takenBack, asks nothing

  answer.declined-too-late — decisions 6: A yes can be taken back
  Whose no meets a yes from elsewhere is asked whether to take it back, with what they typed; or the yes stays.
  - overtaken → confirmingWithdraw, declined = "too far", asks nothing; withdraw.confirm → withdrawing
  - overtaken; answer.cancel → accepted, declined = null

  answer.fails — statecharts guardian's page: 409 → opening
  Where something changed the page opens anew; else the answer can be given again, and that is told.
  - {accepting | declining | withdrawing}; answer changed → opening, asks lookUp
  - accepting; answer <lost> → tells settled <lost>, confirmingAccept, asks nothing, can accept.confirm
  - declining; answer <lost> → tells settled <lost>, confirmingDecline, asks nothing, can no
  - withdrawing; answer <lost> → tells settled <lost>, confirmingWithdraw, asks nothing, can back
`);

export const messageSentences = [...composerSentences, ...answerSentences];

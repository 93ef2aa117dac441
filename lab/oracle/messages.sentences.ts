import { answers } from './people.ts';
import { type Cast, storiesOf } from './story.ts';

const composing: Cast = {
  machine: 'pingComposer',
  begins: { composing: { handle: 'the applicant' } },
  ways: {
    choosing: 'composing; loadTemplates two',
    previewed: 'choosing; previewPing read',
    sending: 'previewed; ping.send',
    undoable: 'sending; sendPing sent',
    undoing: 'undoable; 10000 ms; ping.undo',
  },
  names: ['first', 'second'],
  values: {
    ...answers,
    two: { kind: 'ok', templates: [{ id: 'first' }, { id: 'second' }] },
    none: { kind: 'ok', templates: [] },
    read: { kind: 'ok', preview: { subject: 'Hello' } },
    preview: { subject: 'Hello' },
    sent: { kind: 'ok', ping: { id: 'the ping' }, undo: { ms: 60_000, until: 60_000 } },
    taken: { kind: 'unavailable', reason: 'ping_open', latest: { id: 'another' } },
    another: { id: 'another' },
    ping: { id: 'the ping' },
    window: { ms: 60_000, until: 60_000 },
    undone: { id: 'the ping', undo: { ms: 60_000, until: 60_000 } },
    tooLate: { kind: 'tooLate' },
    lost: { kind: 'failed', undo: { ms: 50_000, until: 60_000 } },
    target: (template: string) => ({ handle: 'the applicant', email_template_id: template }),
    'template.choose': { type: 'template.choose', templateId: 'second' },
  },
};

/** A company's message to an applicant. */
const composerSentences = storiesOf(
  composing,
  `
  message.templates — specification 1: Employees search for and contact applicants using e-mail templates
  The first template is chosen and its preview fetched; without one that is said, and where none come it can be retried.
  - composing → opening, asks loadTemplates, cannot ping.send; loadTemplates two →
    choosing.previewing, templateId = first, asks previewPing with target first, cannot ping.send
  - composing; loadTemplates none → withoutTemplate, asks nothing, cannot ping.send
  - composing; loadTemplates {failed | unauthenticated | breaks} → failed, asks nothing;
    composer.retry → opening, asks loadTemplates

  message.preview — specification 1: Employees search for and contact applicants using e-mail templates
  Only what was read can be sent; another choice fetches its preview, and one that does not come can be retried.
  - previewed → choosing.previewed, preview = preview, asks nothing, can ping.send
  - {choosing | previewed | choosing; previewPing failed | sending; sendPing failed}; template.choose →
    choosing.previewing, templateId = second, asks previewPing with target second, cannot ping.send
  - choosing; previewPing {failed | unauthenticated | breaks} → choosing.unreadable, asks nothing, cannot ping.send;
    composer.retry → choosing.previewing, asks previewPing

  message.unavailable — decisions 3: One open ping per organization and applicant, 90 days' pause, 5 open per applicant, 30 per employee and day.
  Where somebody can’t be written to now it says why and whose message stands in the way, and nothing can be sent.
  - {choosing; previewPing taken | sending; sendPing taken} →
    unavailable, reason = "ping_open", latest = another, asks nothing, cannot ping.send, cannot template.choose

  message.cancel — specification 1: Employees search for and contact applicants using e-mail templates
  Until it is sent it can be closed, and nothing is sent; not while it is being sent.
  - {composing | composing; loadTemplates failed | composing; loadTemplates none | choosing |
    choosing; previewPing failed | previewed | choosing; previewPing taken}; composer.cancel → cancelled, over
  - sending → cannot composer.cancel

  message.sent — decisions 3: 60 seconds to undo
  It goes to this applicant with this template, can be undone for a minute, and is then sent for good.
  - sending → sending, asks sendPing with target first, cannot ping.send; sendPing sent →
    undoable, asks nothing, ping = ping, undo = window; 59999 ms → undoable; 1 ms → sent, over

  message.sending-fails — specification 8: 400 or 409 shows the response message
  Where the server refuses or does not answer nothing is lost, and it can be sent again.
  - sending; sendPing {conflict | failed | unauthenticated | breaks} →
    choosing.unsent, asks nothing, preview = preview, templateId = first; ping.send → sending, asks sendPing

  message.undone — lifecycles Ping: inside the undo window
  It is undone, or sent where that was too late; where no answer comes the rest of the minute runs on.
  - undoing → undoing, asks undoPing with undone; undoPing ok → undone, over
  - undoing; undoPing {tooLate | breaks} → sent, over
  - undoing; undoPing lost → undoable, asks nothing, can ping.undo; 49999 ms → undoable; 1 ms → sent
  `,
);

const standing = { withdrawn_at: null };
const takenBack = { withdrawn_at: '2026-01-01T00:00:00Z' };
const ping = (status: string, release: object | null = null) => ({ status, release, guardian_asked_at: null });
const found = (status: string, release?: object) => ({ kind: 'ok', ping: ping(status, release) });
const asked = { ...ping('pending'), guardian_asked_at: '2026-01-01T00:00:00Z' };

const answering: Cast = {
  machine: 'pingAnswer',
  begins: { opening: undefined },
  ways: {
    asked: 'opening; lookUp pending',
    said: 'opening; lookUp accepted',
    accepting: 'asked; ping.accept; accept.confirm',
    declining: 'asked; ping.decline; no',
    withdrawing: 'said; ping.withdraw; back',
    overtaken: 'declining; answer changed; lookUp accepted',
  },
  each: { closed: ['declined', 'expired', 'revoked'], lost: ['conflict', 'failed', 'breaks'] },
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

/** The applicant's answer to a company's message. */
const answerSentences = storiesOf(
  answering,
  `
  answer.page — decisions 2: \`/pings/{id}/answer#token=\` (decline or accept after a button that says what will be released)
  The applicant is asked while an answer is awaited; otherwise the page says what became of the message.
  - opening → opening, asks lookUp, cannot ping.accept; lookUp pending → asking, ping = ping pending, asks nothing
  - said → accepted, asks nothing, cannot ping.accept
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
  - asked; ping.decline; decline.confirm; answer changed; lookUp accepted → confirmingWithdraw, declined = ""

  answer.fails — statecharts guardian's page: 409 → opening
  Where something changed the page opens anew; else the answer can be given again, and that is told.
  - {accepting | declining | withdrawing}; answer changed → opening, asks lookUp
  - accepting; answer <lost> → tells settled <lost>, confirmingAccept, asks nothing, can accept.confirm
  - declining; answer <lost> → tells settled <lost>, confirmingDecline, asks nothing, can no
  - withdrawing; answer <lost> → tells settled <lost>, confirmingWithdraw, asks nothing, can back
  `,
);

export const messageSentences = [...composerSentences, ...answerSentences];

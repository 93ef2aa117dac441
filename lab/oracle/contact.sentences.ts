import { preview, sent, templates } from '../../tests/support/messages.ts';
import { conflict, failure, unauthenticated, yes } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { decisions, reference, type Sentence, spec } from './sentence.ts';

const undo = { ms: 60_000, until: 60_000 };
const target = { handle: 'the applicant' };
const send = { type: 'ping.send' } as const;
const cancel = { type: 'composer.cancel' } as const;
const choose = { type: 'template.choose', templateId: 'second' } as const;
const latest = {
  id: 'p0',
  status: 'pending',
  created_at: '2026-11-20T10:33:00Z',
  by: 'Daria Schneider',
  write_again_on: null,
};
const taken = { kind: 'unavailable', reason: 'ping_open', latest } as const;

const composing = (product: Product) => begin(product, 'pingComposer', target);
const choosing = (product: Product) => composing(product).answers('loadTemplates', { kind: 'ok', templates });
const previewed = (product: Product) => choosing(product).answers('previewPing', { kind: 'ok', preview });
const sending = (product: Product) => previewed(product).when(send);
const undoable = (product: Product) => sending(product).answers('sendPing', { kind: 'ok', ping: sent, undo });
const undoing = (product: Product) => undoable(product).waits(10_000).when({ type: 'ping.undo' });

/** Writing to an applicant. */
export const contactSentences: readonly Sentence[] = [
  {
    id: 'contact.templates',
    place: spec('1', 'Employees search for and contact applicants using e-mail templates'),
    given: 'an employee who wants to contact an applicant',
    when: 'the templates come, or there are none',
    then: 'the first is chosen and its preview fetched; without one it says so',
    shownBy: (product) => {
      composing(product).is('opening').asks('loadTemplates').refuses(send);
      choosing(product)
        .is('choosing.previewing')
        .keeps({ templates, templateId: 'first' })
        .asks('previewPing', { handle: 'the applicant', email_template_id: 'first' })
        .refuses(send);
      composing(product)
        .answers('loadTemplates', { kind: 'ok', templates: [] })
        .is('withoutTemplate')
        .asksNothing()
        .refuses(send);
    },
  },
  {
    id: 'contact.templates-fail',
    place: spec('8', "any other or missing status shows 'An unknown error occurred."),
    given: 'an employee who wants to contact an applicant',
    when: 'the templates do not come',
    then: 'that is said, and it can be tried again',
    shownBy: (product) => {
      composing(product).breaks('loadTemplates').is('failed').asksNothing();
      for (const answer of [failure, unauthenticated]) {
        composing(product)
          .answers('loadTemplates', answer)
          .is('failed')
          .asksNothing()
          .when({ type: 'composer.retry' })
          .is('opening')
          .asks('loadTemplates');
      }
    },
  },
  {
    id: 'contact.preview',
    place: decisions('3', "the employer's copy and preview show the placeholder until yes"),
    given: 'an employee who writes to an applicant',
    when: 'the preview of a template comes, and they choose another one at any time',
    then: 'they can send only what they have seen; another choice fetches its preview',
    shownBy: (product) => {
      previewed(product).is('choosing.previewed').keeps({ preview }).asksNothing().offers(send);
      const unread = choosing(product).answers('previewPing', failure);
      const unsent = sending(product).answers('sendPing', failure);
      for (const run of [choosing(product), previewed(product), unread, unsent]) {
        run
          .when(choose)
          .is('choosing.previewing')
          .keeps({ templateId: 'second' })
          .asks('previewPing', { handle: 'the applicant', email_template_id: 'second' })
          .refuses(send);
      }
    },
  },
  {
    id: 'contact.preview-fails',
    place: spec('8', "any other or missing status shows 'An unknown error occurred."),
    given: 'an employee who has chosen a template',
    when: 'its preview does not come',
    then: 'nothing can be sent, and it can be tried again',
    shownBy: (product) => {
      choosing(product).breaks('previewPing').is('choosing.unreadable').asksNothing().refuses(send);
      for (const answer of [failure, unauthenticated]) {
        choosing(product)
          .answers('previewPing', answer)
          .is('choosing.unreadable')
          .asksNothing()
          .refuses(send)
          .when({ type: 'composer.retry' })
          .is('choosing.previewing')
          .asks('previewPing');
      }
    },
  },
  {
    id: 'contact.unavailable',
    place: decisions(
      '3',
      "One open ping per organization and applicant, 90 days' pause, 5 open per applicant, 30 per employee and day.",
    ),
    given: 'an applicant who can’t be contacted now',
    when: 'the preview is fetched, or the message sent',
    then: 'it says why and whose message stands in the way, and nothing more can be sent',
    shownBy: (product) => {
      for (const run of [
        choosing(product).answers('previewPing', taken),
        sending(product).answers('sendPing', taken),
      ]) {
        run.is('unavailable').keeps({ reason: 'ping_open', latest }).asksNothing().refuses(send).refuses(choose);
      }
    },
  },
  {
    id: 'contact.cancel',
    place: spec('1', 'Employees search for and contact applicants using e-mail templates'),
    given: 'an employee who writes to an applicant',
    when: 'they close it before it is sent',
    then: 'it is over and nothing is sent; while it is being sent it can’t be closed so',
    shownBy: (product) => {
      for (const run of [
        composing(product),
        composing(product).answers('loadTemplates', failure),
        composing(product).answers('loadTemplates', { kind: 'ok', templates: [] }),
        choosing(product),
        choosing(product).answers('previewPing', failure),
        previewed(product),
        choosing(product).answers('previewPing', taken),
      ]) {
        run.when(cancel).is('cancelled').isOver();
      }
      sending(product).refuses(cancel);
    },
  },
  {
    id: 'contact.sent',
    place: decisions('3', '60 seconds to undo'),
    given: 'an employee who has read the preview',
    when: 'they send it and the server agrees',
    then: 'it goes to this applicant with this template, can be undone for a minute, and is then sent for good',
    shownBy: (product) => {
      sending(product)
        .is('sending')
        .asks('sendPing', { handle: 'the applicant', email_template_id: 'first' })
        .refuses(send);
      undoable(product)
        .is('undoable')
        .asksNothing()
        .keeps({ ping: sent, undo })
        .waits(59_999)
        .is('undoable')
        .waits(1)
        .is('sent')
        .isOver();
    },
  },
  {
    id: 'contact.sending-fails',
    place: spec('8', '400 or 409 shows the response message'),
    given: 'a message that is being sent',
    when: 'the server refuses, does not answer, or breaks',
    then: 'nothing is lost, and it can be sent again',
    shownBy: (product) => {
      for (const answer of [conflict, failure, unauthenticated]) {
        sending(product)
          .answers('sendPing', answer)
          .is('choosing.unsent')
          .asksNothing()
          .keeps({ preview, templateId: 'first' })
          .when(send)
          .is('sending')
          .asks('sendPing');
      }
      sending(product).breaks('sendPing').is('choosing.unsent').asksNothing().offers(send);
    },
  },
  {
    id: 'contact.undone',
    place: reference('Ping', 'inside the undo window'),
    given: 'a message that can still be undone',
    when: 'the employee undoes it',
    then: 'it is undone, or sent where that was too late; where no answer comes the rest of the minute runs on',
    shownBy: (product) => {
      undoing(product).is('undoing').asks('undoPing', { id: 'the ping', undo });
      undoing(product).answers('undoPing', yes).is('undone').isOver();
      undoing(product).answers('undoPing', { kind: 'tooLate' }).is('sent').isOver();
      undoing(product).breaks('undoPing').is('sent').isOver();
      undoing(product)
        .answers('undoPing', { kind: 'failed', undo: { ms: 50_000, until: 60_000 } })
        .is('undoable')
        .asksNothing()
        .offers({ type: 'ping.undo' })
        .waits(49_999)
        .is('undoable')
        .waits(1)
        .is('sent');
    },
  },
];

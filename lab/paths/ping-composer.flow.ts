import { pingComposerModel, sentPing } from '../../machines/pings/ping-composer.model.ts';
import type { Flow, Reply } from './kit/flow.ts';

/** What is so at the server, beyond an applicant whom nobody has contacted. */
const facts = {
  noTemplate: { de: 'keine Vorlage ist veröffentlicht', en: 'no template is published' },
  contacted: { de: 'eine Kollegin hat eben geschrieben', en: 'a colleague has just written' },
  gone: { de: 'die Person ist nicht mehr zu finden', en: 'the person can no longer be found' },
  sent: { de: 'die Nachricht ist angelegt', en: 'the message is created' },
  undone: { de: 'die Nachricht ist zurückgenommen', en: 'the message is taken back' },
  goneOut: { de: 'am Server ist die Minute um', en: 'at the server the minute is over' },
} as const;
export type Fact = keyof typeof facts;

const templates = [{ id: 't1' }, { id: 't2' }];
const unavailable = (fact: Fact): Reply<Fact> => ({
  fact,
  output: { kind: 'unavailable', reason: null, latest: null },
});

export const pingComposerFlow: Flow<typeof pingComposerModel.machine, Fact> = {
  ...pingComposerModel,
  openings: [
    {
      input: { handle: 'a1' },
      text: { de: 'In der Suche jemanden kontaktieren', en: 'Get in touch with somebody in the search' },
    },
  ],
  facts,
  calls: {
    opening: 'GET /v1/email-templates',
    'choosing.previewing': 'POST /v1/pings/preview',
    sending: 'POST /v1/pings',
    undoing: 'POST /v1/pings/[^/]+/transitions',
  },
  answers: {
    opening: () => [
      { output: { kind: 'ok', templates } },
      { fact: 'noTemplate', output: { kind: 'ok', templates: [] } },
    ],
    'choosing.previewing': ({ fact }) =>
      fact === undefined
        ? [{ output: { kind: 'ok', preview: { left_today: 3 } } }, unavailable('contacted'), unavailable('gone')]
        : [unavailable(fact)],
    sending: ({ fact }) => [
      { leaves: 'sent', output: sentPing, ...(fact === 'sent' && { variant: 'the same message once more' }) },
      ...(fact === undefined ? [unavailable('contacted'), unavailable('gone')] : []),
    ],
    undoing: () => [
      { leaves: 'undone', output: { kind: 'ok' } },
      { fact: 'goneOut', output: { kind: 'tooLate' } },
    ],
  },
  lost: ['sending'],
  actions: {
    'template.choose': ({ at: { context } }) =>
      templates
        .filter(({ id }) => context.templateId !== null && id !== context.templateId)
        .map(({ id }) => ({ with: { templateId: id } })),
  },
  faulted: (fault, state, { at: { context } }) =>
    state === 'undoing' && fault !== 'csrf' ? { kind: 'failed', undo: context.undo } : undefined,
  notReturned: ['undoable', 'sent', 'undone', 'cancelled'],
  notInterrupted: ['undoing'],
};

import {
  loaded,
  oneTarget,
  pingComposerModel,
  sentPing,
  wholeDraft,
} from '../../machines/pings/ping-composer.model.ts';
import { type Flow, type Reply, unwalked } from './kit/flow.ts';

/** What is so at the server, beyond an applicant whom nobody has contacted. */
const facts = {
  noTemplate: ['no template is published'],
  contacted: ['a colleague has just written'],
  gone: ['the person can no longer be found'],
  sent: ['the message is created'],
  undone: ['the message is taken back'],
  archived: ['the chosen template has just been archived'],
  newCompany: ['the company has never written before'],
  agreed: ['the terms are accepted'],
  goneOut: ['at the server the minute is over'],
} as const;
export type Fact = keyof typeof facts;

const templates = [{ id: 't1' }, { id: 't2' }];
const newTerms = { ...loaded, templates, terms: { hash: 'h1', accepted: null } };
const outdated: Reply<Fact> = { fact: 'archived', output: { kind: 'outdated', what: 'template' } };
const unavailable = (fact: Fact) => ({ fact, output: { kind: 'unavailable', reason: null, latest: null } });
const notSent = (fact: Fact): Reply<Fact> => ({ fact, output: { kind: 'none', sent: [{ handle: 'a1', ping: null }] } });
export const pingComposerFlow: Flow<typeof pingComposerModel.machine, Fact> = {
  ...pingComposerModel,
  openings: [['Get in touch with somebody in the search', { target: oneTarget, draft: wholeDraft }]],
  facts,
  calls: {
    opening: 'GET /v1/email-templates',
    'choosing.previewing': 'POST /v1/pings/preview',
    'agreeing.accepting': 'POST /v1/company-terms/acceptance',
    sending: 'POST /v1/pings/batch',
    undoing: 'POST /v1/pings/[^/]+/transitions',
  },
  answers: {
    opening: ({ fact }) =>
      fact === 'archived'
        ? [{ output: { ...loaded, templates: templates.slice(1) } }]
        : [
            { output: { ...loaded, templates } },
            { fact: 'noTemplate', output: { ...loaded, templates: [] } },
            ...(fact === undefined ? [{ fact: 'newCompany' as const, output: newTerms }] : []),
          ],
    'choosing.previewing': ({ fact }) =>
      fact === undefined || fact === 'newCompany' || fact === 'agreed' || fact === 'archived'
        ? [
            { output: { kind: 'ok', preview: { unrelated: [] } } },
            ...(fact === undefined ? [unavailable('contacted'), unavailable('gone'), outdated] : []),
          ]
        : [unavailable(fact)],
    'agreeing.accepting': () => [{ leaves: 'agreed', output: { kind: 'ok', terms: loaded.terms } }],
    sending: ({ fact }) => [
      { leaves: 'sent', output: sentPing, ...(fact === 'sent' && { variant: 'the same message once more' }) },
      ...(fact === undefined ? [notSent('contacted'), notSent('gone'), outdated] : []),
    ],
    undoing: () => [
      { leaves: 'undone', output: { kind: 'ok', late: 0 } },
      { fact: 'goneOut', output: { kind: 'tooLate' } },
    ],
  },
  lost: ['sending'],
  actions: {
    'template.choose': ({ at: { context } }) =>
      templates
        .filter(({ id }) => context.templateId !== null && id !== context.templateId)
        .map(({ id }) => ({ with: { templateId: id } })),
    'offer.choose': () => [{ with: { kind: 'talk', occupationId: 'o1' } }],
    'line.write': () => [{ with: { line: 'Hello' } }],
    'person.show': () => [],
  },
  impossible: [
    // several, and who looks for something else, are written to from the search; composer.states examines their screens
    [/person\.show|passedOver|warning\.seen|unrelated|warned/, unwalked.done],
    // new terms come with a new program
    [/agreeing\.accepting \[outdated\]/, unwalked.answered],
  ],
  faulted: (fault, state, { at: { context } }) =>
    state === 'undoing' && fault !== 'csrf' ? { kind: 'failed', undo: context.undo } : undefined,
  notReturned: ['undoable', 'sent', 'undone', 'cancelled'],
  notInterrupted: ['undoing'],
};

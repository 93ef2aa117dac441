import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { pingComposerModel } from '../../../machines/pings/ping-composer.model.ts';
import { describeScreen } from '../../../tests/support/screen-states.tsx';
import { preview } from '../../../tests/support/messages.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { ComposerDrawer } from './composer-drawer.tsx';
import { providedPingComposer } from './pings.actors.ts';
import { type ComposerActor, showUndo } from './undo-toast.ts';

function Composer({ actor }: { actor: ComposerActor }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  useEffect(() => showUndo(actor, notify, i18n), [actor, notify, i18n]);
  return <ComposerDrawer actor={actor} about="Ahorn 42" occupations={occupations} isNamed={false} />;
}

const drawer = 'Contact: Ahorn 42';
const unreadable = [drawer, 'The preview couldn’t be loaded just now.'];
const read = '{"handle":"a1","email_template_id":"t1","kind":"apprenticeship","occupation_id":"o1"}';
const message =
  '{"handles":["a1"],"email_template_id":"t1","kind":"apprenticeship","occupation_id":"o1","personal_line":""}';
const occupations = ['o1', 'o2'].map((id) => ({ id, kind: 'occupation' as const, name: id, en: null, words: [] }));
const unlike =
  'Ahorn 42 is looking for something else: Koch/Köchin. That and your offer have nothing in common. You can write all the same.';
const agreed =
  'Before its first message your company accepts these terms, once and for all colleagues. Your message goes out as soon as you have.';
/** What can be changed until it is sent. */
const choices = [drawer, 'Template', 'For which occupation?'];

describeScreen('writing to an applicant', {
  model: pingComposerModel,
  machine: providedPingComposer('key'),
  draw: (actor) => <Composer actor={actor} />,
  without: {
    'template.choose': 'it is a list to choose from',
    'offer.choose': 'as above',
    'line.write': 'it is a field to write in',
    'warning.seen': 'it comes into sight',
    'person.show': ({ handle }, { context }) => handle !== 'a2' || context.target.handles.length === 1,
  },
  answers: {
    templates: [{ name: { de: 'Erste', en: 'First' } }],
    preview,
    ping: { send_at: '2026-11-20T10:01:00.000Z', created_at: '2026-11-20T10:00:00.000Z' },
    sent: [{ name: 'Ahorn 42' }],
    terms: { version: 1, text: 'Words', locale: 'en', accepted: null },
    latest: { status: 'pending', created_at: '2026-11-20T10:00:00.000Z', by: null, write_again_on: null },
  },
  says: {
    opening: [drawer, 'The preview is loading'],
    failed: unreadable,
    withoutTemplate: [
      drawer,
      'There is no published template for a first message yet. Please ask your association to publish one.',
    ],
    'choosing.previewing': [...choices, 'The preview is loading'],
    'choosing.unreadable': [...choices, 'The preview couldn’t be loaded just now.'],
    'choosing.previewed': [...choices, 'What the applicant reads'],
    'choosing.unrelated': [...choices, 'What the applicant reads', unlike],
    'choosing.warned': [...choices, 'What the applicant reads', unlike, 'Send all the same'],
    'choosing.passedOver': ['Contact 2 applicants', ...choices.slice(1), 'See the message'],
    'choosing.unsent': [
      ...choices,
      'What the applicant reads',
      'The message wasn’t sent just now. Nothing is lost: please try again.',
    ],
    'agreeing.reading': [drawer, agreed],
    'agreeing.accepting': [drawer, agreed, 'busy Accept and send'],
    'agreeing.unaccepted': [drawer, agreed, 'That wasn’t saved just now, and nothing was sent: please try again.'],
    sending: [...choices, 'What the applicant reads', 'busy Send message'],
    unavailable: [drawer, 'See the message'],
    undoable: ['To Ahorn 42'],
    undoing: ['Taking your message to Ahorn 42 back'],
    sent: ['Your message to Ahorn 42 is on its way'],
    undone: ['Taken back'],
    cancelled: [],
  },
  asks: {
    opening: [
      'GET /email-templates?filter%5Bpurpose%5D%5B%5D=ping&filter%5Bstatus%5D%5B%5D=published&per_page=100',
      'GET /company-terms',
    ],
    'choosing.previewing': [`POST /pings/preview ${read}`],
    'agreeing.accepting': ['POST /company-terms/acceptance {"hash":"h1"}'],
    sending: [`POST /pings/batch ${message}`],
    undoing: ['POST /pings/p1/transitions {"event":"cancel"}'],
  },
});

import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { pingComposerModel } from '../../../machines/pings/ping-composer.model.ts';
import { describeScreen } from '../../../tests/support/screen-states.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { ComposerDrawer } from './composer-drawer.tsx';
import { providedPingComposer } from './pings.actors.ts';
import { type ComposerActor, showUndo } from './undo-toast.ts';

function Composer({ actor }: { actor: ComposerActor }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  useEffect(() => showUndo(actor, notify, i18n), [actor, notify, i18n]);
  return <ComposerDrawer actor={actor} about="Ahorn 42" />;
}

const drawer = 'Contact: Ahorn 42';
const unreadable = [drawer, 'The preview couldn’t be loaded just now.'];
const preview = { subject: 'A place', body: 'Hello', locale: 'en', left_today: 3, match: { rule: 1, reasons: [] } };
const body = '{"handle":"a1","email_template_id":"t1"}';

describeScreen('writing to an applicant', {
  model: pingComposerModel,
  machine: providedPingComposer('key'),
  draw: (actor) => <Composer actor={actor} />,
  without: { 'template.choose': 'it is a list to choose from' },
  answers: {
    templates: [{ name: { de: 'Erste', en: 'First' } }],
    preview,
    ping: { applicant: { name: 'Ahorn 42' }, status: 'created', created_at: '2026-11-20T10:00:00.000Z' },
    latest: { status: 'pending', created_at: '2026-11-20T10:00:00.000Z', by: null, write_again_on: null },
  },
  says: {
    opening: [drawer, 'The preview is loading'],
    failed: unreadable,
    withoutTemplate: [
      drawer,
      'There is no published template for a first message yet. Please ask your association to publish one.',
    ],
    'choosing.previewing': [drawer, 'Template', 'The preview is loading'],
    'choosing.unreadable': [...unreadable, 'Template'],
    'choosing.previewed': [drawer, 'Template', 'What the applicant reads'],
    'choosing.unsent': [
      drawer,
      'Template',
      'What the applicant reads',
      'The message wasn’t sent just now. Nothing is lost: please try again.',
    ],
    sending: [drawer, 'Template', 'What the applicant reads', 'busy Send message'],
    unavailable: [drawer, 'See the message'],
    undoable: ['Your message to Ahorn 42 is ready'],
    undoing: ['Taking your message to Ahorn 42 back'],
    sent: ['Your message to Ahorn 42 is on its way'],
    undone: ['Taken back'],
    cancelled: [],
  },
  asks: {
    opening: ['GET /email-templates?filter%5Bpurpose%5D%5B%5D=ping&filter%5Bstatus%5D%5B%5D=published&per_page=100'],
    'choosing.previewing': [`POST /pings/preview ${body}`],
    sending: [`POST /pings ${body}`],
    undoing: ['POST /pings/p1/transitions {"event":"cancel"}'],
  },
});

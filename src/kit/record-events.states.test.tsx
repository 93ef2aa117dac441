import { msg } from '@lingui/core/macro';
import { recordActionMachine } from '../../machines/records/record-action.machine.ts';
import { recordActionModel } from '../../machines/records/record-action.model.ts';
import { describeScreen, unanswered } from '../../tests/support/screen-states.tsx';
import { ActionButtons } from './record-events.tsx';

const words = { activate: msg`Activate`, extend: msg`Extend`, archive: msg`Archive` };
const question = { title: 'Archive it?', description: 'For good.', keep: 'Keep it', confirm: 'Archive for good' };

/** Which buttons are there, and which is busy, follows from the context. */
const atRest: readonly string[] = [];
const labels = { activate: 'Activate', archive: 'Archive' } as const;

describeScreen('the buttons of a record', {
  model: recordActionModel,
  machine: unanswered(recordActionMachine),
  draw: (actor) => <ActionButtons actor={actor} words={words} asks={{ archive: question }} />,
  apart: ({ context: { offered, pressed } }) => [offered, pressed],
  without: { 'record.changed': 'the record was read again' },
  says: {
    'resting.offered': atRest,
    'resting.done': atRest,
    'resting.refused': atRest,
    'resting.failed': ['An unknown error occurred. Please try again later. If the issue persists, please contact us.'],
    asking: ['Archive it?', 'For good.', 'Keep it', 'Archive for good'],
    doing: atRest,
  },
  also: ({ value, context: { offered, pressed } }) =>
    // a question covers them
    (value === 'asking' ? [] : (['activate', 'archive'] as const))
      .filter((action) => offered.includes(action))
      .map((action) => (value === 'doing' && pressed?.action === action ? `busy ${labels[action]}` : labels[action])),
  asks: { doing: [] },
});

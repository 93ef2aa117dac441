import { sessionEndModel } from '../../../machines/session-end/session-end.model.ts';
import { describeScreen } from '../../../tests/support/screen-states.tsx';
import { EndDialog } from './end-dialog.tsx';
import { providedSessionEnd } from './session-end.actors.ts';

/** The same, but for the button that waits. */
const question = [
  'Still there?',
  'Nothing has happened here for a while. To protect your data you are logged out in 5 minutes. What you typed is kept.',
];
const nothing: string[] = [];

describeScreen('the end of a session', {
  model: sessionEndModel,
  machine: providedSessionEnd,
  draw: (actor) => <EndDialog actor={actor} left={295_000} />,
  without: { 'time.checked': 'it is the clock' },
  says: {
    far: nothing,
    near: question,
    staying: question,
    unsure: [...question, 'That did not get through. Check your connection and try again.'],
    last: [
      'Your login ends shortly',
      'To protect your data, a login lasts for a limited time: this one ends in 5 minutes. What you type is kept and is there again once you have logged in anew.',
    ],
    read: nothing,
    asking: ['One moment …', 'We are checking whether your login has ended.'],
    ended: nothing,
  },
  asks: { staying: ['GET /auth/me'], asking: ['GET /auth/me'] },
});

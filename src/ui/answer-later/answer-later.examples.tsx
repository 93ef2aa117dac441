import type { Examples } from '../gallery/examples.tsx';
import { AnswerLater } from './answer-later.tsx';

const until = '2026-12-12T10:00:00.000Z';
const props = { until, isPending: false, onLater: () => {} };

export const examples: Examples = {
  title: 'Answer later',
  group: 'Messages',
  states: () => ({
    'not yet': <AnswerLater {...props} later={null} />,
    'on its way': <AnswerLater {...props} later={null} isPending />,
    'put aside': <AnswerLater {...props} later={{ reminds_at: '2026-12-09T10:00:00.000Z' }} />,
    'put aside at the end': <AnswerLater {...props} later={{ reminds_at: null }} />,
  }),
};

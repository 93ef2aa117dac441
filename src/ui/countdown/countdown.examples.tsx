import type { Examples } from '../gallery/examples.tsx';
import { Countdown } from './countdown.tsx';

export const examples: Examples = {
  title: 'Countdown',
  group: 'Messages',
  states: () => ({
    'from a minute': <Countdown ms={60_000} />,
    'from one second': <Countdown ms={1000} />,
  }),
};

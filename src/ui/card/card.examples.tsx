import { samples, type Examples } from '../gallery/examples.tsx';
import { Card } from './card.tsx';

export const examples: Examples = {
  title: 'Card',
  group: 'Page',
  states: (w) => ({
    regular: <Card>{w('Eine Fläche mit einer Haarlinie.', 'A surface with a hairline.')}</Card>,
    'without padding': <Card padding="none">{w('Bis an den Rand.', 'Up to the edge.')}</Card>,
    'a long word': <Card>{samples.longWord}</Card>,
  }),
};

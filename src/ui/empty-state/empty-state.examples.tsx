import { Button } from '../button/button.tsx';
import { samples, type Examples } from '../gallery/examples.tsx';
import { MatchesIllustration } from '../illustrations/matches.tsx';
import { EmptyState } from './empty-state.tsx';

export const examples: Examples = {
  title: 'Empty state',
  group: 'Messages',
  states: (w) => ({
    'with a drawing and an action': (
      <EmptyState
        illustration={<MatchesIllustration />}
        title={w('Hier stehen bald passende Bewerbungen', 'Matching applicants will be here')}
        level={3}
        action={<Button variant="secondary">{w('Umkreis vergrößern', 'Widen the radius')}</Button>}
      >
        {w(
          'Im Umkreis von 10 km sucht gerade niemand diesen Beruf.',
          'Nobody within 10 km is looking for this occupation now.',
        )}
      </EmptyState>
    ),
    'words only, a long one': (
      <EmptyState title={samples.longWord} level={3}>
        {samples.longWord}
      </EmptyState>
    ),
  }),
};

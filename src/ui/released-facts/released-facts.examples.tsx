import type { Examples } from '../gallery/examples.tsx';
import { ReleasedFacts } from './released-facts.tsx';

const releases = {
  name: 'Mia Vogt',
  email: 'mia@example.org',
  phonenumber: null,
  reachable_from: null,
  recommended_by: [],
};

export const examples: Examples = {
  title: 'Released facts',
  group: 'Data',
  states: () => ({
    least: <ReleasedFacts releases={releases} />,
    all: (
      <ReleasedFacts
        releases={{
          ...releases,
          phonenumber: '+492219901234',
          reachable_from: 15,
          recommended_by: ['Lackwerke Severin', 'Rheinchemie'],
        }}
      />
    ),
  }),
};

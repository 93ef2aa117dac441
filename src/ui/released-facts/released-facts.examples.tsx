import type { Examples } from '../gallery/examples.tsx';
import { ReleasedFacts } from './released-facts.tsx';

const releases = {
  name: 'Mia Vogt',
  email: 'mia@example.org',
  phonenumber: null,
  reachable_from: null,
  first_meeting: null,
  recommended_by: [],
  consent: {
    version: 1,
    text: 'Consent: to give contact details to a company\n\nThe company you say yes to gets what stands here.',
    hash: '',
    locale: 'en' as const,
  },
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
          first_meeting: 'internship',
          recommended_by: ['Lackwerke Severin', 'Rheinchemie'],
        }}
      />
    ),
  }),
};

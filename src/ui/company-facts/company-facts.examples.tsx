import type { Examples } from '../gallery/examples.tsx';
import { CompanyFacts } from './company-facts.tsx';

const whole = {
  street: 'Eichenallee 20',
  postcode: '51373',
  city: 'Leverkusen',
  website: 'https://www.sonntag.example',
  occupations: ['Elektroniker/in', 'Mechatroniker/in'],
  privacy: 'https://www.sonntag.example/datenschutz',
};

export const examples: Examples = {
  title: 'Company facts',
  group: 'Data',
  states: () => ({
    'everything said': <CompanyFacts company={whole} />,
    'only the town': (
      <CompanyFacts
        company={{ ...whole, street: null, postcode: null, website: null, privacy: null, occupations: [] }}
      />
    ),
  }),
};

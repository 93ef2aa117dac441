import type { Examples } from '../gallery/examples.tsx';
import { samples } from '../gallery/examples.tsx';
import { type Face, Portrait } from './portrait.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"%3E%3Crect width="8" height="6" fill="%23d8cfc0"/%3E%3Cpath d="M0 6 3 2l3 4z" fill="%23a39a8b"/%3E%3C/svg%3E';

const whole: Face = {
  name: 'Lackwerke Severin',
  slogan: { de: 'Farbe hält, was wir versprechen.', en: 'Colour that keeps its word.' },
  description: {
    de: 'Du lernst in einer eigenen Werkstatt, vom ersten Tag an zu zweit.',
    en: 'You learn in a workshop of your own, in pairs from the first day on.',
  },
  occupations: ['Lacklaborant/in', 'Chemikant/in'],
  people: 120,
  trainees: 9,
  trainingSince: 1958,
  contact: { fullname: 'Daria Schneider', position: 'Ausbildungsleitung' },
  address: 'Am Kanal 7, 50667 Köln',
  verified: { at: '2026-03-03T09:00:00Z', by: 'Chemieverbund Rhein' },
  website: 'https://www.example.org',
  color: '#0f766e',
  layout: 'classic',
  picture,
};
const { longWord } = samples;

export const examples: Examples = {
  title: 'Portrait',
  group: 'Data',
  layout: 'wide',
  states: () => ({
    classic: <Portrait face={whole} />,
    split: <Portrait face={{ ...whole, layout: 'split', color: '#f4c20d' }} />,
    hero: <Portrait face={{ ...whole, layout: 'hero' }} />,
    'hero without a picture': <Portrait face={{ ...whole, layout: 'hero', picture: undefined }} />,
    'nothing but a name': (
      <Portrait
        face={{
          name: longWord,
          slogan: { de: '', en: '' },
          description: { de: '', en: '' },
          occupations: [],
          address: '',
          website: '',
          color: '#808080',
          layout: 'split',
        }}
      />
    ),
  }),
};

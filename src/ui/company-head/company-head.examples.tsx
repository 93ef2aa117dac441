import type { Examples } from '../gallery/examples.tsx';
import { Heading } from '../heading/heading.tsx';
import { CompanyHead } from './company-head.tsx';

const severin = {
  name: 'Lackwerke Severin GmbH',
  city: 'Köln',
  profile: null,
  verified_at: '2026-03-02T10:00:00.000Z',
};
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const examples: Examples = {
  title: 'Company head',
  group: 'Data',
  states: () => ({
    checked: (
      <CompanyHead company={severin}>
        <Heading level={3} look="label">
          {severin.name}
        </Heading>
      </CompanyHead>
    ),
    'not checked yet': (
      <CompanyHead company={{ ...severin, verified_at: null }}>
        <Heading level={3} look="label">
          {severin.name}
        </Heading>
      </CompanyHead>
    ),
    'a long name': (
      <CompanyHead company={{ ...severin, name: long, city: long }}>
        <Heading level={3} look="label">
          {long}
        </Heading>
      </CompanyHead>
    ),
  }),
};

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { CompanyFacts, hasFacts } from './company-facts.tsx';

const nothing = {
  id: 'o',
  name: 'Werk',
  street: null,
  postcode: null,
  city: null,
  website: null,
  occupations: [],
  privacy: null,
};
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('what the company trains, its address and its website stand below each other', () => {
  const website = 'https://www.werk.example';
  show(
    <CompanyFacts
      company={{
        ...nothing,
        street: 'Eichenallee 20',
        postcode: '51373',
        city: 'Leverkusen',
        website,
        privacy: 'www.werk.example/privacy',
        occupations: ['Koch/Köchin', 'Bäcker/in'],
      }}
    />,
  );
  expect(lines()).toEqual([
    'Trains: Koch/Köchin, Bäcker/in',
    'Eichenallee 20, 51373 Leverkusen',
    'www.werk.example',
    'Privacy: www.werk.example/privacy',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe(website);
});

test('what was not said leaves no gap, and nothing at all no list', () => {
  show(<CompanyFacts company={{ ...nothing, city: 'Leverkusen' }} />);
  expect(lines()).toEqual(['Leverkusen']);
  const { container } = show(<CompanyFacts company={nothing} />);
  expect([container.innerHTML, hasFacts(nothing), hasFacts({ ...nothing, city: 'Bonn' })]).toEqual(['', false, true]);
});

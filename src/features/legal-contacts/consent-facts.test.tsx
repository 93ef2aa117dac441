import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import type { GuardianView } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import type { searchResultSchema } from '../../../contract/search/search.schema.ts';
import type { MatchReason } from '../../../contract/search/match.schema.ts';
import { ConsentFacts } from './consent-facts.tsx';

type Shown = Exclude<keyof typeof searchResultSchema.entries, 'match'> | MatchReason['kind'];

/** How a guardian reads what companies see; null for what the company or the program itself adds. A new fact does not compile until it stands here. */
const words: Record<Shown, string | null> = {
  handle: null,
  name: null,
  // with a yes, which is an act of its own
  released_name: null,
  occupation: 'The desired occupations',
  graduation_type_id: 'certificate',
  graduation: 'certificate',
  area: 'area',
  distance: 'rough distance',
  renewed: 'confirmed in the last 30 days',
  available_from: 'from which month',
  mobility_km: 'how far away',
  recommended: 'whether a company recommended Mia',
  availability: null,
  unavailable_reason: null,
  latest_ping: null,
  fresh: 'confirmed in the last 30 days',
  seen: null,
  saved: null,
  hidden: null,
  // what the applicant tells a company themselves
  interested_on: null,
};

const stored: Record<GuardianView['applicant']['stored'][number], string> = {
  name: 'name',
  email: 'e-mail address',
  date_of_birth: 'date of birth',
  phonenumber: 'phone number',
  address: 'address',
  occupation: 'desired occupation',
  graduation_type: 'school-leaving certificate',
  further_occupations: 'further desired occupations',
  available_from: 'month of a possible start',
  mobility_km: 'distance that can be travelled',
  reachable_from: 'time for phone calls',
  first_meeting: 'how to get to know a company first',
};

test('a guardian reads all that companies see and all that is stored, before agreeing', () => {
  const { container } = show(
    <ConsentFacts
      child="Mia"
      stored={Object.keys(stored) as (keyof typeof stored)[]}
      recommendedBy={null}
      releases="ask"
    />,
  );
  const said = container.textContent;
  const missing = [...Object.values(words), ...Object.values(stored)].filter((word) => !said.includes(word ?? ''));
  expect(missing).toEqual([]);
});

test.each([
  ['ask', /after Mia, and then you, have said yes/],
  ['tell', /after Mia has said yes/],
] as const)('%s: who has to say yes to a release is said as chosen', (releases, sentence) => {
  const { container } = show(<ConsentFacts child="Mia" stored={[]} recommendedBy={null} releases={releases} />);
  expect(container.textContent).toMatch(sentence);
});

test('a company that sent the child here is named, as the child’s own letter named it', () => {
  const { container } = show(<ConsentFacts child="Mia" stored={[]} recommendedBy="Rheinpigment AG" releases="ask" />);
  expect(container.textContent).toContain('Rheinpigment AG gave Mia the letter or code that leads here.');
  expect(container.textContent).toContain('No name: only Rheinpigment AG sees it.');
});

import { showInterest, takeBackInterest } from '../../../contract/interests/interests.endpoints.ts';
import { showPortrait } from '../../../contract/near-by/near-by.endpoints.ts';
import { profiles } from '../../../contract/profiles/profiles.endpoints.ts';
import { locateAddress, nowhere } from '../../../server/geo/geo.service.ts';
import { occupations } from '../../../server/occupations/occupations.ts';
import { findable } from '../../support/account.ts';
import type { Person } from '../../support/people.ts';
import { unwieldy } from '../crowd.ts';
import { applicant, chemist, unwieldyApplicant } from '../people.ts';
import {
  heading,
  type Maker,
  press,
  type Scene,
  type Screen,
  selector,
  text,
  withCall,
  withSending,
} from '../screen.ts';
import type { Stage } from '../stage.ts';

const page = { route: 'near-by', path: '/near-by' } as const;
const sheet = { route: 'near-by.portrait', sees: selector('[role=dialog] article') } as const;
const listed = selector('main ul a[href*="/near-by/"]');

const chemistry = occupations.filter(({ kldb }) => kldb.some((code) => code.startsWith('413'))).map(({ id }) => id);

/** A company of the demo data. */
async function companyNamed({ stage }: Pick<Scene, 'stage'>, tenant: Person['tenant'], name: string): Promise<string> {
  const { id } = await stage.within(tenant, (tx) =>
    tx.selectFrom('organizations').select('id').where('name', 'like', `${name}%`).executeTakeFirstOrThrow(),
  );
  return id;
}
const portraitOf =
  (name: string) =>
  async (scene: Scene): Promise<string> =>
    `/near-by/${await companyNamed(scene, scene.person?.tenant ?? scene.stage.bare, name)}`;

/** Somebody who lives in Cologne, unless said otherwise. */
async function living(stage: Stage, otherwise: object = {}): Promise<Person> {
  const person = await stage.world.person('chemie', { ...findable, firstname: 'Mia', lastname: 'Yılmaz' });
  const home = {
    postcode: '50823',
    city: 'Köln',
    country: 'DE',
    ...locateAddress({ postcode: '50823', country: 'DE' }),
  };
  await stage.within(person.tenant, (tx) =>
    tx
      .updateTable('applicants')
      .set({ ...home, ...otherwise })
      .where('user_id', '=', person.id)
      .execute(),
  );
  return person;
}
const abroad: Maker = (stage) => living(stage, { ...nowhere, postcode: '75001', city: 'Paris', country: 'FR' });
const remote: Maker = (stage) =>
  living(stage, { postcode: '80331', city: 'München', ...locateAddress({ postcode: '80331', country: 'DE' }) });
const resting: Maker = (stage) => living(stage, { search_status: 'doesnot_want_matching', search_reason: 'paused' });

/** Around them is a company that says everything too long. */
const amongWords: Maker = async (stage) => {
  const { word, organization, emoji, hebrew } = unwieldy;
  const owner = await stage.add(stage.crowd, { type: 'employee', trains: chemistry });
  const browser = await stage.world.as(owner);
  const body = {
    name: organization,
    slogan: { de: `${word} ${hebrew}`, en: '' },
    description: { de: `${emoji} ${word}\n`.repeat(5), en: '' },
    occupation_ids: chemistry,
    color: '#0f766e',
    layout: 'split',
  } as const;
  const { id } = (await browser.call(profiles.create, { body })).body.data;
  await browser.call(profiles.transition, { params: { id }, body: { event: 'publish' } });
  await stage.within(stage.crowd, (tx) =>
    tx
      .updateTable('organizations')
      .set({ city: word, ...locateAddress({ postcode: '10117', country: 'DE' }) })
      .where('id', '=', owner.organization_id ?? '')
      .execute(),
  );
  return stage.person(unwieldyApplicant);
};

/** Shows these companies interest already. */
const interestedIn =
  (...names: readonly string[]): Maker =>
  async (stage) => {
    const person = await living(stage);
    const browser = await stage.world.as(person);
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
      const organization_id = await companyNamed({ stage }, person.tenant, name);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { status, raw } = await browser.call(
        showInterest,
        { body: { organization_id } },
        { key: `screen-${person.id}-${organization_id}` },
      );
      if (status !== 201) throw new Error(`${name}: ${raw.body}`);
    }
    return person;
  };
const liking = interestedIn('Grünstoff');
const likingThree = interestedIn('Grünstoff', 'Niehler', 'Duftwerk');

/** Companies around, and what one of them shows. */
export const nearBy: readonly Screen[] = [
  ...withCall(
    { ...page, name: 'near-by', as: chemist, sees: listed },
    { url: '**/api/v1/organizations/near-by?*', failed: heading('Unexpected error!') },
  ),
  { ...page, name: 'near-by.app', as: applicant, sees: listed },
  {
    ...page,
    name: 'near-by.map',
    as: chemist,
    act: async (visitor) => visitor.page.locator('main summary').click(),
    sees: selector('main svg circle'),
    isNarrow: true,
  },
  { ...page, name: 'near-by.wide', as: chemist, path: '/near-by?radius=100', sees: listed },
  { ...page, name: 'near-by.none', as: remote, sees: selector('main h2') },
  { ...page, name: 'near-by.abroad', as: abroad, sees: text('Change my address') },
  {
    ...page,
    name: 'near-by.unwieldy',
    as: amongWords,
    sees: listed,
  },
  ...withCall(
    { ...sheet, name: 'near-by.portrait', as: chemist, path: portraitOf('Grünstoff') },
    { url: `**/api${showPortrait.path.replace('{id}', '*')}`, failed: heading('Unexpected error!') },
  ),
  { ...sheet, name: 'near-by.portrait-split', as: applicant, path: portraitOf('Elektro Sonntag') },
  { ...sheet, name: 'near-by.portrait-classic', as: applicant, path: portraitOf('Buchhandlung') },
  { ...sheet, name: 'near-by.liked', as: liking, path: portraitOf('Grünstoff') },
  { ...sheet, name: 'near-by.written', as: chemist, path: portraitOf('Kristallin') },
  { ...sheet, name: 'near-by.three', as: likingThree, path: portraitOf('Rheinpigment') },
  { ...sheet, name: 'near-by.not-findable', as: resting, path: portraitOf('Grünstoff') },
  { ...sheet, name: 'near-by.far', as: applicant, path: portraitOf('Spreetal') },
  {
    ...sheet,
    name: 'near-by.absent',
    as: chemist,
    path: '/near-by/0198c5a0-0000-7000-8000-00000000dead',
    sees: heading('Oops!'),
    allows: [/status of 404/, /^answer 404/],
  },
  ...withSending(
    { ...sheet, name: 'near-by.showing', as: chemist, path: portraitOf('Grünstoff'), act: press('Show interest') },
    {
      endpoint: showInterest,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
  ...withSending(
    {
      ...sheet,
      name: 'near-by.taking-back',
      as: liking,
      path: portraitOf('Grünstoff'),
      act: press('Take interest back'),
    },
    {
      endpoint: takeBackInterest,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
];

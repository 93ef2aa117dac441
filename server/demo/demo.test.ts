import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { createDemoWorld } from '../../tests/support/demo-world.ts';
import { matchSchema } from '../../contract/search/match.schema.ts';
import { isWordmark } from '../../contract/tenants/wordmark.ts';
import { matchesPassword } from '../authentication/passwords.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { distanceKm, type Point } from '../geo/distance.ts';
import { institution } from '../geo/institutions.ts';
import { places } from '../geo/places.ts';
import { consentText } from '../consents/consent-texts.ts';
import { textOn } from '../../contract/profiles/text-on.ts';
import { loadDemoData } from './demo.ts';

const { clock, files, db, tenants, inside, close } = await createDemoWorld();
afterAll(close);

test('demo data fills an empty database only', async () => {
  expect(await loadDemoData(db, clock, files)).toBe(false);
});

test('the two tenants differ in colour, logo, language and least age [S9-02]', () => {
  expect(
    [...tenants.values()].map(({ slug, color, logo, default_locale, minimum_age, guardian_age }) => [
      slug,
      color,
      logo && isWordmark(logo),
      default_locale,
      minimum_age,
      guardian_age,
    ]),
  ).toEqual([
    ['app', '#ee5e24', null, 'en', 16, 16],
    ['chemie', '#00695c', true, 'de', 14, 16],
  ]);
});

test('every account the start prints exists in its tenants, verified, with the demo password, and nowhere else', async () => {
  for (const slug of ['app', 'chemie'] as const) {
    const users = await inside(slug, (tx) =>
      tx
        .selectFrom('users')
        .select(['email', 'verification', 'password_hash'])
        .where('email', 'like', '%@example.org')
        .execute(),
    );
    const expected = demoAccounts.filter((account) => account.tenants.includes(slug)).map(({ email }) => email);
    expect(users.map(({ email }) => email).toSorted()).toEqual(expected.toSorted());
    expect(users.every(({ verification }) => verification === 'verified')).toBe(true);
    expect(await matchesPassword(users[0]!.password_hash, demoPassword)).toBe(true);
  }
});

describe.each(['app', 'chemie'])('in %s', (slug) => {
  test('some hundred people look for a place, with everything that belongs together', async () => {
    const { ready, odd } = await inside(slug, async (tx) => ({
      ready: await tx.selectFrom('applicants').selectAll().where('search_status', '=', 'wants_to_be_matched').execute(),
      odd: await tx
        .selectFrom('applicants')
        .select('id')
        .where('search_status', '<>', 'unconfirmed')
        .where('tos_status', '<>', 'accepted')
        .execute(),
    }));
    expect(ready.length).toBeGreaterThan(150);
    expect(odd).toEqual([]);
    const incomplete = ready.filter(
      (row) =>
        !row.occupation_id || !row.graduation_type_id || !row.date_of_birth || !row.phonenumber || row.area_id === null,
    );
    expect(incomplete).toEqual([]);
    expect(ready.every(({ looking_until }) => looking_until! > clock.now())).toBe(true);
    expect(new Set(ready.map(({ city }) => city)).size).toBeGreaterThan(30);
    expect(new Set(ready.map(({ occupation_id }) => occupation_id)).size).toBeGreaterThan(12);
  });

  test('everybody lives in a town, not at a company’s or an authority’s postcode', async () => {
    const rows = await inside(slug, (tx) =>
      tx.selectFrom('applicants').select('city').distinct().where('city', 'is not', null).execute(),
    );
    const towns = new Set(places.filter(({ postcodes }) => postcodes.length > 1).map(({ name }) => name));
    expect(rows.filter(({ city }) => institution.test(city!) || !towns.has(city!))).toEqual([]);
  });

  test('nobody findable is younger than the age from which one decides alone', async () => {
    const born = `${clock.now().getUTCFullYear() - 16}-11-20`;
    const young = await inside(slug, (tx) =>
      tx
        .selectFrom('applicants')
        .select('id')
        .where('tos_status', '=', 'accepted')
        .where('date_of_birth', '>', born)
        .execute(),
    );
    expect(young).toEqual([]);
  });

  test('who accepted has a line in the ledger for each act, with the hash of its text', async () => {
    const { accepted, consents, terms } = await inside(slug, async (tx) => ({
      accepted: await tx
        .selectFrom('applicants')
        .select('id')
        .where('tos_status', '=', 'accepted')
        .orderBy('id')
        .execute(),
      consents: await tx
        .selectFrom('consents')
        .select(['applicant_id as id', 'act', 'text_hash'])
        .where('act', '<>', 'release')
        .orderBy('applicant_id')
        .orderBy('act', 'desc')
        .execute(),
      terms: await tx.selectFrom('terms').selectAll().execute(),
    }));
    expect(terms).toHaveLength(1);
    const hashes = { terms: terms[0]!.hash_de, findable: consentText('findable', 'de').hash };
    expect(consents).toEqual(
      accepted.flatMap(({ id }) =>
        (['terms', 'findable'] as const).map((act) => ({ id, act, text_hash: hashes[act] })),
      ),
    );
  });

  test('each yes has its line in the ledger, of whom it releases and when, and no other message has one', async () => {
    const { yeses, releases } = await inside(slug, async (tx) => ({
      yeses: await tx
        .selectFrom('pings')
        .select(['id as ping_id', 'applicant_id', 'released_at as created_at'])
        .where('released_at', 'is not', null)
        .orderBy('id')
        .execute(),
      releases: await tx
        .selectFrom('consents')
        .select(['ping_id', 'applicant_id', 'created_at', 'kind', 'text_hash'])
        .where('act', '=', 'release')
        .orderBy('ping_id')
        .execute(),
    }));
    expect(yeses.length).toBeGreaterThan(0);
    const { hash } = consentText('release', 'de');
    expect(releases).toEqual(yeses.map((yes) => ({ ...yes, kind: 'accepted', text_hash: hash })));
  });

  test('codes count exactly the verified people who came by them', async () => {
    const { rows } = await inside(slug, (tx) =>
      sql<{ name: string }>`select c.name from registration_codes c where c.times_used <>
        (select count(*) from applicants a join users u on u.id = a.user_id where a.registration_code_id = c.id and u.verification = 'verified')`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([]);
  });

  test('the company that a visitor’s code names has a published profile that can be shown', async () => {
    const faces = await inside(slug, (tx) =>
      tx
        .selectFrom('profiles as p')
        .innerJoin('registration_codes as c', 'c.organization_id', 'p.organization_id')
        .select(['p.status', 'p.is_default', 'p.color', 'p.layout'])
        .where('c.code', 'in', ['START2ME', 'CHEM1E26'])
        .execute(),
    );
    expect(faces).toMatchObject([{ status: 'published', is_default: true }]);
    expect(faces.every(({ color, layout }) => textOn(color) !== undefined && layout !== null)).toBe(true);
  });

  test('around applicant@example.org ten companies and more show themselves, in every direction and every layout', async () => {
    const { home, companies, boundary } = await inside(slug, async (tx) => ({
      home: await tx
        .selectFrom('applicants as a')
        .innerJoin('users as u', 'u.id', 'a.user_id')
        .select(['a.lat', 'a.lng'])
        .where('u.email', '=', 'applicant@example.org')
        .executeTakeFirstOrThrow(),
      companies: await tx
        .selectFrom('profiles as p')
        .innerJoin('organizations as o', 'o.id', 'p.organization_id')
        .select(['o.lat', 'o.lng', 'p.layout', 'p.color', 'p.logo_id'])
        .where('p.is_default', '=', true)
        .where('o.status', '=', 'active')
        .execute(),
      boundary: (await tx.selectFrom('tenants').select('boundary').where('slug', '=', slug).executeTakeFirst())
        ?.boundary,
    }));
    const near = companies.filter((place) => distanceKm(home as Point, place as Point) <= 25);
    const side = ({ lat, lng }: (typeof near)[number]) =>
      `${lat! > home.lat! ? 'N' : 'S'}${lng! > home.lng! ? 'E' : 'W'}`;
    expect(near.length).toBeGreaterThanOrEqual(10);
    expect(new Set(near.map(side)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(near.map(({ layout }) => layout)).size).toBe(3);
    expect(near.filter(({ logo_id }) => logo_id !== null).length).toBeGreaterThan(4);
    expect(companies.every(({ color }) => textOn(color) !== undefined)).toBe(true);
    expect(boundary).toMatchObject({ type: 'Polygon', coordinates: [{ length: 13 }, { length: 9 }] });
  });

  test('searching@example.org has two alerts, each with matches that can be found today', async () => {
    const alerts = await inside(slug, (tx) =>
      tx
        .selectFrom('alerts as w')
        .innerJoin('users as u', 'u.id', 'w.created_by')
        .select((eb) => [
          'u.email',
          'w.matches_total',
          eb
            .selectFrom('alert_seen as s')
            .innerJoin('applicants as a', 'a.id', 's.applicant_id')
            .whereRef('s.alert_id', '=', 'w.id')
            .where('s.run_id', 'is not', null)
            .where('a.matchable', '=', true)
            .select((inner) => inner.fn.countAll<number>().as('count'))
            .as('found'),
        ])
        .execute(),
    );
    expect(alerts.map(({ email }) => email)).toEqual(['searching@example.org', 'searching@example.org']);
    expect(alerts.every(({ matches_total, found }) => matches_total > 0 && matches_total === found)).toBe(true);
  });

  test('searching@example.org has pings in several states, applicant@example.org one to answer', async () => {
    const pings = await inside(slug, (tx) =>
      tx
        .selectFrom('pings as p')
        .innerJoin('employees as e', 'e.id', 'p.employee_id')
        .innerJoin('users as u', 'u.id', 'e.user_id')
        .innerJoin('applicants as a', 'a.id', 'p.applicant_id')
        .innerJoin('users as au', 'au.id', 'a.user_id')
        .select(['p.status', 'p.match', 'p.body', 'p.expires_at', 'u.email as by', 'au.email as to'])
        .execute(),
    );
    const sent = pings.filter(({ by }) => by === 'searching@example.org').map(({ status }) => status);
    expect(new Set(sent)).toEqual(new Set(['accepted', 'declined', 'pending', 'expired', 'revoked']));
    expect(pings.filter(({ to }) => to === 'applicant@example.org').map(({ status }) => status)).toEqual(['pending']);
    expect(pings.every(({ match }) => v.is(matchSchema, match))).toBe(true);
    // The employer's copy keeps the name's placeholder until yes.
    expect(pings.every(({ body }) => body.includes('{applicant.firstname}') && body.includes('{response_link}'))).toBe(
      true,
    );
    expect(pings.every(({ status, expires_at }) => status !== 'pending' || expires_at > clock.now())).toBe(true);
  });

  test('each purpose has a published default template with the link it requires', async () => {
    const templates = await inside(slug, (tx) =>
      tx.selectFrom('email_templates').selectAll().where('is_default', '=', true).execute(),
    );
    const link = { ping: '{response_link}', recommendation: '{registration_link}', invitation: '{invitation_link}' };
    expect(new Set(templates.map(({ purpose }) => purpose))).toEqual(new Set(['ping', 'recommendation', 'invitation']));
    for (const { purpose, body_de, body_en, status } of templates) {
      expect([body_de.includes(link[purpose]), body_en.includes(link[purpose]), status]).toEqual([
        true,
        true,
        'published',
      ]);
    }
  });
});

test('the minor waits for a guardian and is visible to nobody', async () => {
  const rows = await inside('chemie', (tx) =>
    tx
      .selectFrom('applicants as a')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .innerJoin('legal_contacts as l', 'l.applicant_id', 'a.id')
      .select(['a.search_status', 'a.tos_status', 'l.status'])
      .where('u.email', '=', 'minor@example.org')
      .execute(),
  );
  expect(rows).toEqual([{ search_status: 'unconfirmed', tos_status: 'pending', status: 'pending' }]);
});

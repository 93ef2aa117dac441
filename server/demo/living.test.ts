import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { dayIn } from '../../contract/kit/age.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { createDemoWorld } from '../../tests/support/demo-world.ts';
import type { Database } from '../db/client.ts';
import { pictureName } from '../files/files.ts';
import { distanceKm } from '../geo/distance.ts';
import { countWork } from '../pings/pings.repository.ts';
import { loadDemoData } from './demo.ts';
import { occupationId } from './reference-ids.ts';

/** What somebody sees who has just started it: a product in use. */
const { clock, files, db, tenants, inside, close } = await createDemoWorld();
afterAll(close);
const pointOf = ({ lat, lng }: { readonly lat: number | null; readonly lng: number | null }) => ({
  lat: lat ?? 0,
  lng: lng ?? 0,
});

test('the same clock gives the same people, and the same becomes of them', async () => {
  const again = await freshDatabase();
  await loadDemoData(again, clock, files);
  const told = (from: Database) =>
    from.kysely
      .selectFrom('pings as p')
      .innerJoin('applicants as a', 'a.id', 'p.applicant_id')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .select(['p.id', 'p.body', 'p.status', 'a.rotation_key', 'a.further_occupation_ids', 'u.email'])
      .orderBy('p.id')
      .execute();
  expect(await told(again)).toEqual(await told(db));
  await again.close();
});

test('the two associations have people, companies and sentences of their own', async () => {
  const told = (slug: string) =>
    inside(slug, async (tx) => {
      const [people, companies, letters, codes, faces, alerts, notes] = await Promise.all([
        tx
          .selectFrom('users')
          .select(['firstname', 'lastname'])
          .where('email', 'in', ['applicant@example.org', 'newcomer@example.org', 'staff@example.org'])
          .execute(),
        tx.selectFrom('organizations').select(['name', 'privacy']).execute(),
        tx
          .selectFrom('email_templates')
          .select(['name_de', 'subject_de', 'body_de', 'subject_en', 'body_en'])
          .where('organization_id', 'is not', null)
          .execute(),
        tx.selectFrom('registration_codes').select(['recommendation_text']).execute(),
        tx.selectFrom('profiles').select(['slogan_de', 'slogan_en', 'description_de', 'description_en']).execute(),
        tx.selectFrom('alerts').select('name').execute(),
        tx.selectFrom('pings').select(['note', 'personal_line']).execute(),
      ]);
      const named = people.map(({ firstname, lastname }) => `${firstname} ${lastname}`);
      const rows = [companies, letters, codes, faces, alerts, notes].flat().flatMap((row) => Object.values(row));
      return new Set([...named, ...rows.filter((text) => typeof text === 'string' && text !== '')]);
    });
  const [app, chemie] = [await told('app'), await told('chemie')];
  expect(app.size).toBeGreaterThan(50);
  expect([...chemie].filter((text) => app.has(text))).toEqual([]);
});

describe.each([
  ['app', 'elektroniker'],
  ['chemie', 'chemikant'],
])('in %s', (slug, main) => {
  test('whoever wrote finds the answers among what happened, the latest unread', async () => {
    const told = await inside(slug, (tx) =>
      tx
        .selectFrom('activities as n')
        .innerJoin('users as u', 'u.id', 'n.user_id')
        .innerJoin('pings as p', 'p.id', 'n.ping_id')
        .select(['n.kind', 'n.read_at', 'p.status'])
        .where('u.email', '=', 'searching@example.org')
        .execute(),
    );
    expect(told.filter(({ read_at }) => read_at === null).length).toBeGreaterThan(0);
    expect(told.filter(({ kind, status }) => kind !== `ping_${status}`)).toEqual([]);
  });

  test('whoever searches finds enough people near who want just that, an electrician’s company electricians', async () => {
    const { trains, near } = await inside(slug, async (tx) => {
      const company = await tx
        .selectFrom('organizations as o')
        .innerJoin('employees as e', 'e.organization_id', 'o.id')
        .innerJoin('users as u', 'u.id', 'e.user_id')
        .select(['o.occupation_ids', 'o.lat', 'o.lng'])
        .where('u.email', '=', 'searching@example.org')
        .executeTakeFirstOrThrow();
      const rows = await tx
        .selectFrom('applicants')
        .select(['lat', 'lng', 'occupation_id'])
        .where('matchable', '=', true)
        .where('occupation_id', 'in', company.occupation_ids)
        .execute();
      return {
        trains: company.occupation_ids,
        near: rows.filter((row) => distanceKm(pointOf(row), pointOf(company)) <= 50),
      };
    });
    expect(trains).toContain(occupationId(main));
    expect(near.length).toBeGreaterThan(20);
    expect(near.length).toBeLessThan(100);
  });

  test('its contacts stand in each part of the work list, with an appointment ahead and ones to choose', async () => {
    const now = clock.now();
    const { work, appointments } = await inside(slug, async (tx) => {
      const { organization_id } = await tx
        .selectFrom('employees as e')
        .innerJoin('users as u', 'u.id', 'e.user_id')
        .select('e.organization_id')
        .where('u.email', '=', 'searching@example.org')
        .executeTakeFirstOrThrow();
      return {
        work: await countWork(tx, organization_id, {
          now,
          today: dayIn('Europe/Berlin', now),
          timezone: 'Europe/Berlin',
        }),
        appointments: await tx.selectFrom('appointments').select(['status', 'starts_at']).execute(),
      };
    });
    const counted = Object.fromEntries(
      [...Map.groupBy(work, (row) => row.work)].map(([part, rows]) => [
        part,
        rows.reduce((sum, { count }) => sum + count, 0),
      ]),
    );
    expect(counted).toEqual({ todo: 3, open: 7, done: 5 });
    expect(appointments.map(({ status }) => status).toSorted()).toEqual(['accepted', 'accepted', 'pending', 'pending']);
    expect(appointments.every(({ starts_at }) => starts_at > now)).toBe(true);
  });

  test('each company that shows itself has a picture, as large as it says', async () => {
    const { id } = tenants.get(slug)!;
    const shown = await inside(slug, (tx) =>
      tx
        .selectFrom('profiles as p')
        .innerJoin('pictures as f', (join) => join.on(sql<boolean>`f.id in (p.picture_id, p.logo_id)`))
        .select(['p.name', 'p.logo_id', 'f.id', 'f.width', 'f.height'])
        .execute(),
    );
    expect(new Set(shown.map(({ name }) => name)).size).toBeGreaterThan(3);
    for (const { id: picture, logo_id, width, height } of shown) {
      // oxlint-disable-next-line no-await-in-loop -- a handful of small files
      const webp = await files.read(pictureName(id, picture));
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { format, ...head } = await sharp(webp).metadata();
      expect([format, head.width, head.height]).toEqual(['webp', width, height]);
      if (picture !== logo_id) continue;
      const noMargin = { background: '#0000', threshold: 10 };
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { info } = await sharp(webp).trim(noMargin).toBuffer({ resolveWithObject: true });
      expect([width - info.width, height - info.height], 'a mark fills its place').toEqual([
        expect.toSatisfy((left: number) => left < 6),
        expect.toSatisfy((left: number) => left < 6),
      ]);
    }
  });
});

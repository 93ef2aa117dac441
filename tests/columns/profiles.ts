import { profiles, storePicture } from '../../contract/profiles/profiles.endpoints.ts';
import { employeesAndStaff } from '../support/admissions.ts';
import { succeeded } from '../support/api-client.ts';
import type { Column } from '../support/column.ts';
import { aPng } from '../support/png.ts';
import { shown } from '../support/profiles.ts';
import { oneOf } from '../support/rows-in-sql.ts';

export const column: Column = {
  table: 'profiles',
  make: async ({ browser }) =>
    (await browser.call(profiles.create, { body: { name: 'Ausbildung am Kanal' } })).body.data.id,
  change: { name: 'Neu' },
  forbidden: { event: 'restore', instead: ['publish', 'archive'] },
  typed: { text: 'Ausbildung am Kanal', afterwards: 'stays' },
  admission: {
    create: employeesAndStaff,
    list: employeesAndStaff,
    'remove-picture': employeesAndStaff,
    show: employeesAndStaff,
    'store-picture': employeesAndStaff,
    transition: employeesAndStaff,
    update: employeesAndStaff,
  },
  beside: { 'remove-picture': {}, 'store-picture': { payload: aPng({ width: 200, height: 100 }) } },
  notThePersons: {
    profiles: 'the company’s own',
    pictures: 'no text in it',
  },
  story: async ({ browser, name, key }) => {
    const body = { name, slogan: { de: name, en: name }, ...shown };
    const { id } = (await succeeded(browser.call(profiles.create, { body }, key()))).data;
    const file = new Blob([new Uint8Array(aPng({ width: 400, height: 200 }))], { type: 'image/png' });
    await succeeded(browser.call(storePicture, { params: { id, kind: 'logo' }, file }));
    await succeeded(browser.call(profiles.transition, { params: { id }, body: { event: 'publish' } }));
  },
  rows: {
    profiles: { occupation_ids: `'{}'`, status: oneOf('draft', 'published', 'archived') },
    pictures: { organization_id: 'gen_random_uuid()' },
  },
  ofCompany: {},
};

import { expect, test } from 'vitest';
import { earlierDatabase, insert } from '../../tests/support/earlier-database.ts';
import { migrate } from '../db/migrate.ts';
import * as foundation from '../db/migrations/0001_foundation.ts';
import * as tenantLogos from '../db/migrations/0002_tenant_logos.ts';
import { starterTemplates } from './starter-templates.ts';

/** How the first build said what the templates say now. */
const before = [
  [
    'du suchst eine Ausbildung, und wir von {organization.name} würden dich gern kennenlernen. Was wir dir anbieten, steht ganz oben. Unser Betrieb liegt',
    'du suchst eine Ausbildung ({applicant.occupation}). Wir von {organization.name} haben noch einen Platz frei. Unser Betrieb liegt',
  ],
  [
    'you are looking for an apprenticeship, and we at {organization.name} would like to meet you. What we offer stands at the top. Our company is',
    'you are looking for an apprenticeship ({applicant.occupation}). We at {organization.name} still have a place. Our company is',
  ],
  [
    'Deshalb laden wir dich zu einem Tag bei {organization.name} ein. Um welchen Beruf es geht, steht ganz oben.',
    'Deshalb laden wir dich zu einem Schnuppertag ein: {applicant.occupation} bei {organization.name}.',
  ],
  [
    'So we invite you to spend a day at {organization.name}. Which occupation it is about stands at the top.',
    'So we invite you to a trial day: {applicant.occupation} at {organization.name}.',
  ],
  ['im Umkreis von etwa {distance_km} km von dir.', 'etwa {distance_km} km von dir entfernt.'],
  ['within about {distance_km} km of you.', 'about {distance_km} km from you.'],
  ['Sag uns hier Bescheid', 'Sag uns mit einem Klick Bescheid'],
  ['Tell us here', 'One click tells us'],
  [
    'Erst wenn du Ja sagst, bekommen wir deinen Namen und deine Kontaktdaten und sehen, wer dich empfiehlt. Dann ruft dich {employee.fullname} an, um',
    'Bei einem Ja meldet sich {employee.fullname} telefonisch bei dir, um',
  ],
  [
    'Only when you say yes do we get your name and contact details and see who recommends you. Then {employee.fullname} will phone',
    'If it is a yes, {employee.fullname} will phone',
  ],
  [
    'bekommen wir deinen Namen und deine Kontaktdaten und sehen, wer dich empfiehlt',
    'sehen wir deinen Namen und deine Telefonnummer',
  ],
  ['do we get your name and contact details and see who recommends you', 'will we see your name and phone number'],
] as const;

const asBefore = (text: string): string => before.reduce((words, [is, was]) => words.replace(is, was), text);

test('templates nobody has edited say what new tenants’ say; an edited text and a company’s own stay as they are', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  const shared = { status: 'published', is_default: true, times_used: 0, version: 1 };
  const earlier = starterTemplates.map((template) => ({
    ...template,
    body_de: asBefore(template.body_de),
    body_en: asBefore(template.body_en),
  }));
  for (const template of earlier) await insert(db.kysely, 'email_templates', { ...shared, ...template });
  const [first] = earlier;
  const edited = { ...first, body_de: `${first?.body_de}\n`, body_en: 'Hi. {response_link}', name_de: 'Bearbeitet' };
  await insert(db.kysely, 'email_templates', { ...shared, ...edited });
  await insert(db.kysely, 'email_templates', { ...shared, ...first, is_default: false, name_de: 'Eigene' });
  await migrate(db);
  const texts = db.kysely
    .selectFrom('email_templates')
    .select(['purpose', 'name_de', 'name_en', 'subject_de', 'subject_en', 'body_de', 'body_en']);
  expect(await texts.where('name_de', 'not in', ['Bearbeitet', 'Eigene']).orderBy('id').execute()).toEqual(
    starterTemplates,
  );
  const kept = await texts.select('version').where('name_de', 'in', ['Bearbeitet', 'Eigene']).orderBy('id').execute();
  // a distance stands in bands everywhere, whoever wrote the text
  const inBands = (text = ''): string =>
    text
      .replace('etwa {distance_km} km von dir entfernt', 'im Umkreis von etwa {distance_km} km von dir')
      .replace('about {distance_km} km from you', 'within about {distance_km} km of you');
  expect(kept).toMatchObject([
    { body_de: inBands(edited.body_de), body_en: edited.body_en, version: 1 },
    { body_de: inBands(first?.body_de), body_en: inBands(first?.body_en), version: 1 },
  ]);
  await db.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { suspicionDays } from '../../contract/reports/suspicious-events.search.ts';
import { showPrivacy } from '../../contract/tenants/privacy.endpoints.ts';
import { privacyNotice } from '../../server/tenants/privacy.service.ts';
import { createWorld, type World } from '../support/world.ts';

/** The notice says what the settings say, to whoever asks, and nothing of anybody. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function notice(locale: 'de' | 'en') {
  const guest = world.client(world.other);
  guest.headers['accept-language'] = locale;
  return (await guest.call(showPrivacy)).body.data;
}
const set = (values: Record<string, unknown>) =>
  world.db.kysely.updateTable('tenants').set(values).where('id', '=', world.other.id).execute();

test.each([
  ['de', 'Wer wir sind', 'Verantwortlich'],
  ['en', 'Who we are', 'Responsible'],
] as const)('in %s, in plain words and in full', async (locale, first, heading) => {
  const { plain, full, ...rest } = await notice(locale);
  expect([plain[0]?.title, full.split('\n')[0], rest.locale]).toEqual([first, `# ${heading}`, locale]);
  const said = plain.flatMap(({ title, text }) => [title, text]);
  expect([...said, full].join(' ')).not.toMatch(/undefined|null|NaN|\{/);
});

test('with the tenant’s periods, age, officer and authority, as they stand now', async () => {
  await set({
    minimum_age: 14,
    guardian_age: 16,
    keep_unfinished_days: 10,
    keep_ledger_months: 24,
    keep_ended_months: 1,
    legal_name: 'Verein zur Probe e. V.',
    privacy_officer: 'Ada Schutz',
    supervisory_authority: 'Amt für Proben',
  });
  world.app.tenants.forget();
  const { plain, full, proof_months } = await notice('de');
  expect(proof_months).toBe(24);
  for (const said of [
    '- Verein zur Probe e. V.',
    'Ada Schutz',
    'Amt für Proben',
    '10 Tage',
    '24 Monate',
    'einen Monat',
  ])
    expect(full).toContain(said);
  expect(plain.find(({ about }) => about === 'guardian')?.title).toBe('Wenn du noch nicht 16 bist');
});

test('that unusual use is noticed, who looks at it and for how long', () => {
  const tenant = { ...world.tenant, minimum_age: 14, guardian_age: 18 };
  const [german, english] = (['de', 'en'] as const).map(
    (locale) => privacyNotice(tenant, locale, world.deps.config).full,
  );
  expect(german).toMatch(/Ungewöhnliche Nutzung .*Adressen von Eltern.*feste Regeln.*nur von Menschen, die für/);
  expect(german).toContain(`- Was als ungewöhnlich auffiel, mit der Notiz dazu: ${suspicionDays} Tage.`);
  expect(english).toMatch(/Unusual use .*guardians’ addresses.*fixed rules.*only by people who work for/);
  expect(english).toContain(`- What was noticed as unusual, with the note on it: ${suspicionDays} days.`);
});

test('nobody is told of guardians where nobody needs one, nor of services that nobody asks', async () => {
  const tenant = { ...world.tenant, minimum_age: 16, guardian_age: 16 };
  const { config } = world.deps;
  const plainest = privacyNotice(tenant, 'en', config);
  expect(plainest.plain.map(({ about }) => about)).not.toContain('guardian');
  expect(plainest.full).not.toMatch(/parent or guardian \(article 8\)|guardians’ addresses|Photon|error reports/);
  const geocoder = { service: 'photon', url: 'https://photon.example' } as const;
  const told = privacyNotice(tenant, 'en', {
    ...config,
    geocoder,
    errorReporting: { dsn: '', errorRate: 1, traceRate: 0 },
  });
  expect(told.full).toMatch(/Photon: street and town/);
  expect(told.full).toContain('A service for error reports');
});

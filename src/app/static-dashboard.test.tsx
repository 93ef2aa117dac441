import { expect, test } from 'vitest';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { anApplicant } from '../../tests/support/an-applicant.ts';
import { anApplicantPing } from '../../tests/support/an-applicant-ping.ts';
import type { TenantInfo } from '../api/tenant.ts';
import { renderStaticDashboard, type StaticDashboardInput } from './static-dashboard.tsx';

const hostile = `</script><img src=x style="color:red" onerror=alert(1)><link rel="preload" href="//x">`;

const input = (changes: Partial<StaticDashboardInput> = {}, body = 'Hallo'): StaticDashboardInput => ({
  locale: 'de',
  tenant: { slug: 'app', name: 'Lehrstellen', color: '#ee5e24', timezone: 'Europe/Berlin' } as TenantInfo,
  me: anApplicant(),
  dashboard: {
    pings: [anApplicantPing({ id: 'p', status: 'pending', expires_at: '2026-12-17T23:30:00.000Z', body })],
    occupation: 'Chemikant/in',
    further: [],
    graduation: null,
    near: null,
    interests: [],
    findable_since: null,
  },
  now: new Date('2026-11-27T12:00:00Z'),
  ...changes,
});

const drawn = async (asked: StaticDashboardInput): Promise<Element> => {
  const page = document.createElement('div');
  page.innerHTML = (await renderStaticDashboard(asked))?.html ?? '';
  return page;
};

test('whatever somebody has written is text on the page, and nothing else', async () => {
  const page = await drawn(input({}, hostile));
  expect(page.textContent).toContain(hostile);
  expect([...page.querySelectorAll('script, img[src=x], link, [style], [onerror]')]).toEqual([]);
});

test('two readers of two languages at once each get their own words', async () => {
  const [german, english] = await Promise.all([drawn(input()), drawn(input({ locale: 'en' }))]);
  expect(german.querySelector('h1')?.textContent).toBe('Ein Betrieb möchte dich kennenlernen');
  expect(english.querySelector('h1')?.textContent).toBe('A company would like to meet you');
});

test('a day is the tenant’s, wherever the server stands', async () => {
  const inZone = (timezone: string) =>
    drawn(input({ tenant: { ...input().tenant, timezone } })).then(({ textContent }) => textContent);
  expect(await inZone('Europe/Berlin')).toContain('18. Dezember 2026');
  expect(await inZone('America/New_York')).toContain('17. Dezember 2026');
});

test('for whom another page comes first nothing is drawn', async () => {
  const me = { ...anApplicant(), user: meOf('applicant', { tosAccepted: false }).user };
  expect(await renderStaticDashboard(input({ me }))).toBeUndefined();
});

import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { type TenantInfo, TenantContext } from '../../api/tenant.ts';
import { PlainDecline, PlainWithdraw } from './plain-decisions.tsx';
import { PlainConsent, PlainSwitch, usePlainWords } from './plain-words.tsx';
import { WhoAsks } from './who-asks.tsx';

afterEach(() => sessionStorage.clear());

function Page() {
  const [isPlain, setPlain] = usePlainWords();
  return <PlainSwitch isPlain={isPlain} onChange={setPlain} />;
}

test('who reads in plain words still does so on the next page of this visit', async () => {
  const { user, unmount } = show(<Page />);
  await user.click(screen.getByRole('switch', { name: 'In plain words' }));
  unmount();
  show(<Page />);
  expect(screen.getByRole('switch', { name: 'In plain words' }).getAttribute('aria-checked')).toBe('true');
});

test.each([
  ['ask', 'If Mia says yes, we ask you as well.'],
  ['tell', 'We tell you at once.'],
] as const)('%s: plain words say what was chosen, what is stored, and no sentence is long', (releases, sentence) => {
  const { container } = show(
    <PlainConsent child="Mia" tenant="Verband" stored={['name', 'email']} recommendedBy={null} releases={releases} />,
  );
  const lines = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines).toContain(sentence);
  expect(lines).toContain('Of Mia: name and e-mail address.');
  expect(lines).toContain('Without your yes there is no contract.');
  const sentences = lines.flatMap((line) => line.split(/(?<=[.?:])\s/));
  expect(sentences.filter((one) => one.split(' ').length > 18)).toEqual([]);
});

test('a no and taking a yes back are said in plain words too, and in short sentences', () => {
  const { container } = show(
    <>
      <PlainDecline child="Mia" />
      <PlainWithdraw child="Mia" day="1 March 2026" />
    </>,
  );
  const lines = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  for (const sentence of ['We write to Mia that you said no.', 'You may take your yes back.'])
    expect(lines).toContain(sentence);
  expect(lines.flatMap((line) => line.split(/(?<=[.?:])\s/)).filter((one) => one.split(' ').length > 18)).toEqual([]);
});

const tenant: TenantInfo = {
  slug: 'verband',
  name: 'Verband',
  color: '#000000',
  logo: null,
  default_locale: 'de',
  imprint_url: null,
  privacy_url: null,
  support_email: 'hilfe@verband.example',
};

test('a guardian can call a person, write to an address, and sees no empty line where a tenant names none', () => {
  const whole = { ...tenant, contact_name: 'Ada Klug', contact_phone: '0221 4710 340', contact_address: 'Weg 1' };
  const { rerender } = show(<TenantContext value={whole}>{<WhoAsks />}</TenantContext>);
  expect(screen.getByRole('link', { name: '0221 4710 340' }).getAttribute('href')).toBe('tel:02214710340');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada Klug answers your questions.',
    '0221 4710 340',
    'hilfe@verband.example',
    'Verband, Weg 1',
  ]);
  rerender(<TenantContext value={tenant}>{<WhoAsks />}</TenantContext>);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

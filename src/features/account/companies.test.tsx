import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { type Notify, NotifyContext } from '../../ui/toast/notify.ts';
import { CompaniesSections } from './companies.tsx';

const farbwerk = { id: '0190a000-0000-7000-8000-000000000001', name: 'Farbwerk', city: 'Dormagen', kept_by: null };

/** The account, whose server blocks what it is asked to. */
function Account({ isBlocked = false }) {
  const [blocked, setBlocked] = useState(isBlocked ? [farbwerk] : []);
  return (
    <CompaniesSections
      companies={{ recipients: [], viewers: [], blocked, reports: [], recommenders: [], found: [farbwerk] }}
      name="Farb"
      onName={() => undefined}
      onChanged={async () => setBlocked([farbwerk])}
    />
  );
}
afterEach(() => vi.unstubAllGlobals());

test('a company just blocked has the focus in its new place, and no empty list is left', async () => {
  document.cookie = 'XSRF-TOKEN=x';
  vi.stubGlobal('fetch', async () => Response.json({ data: [farbwerk] }));
  const { user, container } = await showAs(anApplicant(), <Account />);
  await user.click(screen.getByRole('button', { name: 'Block' }));
  await user.click(screen.getAllByRole('button', { name: 'Block' }).at(-1) ?? document.body);
  await expect.poll(() => screen.queryByRole('button', { name: 'Let in again' })).not.toBeNull();
  await expect.poll(() => document.activeElement?.tagName).toBe('LI');
  expect(document.activeElement?.textContent).toContain('Farbwerk');
  expect([...container.querySelectorAll('ul')].filter((list) => list.childElementCount === 0)).toEqual([]);
});

test.each([
  [409, 'conflict', true],
  [500, 'internal', false],
] as const)(
  'a block answered with %s is not called done; old lists alone are read again',
  async (status, code, reads) => {
    document.cookie = 'XSRF-TOKEN=x';
    vi.stubGlobal('fetch', async () => Response.json({ message: code, code, errors: [], meta: {} }, { status }));
    const tones: string[] = [];
    const show: Notify['show'] = ({ tone }) => (tones.push(tone), '');
    const { user } = await showAs(
      anApplicant(),
      <NotifyContext value={{ show, isShown: () => false, dismiss: () => undefined }}>
        <Account />
      </NotifyContext>,
    );
    await user.click(screen.getByRole('button', { name: 'Block' }));
    await user.click(screen.getAllByRole('button', { name: 'Block' }).at(-1) ?? document.body);
    await expect.poll(() => tones).toEqual([reads ? 'warning' : 'danger']);
    await expect.poll(() => screen.queryByRole('button', { name: 'Let in again' }) !== null).toBe(reads);
  },
);

test('looking for one that is blocked already says so', async () => {
  await showAs(anApplicant(), <Account isBlocked />);
  expect(screen.getByText('You have blocked every company with these letters already.')).toBeDefined();
});

/** A page whose address says another name once its answer has come. */
async function seeking() {
  const asked: string[] = [];
  let address: (name: string) => void = () => {};
  function Seeking() {
    const [name, setName] = useState('');
    useEffect(() => {
      address = setName;
    }, []);
    return (
      <CompaniesSections
        companies={{ recipients: [], viewers: [], blocked: [], reports: [], recommenders: [], found: undefined }}
        name={name}
        onName={(next) => void asked.push(next)}
        onChanged={async () => {}}
      />
    );
  }
  const { user } = await showAs(anApplicant(), <Seeking />);
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name of the company' });
  return { user, asked, field, arrives: (name: string) => act(async () => address(name)) };
}

test('what is typed until a search is answered stays, and so does the focus', async () => {
  const { user, asked, field, arrives } = await seeking();
  await user.type(field(), 'Farb{Enter}');
  expect(asked).toEqual(['Farb']);
  await user.type(field(), 'werk');
  await arrives('Farb');
  expect(field().value).toBe('Farbwerk');
  expect(document.activeElement).toBe(field());
});

test('another address brings its own letters', async () => {
  const { user, field, arrives } = await seeking();
  await user.type(field(), 'Farb{Enter}');
  await arrives('Farb');
  await arrives('Lack');
  expect(field().value).toBe('Lack');
});

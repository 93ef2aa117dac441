import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBeside } from '../../../tests/support/open-beside.tsx';
import { useShow } from './use-show.ts';

function People() {
  const onShow = useShow('code');
  return (
    <>
      <button onClick={() => onShow('1')}>Open</button>
      <button onClick={() => onShow(undefined)}>Close</button>
    </>
  );
}

async function open(...addresses: string[]) {
  const { user, router } = await openBeside(<People />, ...addresses);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, router, press, at: () => router.latestLocation.href };
}

test('closing goes back to where it was opened from', async () => {
  const { router, press, at } = await open('/list');
  await press('Open');
  expect([at(), router.history.length]).toEqual(['/list?code=1', 2]);
  await press('Close');
  await expect.poll(at).toBe('/list');
  expect(router.history.canGoBack()).toBe(false);
});

test('what is opened while another page is being fetched is closed in the list, not to that page', async () => {
  const { user, press, at } = await open('/list');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(at()).toBe('/elsewhere');
  await press('Open');
  expect(at()).toBe('/list?code=1');
  await press('Close');
  await expect.poll(at).toBe('/list');
});

test('the same where that page was gone back to', async () => {
  const { router, press, at } = await open('/elsewhere', '/list');
  await act(async () => router.history.back());
  expect(at()).toBe('/elsewhere');
  await press('Open');
  expect(at()).toBe('/list?code=1');
  await press('Close');
  await expect.poll(at).toBe('/list');
});

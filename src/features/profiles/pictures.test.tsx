import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aProfile } from '../../../tests/support/a-profile.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { describedBy } from '../../../tests/support/show.tsx';
import { Pictures } from './pictures.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const photo = new File([new Uint8Array(10)], 'logo.png', { type: 'image/png' });
const kept = { ...aProfile, logo: { url: '/files/1', width: 200, height: 100 } };

async function showPictures(profile = aProfile) {
  const chosen: [string, string | undefined][] = [];
  const shown = await showMember(
    <Pictures profile={profile} chosen={{}} onChoose={(...one) => void chosen.push(one)} />,
  );
  return { ...shown, chosen, logo: screen.getByLabelText<HTMLInputElement>('Logo') };
}

test('a picture is shown as soon as it is chosen, and is sent as it is [S2-59]', async () => {
  const requests = answering([200, { data: kept }]);
  const { user, logo, chosen } = await showPictures();
  await user.upload(logo, photo);
  await expect.poll(() => chosen.length).toBe(2);
  expect(chosen).toEqual([
    ['logo', expect.stringMatching(/^data:image\/png;base64,/)],
    ['logo', undefined],
  ]);
  const [{ method, url, headers }] = requests as [Request];
  expect([method, new URL(url).pathname, headers.get('content-type')]).toEqual([
    'PUT',
    `/api/v1/profiles/${aProfile.id}/pictures/logo`,
    'image/png',
  ]);
});

test('a picture can be dropped on its field', async () => {
  const requests = answering([200, { data: kept }]);
  const { logo } = await showPictures();
  fireEvent.drop(logo, { dataTransfer: { files: [photo] } });
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['PUT']);
});

test('what the server refuses is said at the field', async () => {
  const sentence = 'This picture is too small.';
  answering([422, { message: '', code: 'validation', meta: { errors: { logo: [sentence] } } }]);
  const { user, logo, chosen } = await showPictures();
  await user.upload(logo, photo);
  await expect.poll(() => describedBy(logo)).toContain(sentence);
  expect(chosen.at(-1)).toEqual(['logo', undefined]);
});

test('without a connection it is said at the field that nothing was saved', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, logo, chosen } = await showPictures();
  await user.upload(logo, photo);
  await expect.poll(() => describedBy(logo)).toContain('No connection, so nothing was saved. Please try again later.');
  expect(chosen.at(-1)).toEqual(['logo', undefined]);
});

test('a picture is taken away again', async () => {
  const requests = answering([200, { data: aProfile }]);
  const { user } = await showPictures(kept);
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['DELETE']);
});

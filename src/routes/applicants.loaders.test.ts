import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '../../tests/support/show-member.tsx';
import { loadOne } from './applicants.loaders.ts';

afterEach(() => vi.unstubAllGlobals());

test('whoever isn’t there is not found, whatever else is asked about them', async () => {
  const refused = [422, { code: 'validation', message: '' }] as const;
  const missing = [404, { code: 'not_found', message: '' }] as const;
  answering(refused, missing);
  await expect(loadOne('7', new AbortController().signal)).rejects.toMatchObject({ status: 404, code: 'not_found' });
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { QrPicture } from './qr-picture.tsx';

test('a code is one picture with a name, drawn in its own units', () => {
  show(<QrPicture className="" qr={{ size: 29, path: 'M4 4h1v1h-1z' }} />);
  const picture = screen.getByRole('img', { name: 'QR code of the link' });
  expect(picture.getAttribute('viewBox')).toBe('0 0 29 29');
  expect(picture.querySelector('path')?.getAttribute('d')).toBe('M4 4h1v1h-1z');
});

import { msg } from '@lingui/core/macro';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { tenantColor } from './tenant-color-field.tsx';

const { Control } = tenantColor(msg`Colour`);
const shown = (value: string) => {
  const control = {
    name: 'color',
    label: 'Colour',
    value,
    errors: [],
    onChange: () => undefined,
    onBlur: () => undefined,
  };
  show(<Control {...({ control } as unknown as Parameters<typeof Control>[0])} />);
};

test.each(['#1d5c8a', '#ffe600', '#ffffff', '#0a0a0a'])(
  'what %s makes of button, link and badge is shown by day and by night, and can be read everywhere',
  (color) => {
    shown(color);
    for (const mode of ['By day', 'By night']) {
      const sample = screen.getByText(mode).parentElement ?? document.body;
      // looked at, not pressed
      expect(sample.querySelector('[inert]')?.textContent).toBe('A buttonA quiet buttonA linkA badge');
      const said = within(sample).getByText(/^Contrast: /).textContent ?? '';
      const figures = [...said.matchAll(/(\d+(?:\.\d)?) to 1/g)].map(([, figure]) => Number(figure));
      expect(figures).toHaveLength(3);
      expect(Math.min(...figures), said).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('nothing is shown of what is no colour', () => {
  shown('red');
  expect(screen.queryByText('By day')).toBeNull();
});

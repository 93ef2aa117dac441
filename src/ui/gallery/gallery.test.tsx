import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { collection } from './collection.ts';
import { wordsOf } from './examples.tsx';
import { Shell } from './shell.tsx';
import { hashOf, viewOf } from './view.ts';

/** Every state of every component, in the language with the longer words. */
const states = collection.flatMap(({ name, states: of }) =>
  Object.entries(of(wordsOf('de'))).map(([state, example]) => [`${name}: ${state}`, example] as const),
);
const pressable = ['button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'switch', 'tab', 'searchbox'] as const;

describe('in each of its states', () => {
  test.each(states)(
    '%s has a name for all one can press or fill in, and points at nothing that is not there',
    async (_, example) => {
      // Phone numbers come lazily.
      const { container } = await act(async () => show(<Suspense>{example}</Suspense>));
      const nameless = pressable.flatMap((role) => screen.queryAllByRole(role, { name: '' }));
      expect(nameless.map((element) => element.outerHTML)).toEqual([]);
      const pointers = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((attribute) =>
        [...container.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
          (element.getAttribute(attribute) ?? '').split(' '),
        ),
      );
      // What Radix opens elsewhere exists once it is open.
      expect(pointers.filter((id) => !id.startsWith('radix-') && document.getElementById(id) === null)).toEqual([]);
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  );
});

test('the gallery’s state is its address, and what an address doesn’t say is the default', () => {
  const view = { show: 'button', theme: 'dark', width: 'phone', locale: 'en', color: '#ffff00' } as const;
  expect(viewOf(hashOf(view))).toEqual(view);
  expect(viewOf('#theme=x&color=red')).toEqual(viewOf(''));
});

test('every component is listed, and shown in both themes', () => {
  show(<Shell />);
  const listed = screen.getAllByRole('link').map((link) => link.textContent);
  expect(listed).toEqual(['All', ...collection.map(({ title }) => title)]);
  expect(screen.getByTitle('light')).toBeDefined();
  expect(screen.getByTitle('dark')).toBeDefined();
});

import { expect, test } from 'vitest';
import { shipped } from './sources.ts';

/** A file's calls of `useAppForm`, each with its options up to what it is given to send. */
const forms = shipped(/^src\/.*\.tsx$/).flatMap(({ path, text }) =>
  text
    .split('useAppForm({')
    .slice(1)
    .map((options) => ({ path, options: options.slice(0, options.search(/\}\);/)) })),
);
const nothingKept = /draft: 'none: ([^']+)'/;

test('every form says what becomes of what is typed when the session ends', () => {
  expect(forms.length, 'this law sees the forms').toBeGreaterThan(20);
  const silent = forms.filter(({ options }) => !/\bdraft\b/.test(options)).map(({ path }) => path);
  expect(silent, 'give it a draft, or say why nothing is kept').toEqual([]);
});

test('a form keeps nothing because of a secret only where secrets are all it asks for', () => {
  const wrong = forms
    .filter(({ options }) => nothingKept.exec(options)?.[1] === 'secret')
    .filter(({ options }) => {
      const values = /defaultValues: \{([^}]*)\}/.exec(options)?.[1] ?? '';
      const names = values.split(',').map((one) => one.split(':')[0]?.trim() ?? '');
      return !names.every((name) => /password|token|code|link/.test(name));
    })
    .map(({ path }) => path);
  expect(wrong, 'passwords and codes are left out of every draft by themselves: keep the rest').toEqual([]);
});

import { expect, test } from 'vitest';
import { shipped } from './sources.ts';

const screens = shipped(/^src\/(?!kit\/do\.tsx|ui\/).*\.tsx$/);

test('what is pressed sends its event by Do, which asks the machine whether it takes it', () => {
  const uses = screens.filter(({ text }) => /<(?:Do|Submit)\b/.test(text));
  expect(uses.length, 'this law sees the screens').toBeGreaterThan(20);
  const byHand = screens.filter(({ text }) => /onClick=\{[^}]*\.send\(/.test(text)).map(({ path }) => path);
  expect(byHand, 'take <Do on={actor} event={…}>').toEqual([]);
});

test('a form whose values go to a machine has Submit', () => {
  const withActor = screens.filter(({ text }) => /untilSettled\(|settledOnce\(|useLink\(/.test(text));
  expect(withActor.length, 'this law sees the forms').toBeGreaterThan(4);
  const byHand = withActor.filter(({ text }) => /<Button[^>]*type="submit"/.test(text)).map(({ path }) => path);
  expect(byHand, 'take <Submit on={actor} event="…">').toEqual([]);
});

test('only Do, Submit, the buttons of rows and notifications name the event of a control', () => {
  const naming = (name: string) =>
    shipped(/^src\/.*\.tsx?$/).flatMap(({ path, text }) => (text.includes(name) ? [path] : []));
  expect(naming('data-event')).toEqual(['src/kit/control-name.ts', 'src/ui/toast/toast.tsx']);
  expect(naming('/control-name.ts')).toEqual(['src/kit/do.tsx', 'src/kit/row-events.tsx']);
});

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { FileField } from './file-field.tsx';

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

function logo() {
  const chosen: (string | undefined)[] = [];
  show(
    <Kept<string | undefined> start={undefined}>
      {(previewUrl, keep) => (
        <FileField
          name="logo"
          label="Logo"
          accept={['image/png', 'image/svg+xml']}
          maxBytes={2_000_000}
          previewUrl={previewUrl}
          onChange={(next) => {
            chosen.push(next?.name);
            keep(next && `data:${next.type},`);
          }}
        />
      )}
    </Kept>,
  );
  // A chooser lets other kinds through when asked to show all files.
  return {
    chosen,
    user: userEvent.setup({ applyAccept: false }),
    input: screen.getByLabelText<HTMLInputElement>('Logo'),
  };
}
const preview = () => document.querySelector('img');

test('a picture that fits is shown, and can be taken back and chosen again', async () => {
  const { chosen, user, input } = logo();
  await user.upload(input, file('logo.png', 'image/png'));
  expect([chosen, preview()?.getAttribute('src')]).toEqual([['logo.png'], 'data:image/png,']);
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect([chosen, preview(), input.files?.length]).toEqual([['logo.png', undefined], null, 0]);
  expect(document.activeElement).toBe(input);
  await user.upload(input, file('logo.png', 'image/png'));
  expect(chosen.at(-1)).toBe('logo.png');
});

test('while one is on its way nothing else is taken, and the same one can be tried again after', async () => {
  const chosen: string[] = [];
  const field = (isPending: boolean) => (
    <FileField
      name="logo"
      label="Logo"
      accept={['image/png']}
      maxBytes={2_000_000}
      isPending={isPending}
      onChange={(next) => void chosen.push(next?.name ?? '')}
    />
  );
  const { rerender, user } = show(field(true));
  const input = screen.getByLabelText<HTMLInputElement>('Logo');
  await user.upload(input, file('one.png', 'image/png'));
  expect([chosen, input.files?.length]).toEqual([[], 0]);
  rerender(field(false));
  await user.upload(input, file('one.png', 'image/png'));
  await user.upload(input, file('one.png', 'image/png'));
  expect(chosen).toEqual(['one.png', 'one.png']);
});

test.each([
  ['another kind', file('cv.pdf', 'application/pdf'), 'Please choose another file: PNG, SVG.'],
  ['a larger one', file('huge.png', 'image/png', 2_000_001), 'This file is too large: 2 MB at most.'],
])('%s is refused with a sentence, and the former choice stays', async (_, wrong, sentence) => {
  const { chosen, user, input } = logo();
  await user.upload(input, file('logo.png', 'image/png'));
  await user.upload(input, wrong);
  expect([chosen, preview()?.getAttribute('src')]).toEqual([['logo.png'], 'data:image/png,']);
  expect([describedBy(input), input.getAttribute('aria-invalid')]).toEqual([[sentence], 'true']);
  await user.upload(input, file('better.png', 'image/png'));
  expect([chosen.at(-1), describedBy(input)]).toEqual(['better.png', []]);
});

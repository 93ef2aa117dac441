import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { maxLength, minLength, object, pipe, string } from 'valibot';
import { TextField } from '../ui/text-field/text-field.tsx';
import { AppForm } from './app-form.tsx';
import { useAppForm } from './use-app-form.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const word = pipe(string(), minLength(1, 'required'), maxLength(20, 'max'));
const names = ['line_1', 'postcode', 'city', 'country'] as const;
const schema = object({ line_1: word, postcode: word, city: word, country: word });

const refused = {
  kind: 'refused',
  code: 'validation_failed',
  message: '',
  errors: { city: ['The town is not there.'], version: ['Somebody else changed it.'] },
} as const;

function Form() {
  const form = useAppForm({
    schema,
    defaultValues: { line_1: '', postcode: '', city: '', country: '' },
    draft: 'none: nothing is typed',
    submit: () => Promise.resolve(refused),
  });
  return (
    <AppForm form={form} isLong>
      {names.map((name) => (
        <form.Field key={name} name={name}>
          {(field) => <TextField {...form.bind(field)} label={name} />}
        </form.Field>
      ))}
      <button type="submit">Send</button>
    </AppForm>
  );
}

function open() {
  render(
    <I18nProvider i18n={i18n}>
      <Form />
    </I18nProvider>,
  );
  const field = (name: (typeof names)[number]) => screen.getByRole('textbox', { name });
  const ways = () =>
    within(screen.queryByRole('list') ?? document.createElement('ul'))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { user: userEvent.setup(), field, ways, send: () => screen.getByRole('button', { name: 'Send' }) };
}

test('lists what is wrong with a way to each field, in their order, and grows shorter with each correction', async () => {
  const { user, field, ways, send } = open();
  await user.type(field('postcode'), '50667');
  await user.click(send());
  expect(field('line_1')).toBe(document.activeElement);
  const alert = screen.getByRole('alert');
  expect(ways()).toHaveLength(3);
  await user.click(within(screen.getByRole('list')).getAllByRole('button')[2] ?? document.body);
  expect(field('country')).toBe(document.activeElement);
  await user.keyboard('DE');
  expect(ways()).toHaveLength(2);
  expect(screen.getByRole('alert'), 'what is left is announced, not the whole list anew').toBe(alert);
  await user.type(field('line_1'), 'Ring 1');
  await user.type(field('city'), 'K');
  expect(ways()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one thing wrong is said at its field alone', async () => {
  const { user, field, ways, send } = open();
  for (const name of ['line_1', 'postcode', 'city'] as const) await user.type(field(name), 'a');
  await user.click(send());
  expect(field('country')).toBe(document.activeElement);
  expect(ways()).toEqual([]);
});

test('what the server says of a field that is not on the page stands among the rest, once and without a way', async () => {
  const { user, field, ways, send } = open();
  for (const name of names) await user.type(field(name), 'a');
  await user.click(send());
  expect(field('city')).toBe(document.activeElement);
  expect(ways()).toEqual(['The town is not there.', 'Somebody else changed it.']);
  expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(1);
  expect(screen.getAllByText('Somebody else changed it.')).toHaveLength(1);
});

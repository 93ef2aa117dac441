import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { object, string } from 'valibot';
import { show } from '../../tests/support/show.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { AppForm } from './app-form.tsx';
import { discardDrafts, readDraft } from './drafts.ts';
import { type Outcome } from './outcome.ts';
import { type FormRecord, useAppForm } from './use-app-form.ts';

Element.prototype.scrollIntoView = () => {};
afterEach(discardDrafts);

const saved = { from: 4, to: 5 };
const draft = { name: 'test', userId: 'somebody' };
const drafted = () => readDraft(draft.name, draft.userId, { town: '' });

/** A form whose answers wait until they are let go. */
function open(record?: FormRecord) {
  const sent: { readonly town: string; readonly began: string; readonly answer: (error?: Error) => void }[] = [];
  let saveChanges: () => Promise<Outcome> = () => Promise.reject(new Error('not drawn'));
  function Form() {
    const form = useAppForm({
      schema: object({ town: string() }),
      defaultValues: { town: 'Bonn' },
      draft,
      record,
      submit: ({ town }, began) => {
        const { promise, resolve, reject } = Promise.withResolvers<object>();
        sent.push({
          town,
          began: began.town,
          answer: (error) => (error ? reject(error) : resolve({ kind: 'ok', saved })),
        });
        return promise;
      },
    });
    useEffect(() => {
      ({ saveChanges } = form);
    });
    return (
      <AppForm form={form}>
        <form.Field name="town">{(field) => <TextField {...form.bind(field)} label="Town" />}</form.Field>
        <button type="submit">Save</button>
      </AppForm>
    );
  }
  const { user, unmount } = show(<Form />);
  const town = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' });
  return {
    sent,
    town,
    leave: unmount,
    type: async (text: string) => {
      await user.clear(town());
      await user.type(town(), text);
    },
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    answer: (error?: Error) => act(async () => sent.at(-1)?.answer(error)),
    saveChanges: () => saveChanges(),
  };
}

test('what is typed while the form is being saved is kept, for it isn’t saved', async () => {
  const form = open();
  await form.type('Köln');
  await form.save();
  await form.type('Köln am Rhein');
  await form.answer();
  expect(form.town().value).toBe('Köln am Rhein');
  expect(drafted()).toEqual({ town: 'Köln am Rhein' });
  await form.save();
  await form.answer();
  expect(drafted()).toBeUndefined();
});

test('what a form made has its own page, and the next form begins empty', async () => {
  const form = open();
  await form.type('Köln');
  await form.save();
  await form.type('Köln am Rhein');
  form.leave();
  await form.answer();
  expect(drafted()).toBeUndefined();
});

test('over a record that others change too it counts as a change of what has just been saved', async () => {
  const told: string[] = [];
  const form = open({ onChange: () => void told.push('changed'), onStored: () => void told.push('stored') });
  await form.type('Köln');
  await form.save();
  await form.type('Bonn');
  told.length = 0;
  await form.answer();
  expect(told, 'it is compared with what others save from here on').toEqual(['changed']);
  expect(drafted()).toEqual({ town: 'Bonn' });
  await form.save();
  expect(form.sent.at(-1), 'back to what stood there before').toMatchObject({ town: 'Bonn', began: 'Köln' });
});

test('a button elsewhere that saves first waits for a save that is under way, and sends nothing twice', async () => {
  const form = open({ onChange: () => {}, onStored: () => {} });
  await form.type('Köln');
  await form.save();
  const first = form.saveChanges();
  await form.answer();
  expect(await first).toEqual({ kind: 'ok', saved });
  expect(form.sent).toHaveLength(1);
  expect(await form.saveChanges(), 'it says so again where the page has not been read yet').toEqual({
    kind: 'ok',
    saved,
  });
  expect(form.sent).toHaveLength(1);
});

test('and where that save fails, it tries itself', async () => {
  const form = open({ onChange: () => {}, onStored: () => {} });
  await form.type('Köln');
  await form.save();
  const first = form.saveChanges();
  await form.answer(new Error('cut'));
  await form.answer();
  expect(await first).toEqual({ kind: 'ok', saved });
  expect(form.sent).toHaveLength(2);
});

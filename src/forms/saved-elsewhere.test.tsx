import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { object, string } from 'valibot';
import { show } from '../../tests/support/show.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { AppForm } from './app-form.tsx';
import { discardDrafts, keepDraft } from './drafts.ts';
import { useAppForm } from './use-app-form.ts';

afterEach(discardDrafts);

const draft = { name: 'test', userId: 'somebody' };

function Form({ town, sent }: { town: string; sent: string[] }) {
  const form = useAppForm({
    schema: object({ town: string() }),
    defaultValues: { town },
    draft,
    submit: (values) => void sent.push(values.town),
  });
  return (
    <AppForm form={form}>
      <form.Field name="town">{(field) => <TextField {...form.bind(field)} label="Town" />}</form.Field>
      <button type="submit">Save</button>
    </AppForm>
  );
}

/** A form that stands open while another tab saves. */
function open() {
  const sent: string[] = [];
  const { user, rerender } = show(<Form town="" sent={sent} />);
  return {
    user,
    sent,
    town: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' }),
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    savedElsewhere: (town: string) => rerender(<Form town={town} sent={sent} />),
  };
}

test('an untouched form takes what was saved in another tab, and sends it', async () => {
  const { user, town, savedElsewhere, save, sent } = open();
  await user.click(town());
  await user.tab();
  savedElsewhere('Köln');
  expect(town().value).toBe('Köln');
  await save();
  expect(sent).toEqual(['Köln']);
  savedElsewhere('Bonn');
  expect(town().value, 'again').toBe('Bonn');
});

test('what somebody has begun to type stays', async () => {
  const { user, town, savedElsewhere } = open();
  await user.type(town(), 'Aa');
  savedElsewhere('Köln');
  expect(town().value).toBe('Aa');
});

test('so does what was typed before a reload and never saved', () => {
  keepDraft(draft.name, draft.userId, { town: 'Aa' });
  const { town, savedElsewhere } = open();
  savedElsewhere('Köln');
  expect(town().value).toBe('Aa');
});

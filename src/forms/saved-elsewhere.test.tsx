import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { object, string } from 'valibot';
import { show } from '../../tests/support/show.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { AppForm } from './app-form.tsx';
import { discardDrafts, keepDraft } from './drafts.ts';
import { type Unsaved, unsaved } from './outcome.ts';
import { useAppForm } from './use-app-form.ts';

afterEach(discardDrafts);

const draft = { name: 'test', userId: 'somebody' };

interface FormProps {
  readonly town: string;
  readonly sent: string[];
  readonly answer: () => Unsaved | undefined;
}

function Form({ town, sent, answer }: FormProps) {
  const form = useAppForm({
    schema: object({ town: string() }),
    defaultValues: { town },
    draft,
    submit: async (values) => {
      sent.push(values.town);
      return answer();
    },
  });
  return (
    <AppForm form={form}>
      <form.Field name="town">{(field) => <TextField {...form.bind(field)} label="Town" />}</form.Field>
      <button type="submit">Save</button>
    </AppForm>
  );
}

/** A form that stands open while another tab saves. */
function open(answer: () => Unsaved | undefined = () => undefined) {
  const sent: string[] = [];
  const { user, rerender } = show(<Form town="" sent={sent} answer={answer} />);
  return {
    user,
    sent,
    town: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' }),
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    savedElsewhere: (town: string) => rerender(<Form town={town} sent={sent} answer={answer} />),
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

test('what was sent as it stood and is not saved stays as well', async () => {
  const { town, save, savedElsewhere, sent } = open(() => unsaved);
  await save();
  savedElsewhere('Köln');
  expect([town().value, sent]).toEqual(['', ['']]);
});

test('so does what was typed before a reload and never saved', () => {
  keepDraft(draft.name, draft.userId, { town: 'Aa' });
  const { town, savedElsewhere } = open();
  savedElsewhere('Köln');
  expect(town().value).toBe('Aa');
});

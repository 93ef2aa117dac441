import { samples, type Examples } from '../gallery/examples.tsx';
import { control } from './field.css.ts';
import { Field, FieldError, FieldGroup, RequiredHint } from './field.tsx';

export const examples: Examples = {
  title: 'Field, its frame',
  group: 'Fields',
  states: (w) => ({
    'what the asterisk means': <RequiredHint />,
    'one control': (
      <Field name="frame" label={w('Frage', 'Question')} help={w('Warum wir fragen.', 'Why we ask.')} required>
        {(attributes) => <input {...attributes} className={control} name="frame" required />}
      </Field>
    ),
    'several controls': (
      <FieldGroup
        name="frames"
        label={w('Frage mit mehreren Antworten', 'Question with several answers')}
        errors={[w('Bitte ausfüllen', 'Please fill in')]}
      >
        {({ describedBy, invalid }) => (
          <input
            className={control}
            name="frames"
            aria-label={w('Antwort', 'Answer')}
            aria-describedby={describedBy}
            aria-invalid={invalid}
          />
        )}
      </FieldGroup>
    ),
    'an error of its own': <FieldError id="own-error" error={w('Das passt nicht.', 'That does not fit.')} />,
    'a long word': (
      <Field name="long" label={samples.longWord} help={samples.longWord} errors={[samples.longWord]}>
        {(attributes) => <input {...attributes} className={control} name="long" />}
      </Field>
    ),
  }),
};

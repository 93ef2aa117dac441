import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { FieldGroup } from '../../ui/field/field.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { Field, FieldOptions } from './fields.ts';
import { mostOf } from './most-of.ts';
import * as css from './record-fields.css.ts';

/** The same text in German and English, each of one line, or of several. */
export const bothLanguages = (
  label: MessageDescriptor,
  { rows, ...options }: FieldOptions & { readonly rows?: number } = {},
): Field<{ de: string; en: string }> => ({
  ...options,
  label,
  empty: { de: '', en: '' },
  inWords: ({ de, en }) => [de, en].filter(Boolean).join(' / '),
  Control: ({ control, schema, form }) => {
    const { t } = useLingui();
    const languages = [
      ['de', t`In German`],
      ['en', t`In English`],
    ] as const;
    return (
      <FieldGroup {...control}>
        {() => (
          <div className={css.languages}>
            {languages.map(([language, name]) => (
              <form.Field key={language} name={`${control.name}.${language}`}>
                {(field) => {
                  const text = {
                    ...form.bind(field),
                    value: control.value[language],
                    label: name,
                    lang: language,
                    maxLength: mostOf(schema, 'max_length', language),
                  };
                  return rows ? <TextArea {...text} rows={rows} /> : <TextField {...text} autoComplete="off" />;
                }}
              </form.Field>
            ))}
          </div>
        )}
      </FieldGroup>
    );
  },
});

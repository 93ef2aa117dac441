import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useStore } from '@tanstack/react-form';
import * as v from 'valibot';
import { emailTemplates } from '../../../contract/email-templates/email-templates.endpoints.ts';
import { createTemplateSchema, type EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import { templatePurposes } from '../../../contract/email-templates/email-templates.search.ts';
import type { TemplatePurpose } from '../../../contract/email-templates/placeholders.ts';
import * as choices from '../../kit/fields/choices.tsx';
import {
  byButton,
  type Field,
  type FieldOptions,
  recordForm,
  storedAs,
  type ValuesOf,
} from '../../kit/fields/fields.ts';
import * as field from '../../kit/fields/kinds.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { placeholderTexts } from './placeholder-texts.tsx';
import { parts } from './template-parts.ts';
import { purposeWords } from './template-words.ts';

export type TemplateValues = ValuesOf<typeof emailTemplates>;

interface Beginnings {
  /** The association's, to begin with. */
  readonly beginnings: readonly (Texts & Pick<EmailTemplate, 'purpose'>)[];
}
type Texts = Pick<EmailTemplate, 'subject' | 'body'>;
const blank: Texts = { subject: { de: '', en: '' }, body: { de: '', en: '' } };

/** What a template of this purpose begins with. */
export const beginningOf = ({ beginnings }: Beginnings, purpose: TemplatePurpose): Texts => {
  const { subject, body } = beginnings.find((one) => one.purpose === purpose) ?? blank;
  return { subject, body };
};

const isSame = (one: Texts, other: Texts): boolean =>
  (['subject', 'body'] as const).every((part) => one[part].de === other[part].de && one[part].en === other[part].en);

/** What it is for. Texts that nobody has touched follow. */
export const purpose = (label: MessageDescriptor): Field<TemplatePurpose, Beginnings> => ({
  ...choices.oneOf(label, purposeWords),
  Control: ({ control, form, offers }) => {
    const { i18n } = useLingui();
    const choose = (next: TemplatePurpose) => {
      const typed = form.api.state.values as unknown as Texts;
      const isUntouched = [blank, beginningOf(offers, control.value)].some((texts) => isSame(typed, texts));
      control.onChange(next);
      if (isUntouched)
        for (const [part, text] of Object.entries(beginningOf(offers, next))) form.api.setFieldValue(part, text);
    };
    return (
      <RadioCards<TemplatePurpose>
        {...control}
        onChange={choose}
        options={templatePurposes.map((value) => ({ value, label: i18n._(purposeWords[value]) }))}
      />
    );
  },
});

/** Nobody reads what applicants answer to a message. */
const replyTo = (label: MessageDescriptor, options: FieldOptions): Field<string | null> => ({
  ...options,
  label,
  empty: null,
  inWords: (value) => value ?? '',
  Control: ({ control: { value, onChange, ...control }, form }) => {
    const isAsked = useStore(form.api.store, ({ values }) => values['purpose'] !== 'ping');
    return isAsked ? (
      <TextField
        {...control}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={value ?? ''}
        onChange={(typed) => onChange(typed === '' ? null : typed)}
      />
    ) : null;
  },
});

/** Where nobody is asked for it, no address for answers is sent. */
const schema = v.pipe(
  v.custom<TemplateValues>((input) => typeof input === 'object' && input !== null),
  v.transform((values): v.InferInput<typeof createTemplateSchema> => {
    const { is_default: _, ...sent } = values;
    return { ...sent, reply_to: values.purpose === 'ping' ? null : values.reply_to };
  }),
  createTemplateSchema,
);

export const templateForm = recordForm(emailTemplates, {
  schema,
  fields: {
    name: storedAs(
      ({ name }: EmailTemplate) => name.de,
      field.text(parts.name, { help: msg`Whoever gets the e-mail doesn’t see it.`, width: 'long' }),
    ),
    purpose: purpose(parts.purpose),
    subject: placeholderTexts('subject', parts.subject),
    body: placeholderTexts('body', parts.body, {
      rows: 12,
      help: msg`What is different for everybody is chosen below, or typed in braces.`,
    }),
    profile_id: choices.oneOffered(parts.profile_id, {
      help: msg`The name in the profile stands wherever the text names it.`,
      none: msg`No profile`,
      from: choices.named('profiles'),
    }),
    reply_to: replyTo(parts.reply_to, { help: msg`An e-mail address that somebody reads. May stay empty.` }),
    is_default: byButton,
  },
});

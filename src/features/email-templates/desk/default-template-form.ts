import { msg } from '@lingui/core/macro';
import { defaultTemplates } from '../../../../contract/email-templates/defaults.endpoints.ts';
import { bothLanguages } from '../../../kit/fields/both-languages.tsx';
import { byButton, recordForm } from '../../../kit/fields/fields.ts';
import { placeholderTexts } from '../placeholder-texts.tsx';
import { purpose } from '../template-form.tsx';
import { parts } from './default-template-parts.ts';
import { senderWords as called } from './default-template-words.ts';

/** A company's has a profile and an address for answers besides, which the association's can't know. */
export const defaultTemplateForm = recordForm(defaultTemplates, {
  fields: {
    name: bothLanguages(parts.name, { help: msg`Companies choose by it.` }),
    purpose: purpose(parts.purpose),
    subject: placeholderTexts('subject', parts.subject, { called }),
    body: placeholderTexts('body', parts.body, {
      called,
      rows: 12,
      help: msg`What is different for everybody is chosen below, or typed in braces.`,
    }),
    is_default: byButton,
  },
});

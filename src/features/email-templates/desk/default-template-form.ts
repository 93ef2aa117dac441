import { msg } from '@lingui/core/macro';
import { defaultTemplates } from '../../../../contract/email-templates/defaults.endpoints.ts';
import { bothLanguages } from '../../../kit/fields/both-languages.tsx';
import { byButton, recordForm } from '../../../kit/fields/fields.ts';
import { placeholderTexts } from '../placeholder-texts.tsx';
import { purpose } from '../template-form.tsx';
import { senderWords as called } from './default-template-words.ts';

/** A company's has a profile and an address for answers besides, which the association's can't know. */
export const defaultTemplateForm = recordForm(defaultTemplates, {
  fields: {
    name: bothLanguages(msg`Name`, { help: msg`Companies choose by it.` }),
    purpose: purpose(msg`What is it for?`),
    subject: placeholderTexts('subject', msg`Subject`, { called }),
    body: placeholderTexts('body', msg`Text`, {
      called,
      rows: 12,
      help: msg`What is different for everybody is chosen below, or typed in braces.`,
    }),
    is_default: byButton,
  },
});

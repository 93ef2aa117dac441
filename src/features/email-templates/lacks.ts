import type { I18n } from '@lingui/core';
import { fieldMessage } from '../../../contract/kit/fields.messages.ts';

/** What a template lacks, each sentence with the text it is about; empty where it lacks nothing. */
export const lacksInWords = (i18n: I18n, errors: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(errors)
    .map(([path, [sentence = '']]) => {
      const { id, message } = fieldMessage(path);
      const text = i18n._(id, {}, { message });
      // some name their text themselves
      return sentence.startsWith(text) ? sentence : `${text}: ${sentence}`;
    })
    .join(' ');

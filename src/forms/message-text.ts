import type { I18n, MessageDescriptor } from '@lingui/core';

/** A sentence in the page's language: one of ours follows it, one of the server's stays as it came. */
export const messageText = (i18n: I18n, sentence: MessageDescriptor | string): string =>
  typeof sentence === 'string' ? sentence : i18n._(sentence);

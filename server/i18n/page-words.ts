import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { catalogOf } from './texts.ts';

/** What staff's pages say, in the order in which they are asked. */
const catalogs = ['desk', 'desk-overview', 'member', 'organizations', 'applicants', 'standing'] as const;

/**
 * A word of staff's pages in the reader's language, as it is or by its English: so that a file says what the page says, and
 * the word is translated once. English where no page has it.
 */
export function wordOfPages(locale: Locale, said: string | Message): string {
  const id = typeof said === 'string' ? generateMessageId(said) : said.id;
  for (const name of catalogs) {
    const word = catalogOf(locale, name)[id];
    if (word !== undefined) return word;
  }
  return typeof said === 'string' ? said : said.message;
}

import { readdirSync, readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Locale } from '../../contract/kit/fields.ts';

/** Turns a screen's English into what a reader sees. @throws Error where the catalogs don't have it */
export type Say = (english: string, values?: Readonly<Record<string, string | number>>) => string;

const catalogs = new Map<Locale, ReadonlyMap<string, string>>();

/** What the catalogs say in a language, looked up by the English text in the source. */
export function speech(locale: Locale): Say {
  let catalog = catalogs.get(locale);
  if (!catalog) {
    catalog = readCatalogs(locale);
    catalogs.set(locale, catalog);
  }
  const words = catalog;
  return (english, values = {}) => {
    const text = words.get(english);
    if (text === undefined || text === '') throw new Error(`The catalogs (${locale}) don’t say “${english}”.`);
    return text
      .replaceAll(/<\/?\d+\/?>/g, '')
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
  };
}

/** How a message with an id of its own is called: `rule.required`. */
const named = /^[a-z_]+(?:\.\w+)+$/;

let ids: ReadonlySet<string> | undefined;
/** The ids of all messages, by which a page looks its words up. */
export const messageIds = (): ReadonlySet<string> =>
  (ids ??= new Set([...readCatalogs('en').keys()].map((id) => (named.test(id) ? id : generateMessageId(id)))));

function readCatalogs(locale: Locale): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const folder = new URL(`../../locales/${locale}/`, import.meta.url);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.po') && file !== 'server.po')) {
    const file = readFileSync(new URL(name, folder), 'utf8');
    for (const [, id = '', text = ''] of file.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gm)) {
      words.set(unquote(id), unquote(text));
    }
  }
  return words;
}

const unquote = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

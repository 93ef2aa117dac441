import { existsSync, readFileSync } from 'node:fs';
import { type I18n, setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';

const folder = new URL('../../locales/', import.meta.url);
const catalogs = ['shared', 'errors', 'server'] as const;

function readCatalog(locale: Locale, name: string): Record<string, string> {
  const file = new URL(`${locale}/${name}.po`, folder);
  if (!existsSync(file)) return {};
  const entries = formatter({ lineNumbers: false }).parse(readFileSync(file, 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename: file.pathname,
  });
  if (entries instanceof Promise) throw new Error('The catalog format reads synchronously.');
  return Object.fromEntries(
    Object.entries(entries).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])),
  );
}

const read = new Map<string, Readonly<Record<string, string>>>();

/** A catalog's texts by their ids, read once. */
export function catalogOf(locale: Locale, name: string): Readonly<Record<string, string>> {
  const key = `${locale}/${name}`;
  const known = read.get(key) ?? readCatalog(locale, name);
  read.set(key, known);
  return known;
}

function load(locale: Locale): I18n {
  const messages = Object.assign({}, ...catalogs.map((name) => readCatalog(locale, name))) as Record<string, string>;
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  i18n.setMessagesCompiler(compileMessage);
  return i18n;
}

const loaded = new Map<Locale, I18n>();

/** Reads the catalogs now, so that a broken one stops the start and not a request. */
export function loadTexts(): void {
  for (const locale of ['de', 'en'] as const) loaded.set(locale, load(locale));
}

export type TextValues = Readonly<Record<string, string | number>>;

/** A sentence in the reader's language; the English of the source where the catalog has none. */
export function translate(locale: Locale, { id, message }: Message, values: TextValues = {}): string {
  if (!loaded.has(locale)) loadTexts();
  return (loaded.get(locale) as I18n)._({ id, message, values });
}

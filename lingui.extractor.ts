import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';

type Extractor = ReturnType<typeof createBabelExtractor>;
type Message = Parameters<Parameters<Extractor['extract']>[2]>[0];

const babel = createBabelExtractor();
const known = new Map<string, readonly Message[]>();

/** Reads a source once, however many catalogs have its words, and not at all where it says nothing. */
export const extractor: Extractor = {
  match: (file) => babel.match(file),
  extract: async (file, code, onMessage, context) => {
    if (!/@lingui\/|i18n/.test(code)) return;
    const messages: Message[] = [];
    if (!known.has(file)) await babel.extract(file, code, (message) => messages.push(message), context);
    const found = known.get(file) ?? messages;
    known.set(file, found);
    for (const message of found) onMessage({ ...message });
  },
};

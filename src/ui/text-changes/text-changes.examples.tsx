import type { Examples } from '../gallery/examples.tsx';
import { ChangesDisclosure } from './changes-disclosure.tsx';
import { TextChanges } from './text-changes.tsx';

export const examples: Examples = {
  title: 'Text changes',
  group: 'Data',
  states: (w) => {
    const lang = w('de', 'en') as 'de' | 'en';
    const from = w('Du darfst alles.\n\nRuf uns an.', 'You may do everything.\n\nCall us.');
    const to = w('Du darfst fast alles.\n\nSchreib uns.', 'You may do almost everything.\n\nWrite to us.');
    const version = { version: 1, locale: lang, text: from };
    return {
      changed: <TextChanges from={from} to={to} lang={lang} />,
      same: <TextChanges from={from} to={from} lang={lang} />,
      closed: (
        <ChangesDisclosure
          title={w('Was neu ist', 'What is new')}
          from={version}
          to={{ version: 2, locale: lang, text: to }}
        />
      ),
    };
  },
};

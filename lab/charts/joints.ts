import { joints } from '../../machines/session/joints.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import { html, type Markup, type Text } from './markup.ts';
import { both, quoted } from './phrases.ts';
import { presentation } from './presentation.ts';
import { bilingual } from './shell.ts';

/** A machine at the other end, and what is told. */
interface Joint {
  readonly machine: string;
  readonly told: Text;
}
interface Joints {
  readonly title: Text;
  readonly joints: readonly Joint[];
}

const told = (types: readonly (keyof typeof sessionWords.de.events)[]): Text =>
  both((locale) => types.map((type) => quoted(locale, sessionWords[locale].events[type])).join(', '));

/** What a machine and the session tell each other; undefined where nothing. */
export function jointsOf(id: string): Joints | undefined {
  if (id === 'session')
    return {
      title: { de: 'Was ihr die Seiten melden', en: 'What the pages tell it' },
      joints: Object.entries(joints).map(([machine, types]) => ({ machine, told: told(types) })),
    };
  const types = joints[id];
  return (
    types && {
      title: { de: 'Was er meldet', en: 'What it tells' },
      joints: [{ machine: 'session', told: told(types) }],
    }
  );
}

export const jointLines = (id: string): string[] => {
  const found = jointsOf(id);
  if (!found) return [];
  const lines = found.joints.map(
    ({ machine, told: { en } }) => `- [${presentation(machine).title.en}](${machine}.md): ${en}`,
  );
  return [`${found.title.en}:`, '', ...lines, ''];
};

export function jointsIn(id: string): Markup {
  const found = jointsOf(id);
  if (!found) return html``;
  return html`<section>
    <h3>${bilingual(found.title)}</h3>
    <ul>
      ${found.joints.map(
        ({ machine, told: words }) =>
          html`<li><a href="#${machine}">${bilingual(presentation(machine).title)}</a>: ${bilingual(words)}</li>`,
      )}
    </ul>
  </section>`;
}

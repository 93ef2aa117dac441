import { joints } from '../../machines/session/joints.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import { presentation } from './presentation.ts';
import { both, quoted, type Text } from './text.ts';

/** A machine at the other end, and what is told. */
export interface Joint {
  readonly machine: string;
  readonly told: Text;
}

const told = (types: readonly (keyof typeof sessionWords.de.events)[]): Text =>
  both((locale) => types.map((type) => quoted(locale, sessionWords[locale].events[type])).join(', '));

/** What a machine tells the session, or the session is told by every other one. */
export const jointsOf = (id: string): Joint[] =>
  Object.entries(joints).flatMap(([machine, types]) => {
    if (id === 'session') return [{ machine, told: told(types) }];
    return id === machine ? [{ machine: 'session', told: told(types) }] : [];
  });

/** What stands above them. */
export const jointsTitle = (id: string): Text =>
  id === 'session'
    ? { de: 'Was ihr die Seiten melden', en: 'What the pages tell it' }
    : { de: 'Was er meldet', en: 'What it tells' };

export function jointLines(id: string): string[] {
  const lines = jointsOf(id).map(
    ({ machine, told: { en } }) => `- [${presentation(machine).title.en}](${machine}.md): ${en}`,
  );
  return lines.length === 0 ? [] : [`${jointsTitle(id).en}:`, '', ...lines, ''];
}

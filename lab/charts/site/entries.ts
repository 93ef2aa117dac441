import type { ChartPage, Site } from '../site-data.ts';
import type { entryKinds } from '../words.ts';
import { titleIn } from './site-context.ts';

/** One thing that can be found. */
export interface Entry {
  readonly kind: keyof typeof entryKinds;
  readonly title: string;
  /** What else it says; where it stands. */
  readonly text: string;
  readonly place: string;
  readonly address: string;
}

/** All that the site says, by what it is called. */
export function entriesOf({ charts, stories, sections }: Site): Entry[] {
  const ofStories = stories.map(({ id, title, scenes }): Entry => {
    const text = scenes.map(({ says }) => says).join(' ');
    return { kind: 'story', title, text, place: '', address: `story/${id}` };
  });
  const ofTables = sections.flatMap(({ id: kind, tables }) =>
    tables.flatMap((table) =>
      table.rows.map(({ id, title, sentence = '', code = '', cells }): Entry => {
        const text = [code, sentence, ...(table.codes ?? []), ...cells.flatMap((cell) => cell?.lines ?? [])].join(' ');
        return { kind, title, text, place: table.title, address: `${table.id}/${id}` };
      }),
    ),
  );
  return [...ofStories, ...charts.flatMap(ofFlow), ...ofTables];
}

function ofFlow(flow: ChartPage): Entry[] {
  const { id, title: place, states, ways, rules, sentences, paths } = flow;
  const entry = (kind: Entry['kind'], title: string, text: string, inner: string): Entry => ({
    kind,
    title,
    text,
    place,
    address: inner === '' ? id : `${id}/${inner}`,
  });
  // the same is often told by many states of a parent
  const told = ways.filter(({ words, from }) => words !== '' && from !== '');
  const events = new Map(told.map((way) => [`${way.words} ${way.from.split('.')[0]}`, way]));
  return [
    { ...entry('flow', place, '', ''), place: '' },
    ...states.map(({ path, title, sentence, pages }) => {
      const shownBy = pages.map((page) => `${page.title} ${page.address}`);
      return entry('state', title, [sentence, ...shownBy].join(' '), path);
    }),
    ...[...events.values()].map(({ words, condition, from }) => ({
      ...entry('event', words, condition, from),
      place: `${place}: ${titleIn(flow, from)}`,
    })),
    ...rules.map((rule, index) => entry('rule', rule, '', `rule-${index + 1}`)),
    ...sentences.map(({ id: name, words }) =>
      entry('sentence', words, name, states.find((one) => one.sentences.includes(name))?.path ?? ''),
    ),
    ...paths.map((path) => ({ ...entry('path', path.name, path.id, ''), address: path.id })),
  ];
}

/** The best first: what begins so, what is called so, what says so somewhere. */
export function find(entries: readonly Entry[], asked: string): Entry[] {
  const wanted = asked.toLowerCase().split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [];
  const rankOf = ({ title, text, place }: Entry): number => {
    const [name, all] = [title.toLowerCase(), `${title} ${text} ${place}`.toLowerCase()];
    if (name.startsWith(wanted.join(' '))) return 0;
    if (wanted.every((word) => name.includes(word))) return 1;
    return wanted.every((word) => all.includes(word)) ? 2 : 3;
  };
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry) })).filter(({ rank }) => rank < 3);
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

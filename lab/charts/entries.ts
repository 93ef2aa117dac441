import { titleIn, type Way } from './chart.ts';
import type { ChartPage, Site } from './site-data.ts';
import type { entryKinds } from './words.ts';

/** One thing that the site says: what can be found, and compared with what was said before. */
export interface Entry {
  readonly kind: keyof (typeof entryKinds)['en'];
  readonly title: string;
  readonly place: string;
  readonly address: string;
  /** What else is said of it, the first for who has found it. */
  readonly said: readonly string[];
  /** Tells it from others of one address. */
  readonly key: string;
}

export const entriesOf = ({ charts, stories, sections }: Site): Entry[] => [
  ...stories.map(({ id, title, scenes }) => {
    const address = `story/${id}`;
    return { kind: 'story', title, place: '', address, said: scenes.map(({ says }) => says), key: address } as const;
  }),
  ...charts.flatMap(ofFlow),
  ...sections.flatMap(({ id: kind, tables }) =>
    tables.flatMap(({ id: table, title: place, codes = [], rows }) =>
      rows.map(({ id, title, sentence = '', code = '', cells }): Entry => {
        const address = `${table}/${id}`;
        const said = [code, sentence, ...codes, ...cells.flatMap((cell) => [...(cell?.lines ?? []), cell?.code ?? ''])];
        return { kind, title, place, address, said: said.filter(Boolean), key: address };
      }),
    ),
  ),
];

export const isKnown = ({ sections }: Site, entries: readonly Entry[], address: string): boolean =>
  ['', '/'].includes(address) ||
  sections.some(({ id, tables }) => id === address || tables.some((table) => table.id === address)) ||
  entries.some((entry) => entry.address === address);

export const keyOfWay = (chart: string, { from, to, kind, event, condition, isCrash }: Way): string =>
  JSON.stringify([chart, from, to, kind, event, condition, isCrash]);

function ofFlow(flow: ChartPage): Entry[] {
  const { id, title: place, states, ways, rules, sentences, paths } = flow;
  const entry = (kind: Entry['kind'], title: string, inner: string, said: readonly string[] = []): Entry => {
    const address = [id, inner].filter(Boolean).join('/');
    return { kind, title, place, address, said, key: address };
  };
  return [
    { ...entry('flow', place, ''), place: '' },
    ...states.map(({ path, title, kind, sentence, pages }) =>
      entry('state', title, path, [sentence, kind, ...pages.flatMap((page) => [page.title, page.address])]),
    ),
    ...ways.map((way) => {
      const { from, to, words: happens, condition, asks } = way;
      const told = [happens, condition && `(${condition})`, to !== null && `→ ${titleIn(flow, to)}`];
      const at = from === '' ? place : `${place}: ${titleIn(flow, from)}`;
      const said = [happens, condition, asks].filter(Boolean);
      return { ...entry('event', told.filter(Boolean).join(' '), from, said), place: at, key: keyOfWay(id, way) };
    }),
    ...rules.map((rule, index) => ({ ...entry('rule', rule, `rule-${index + 1}`), key: `${id}: ${rule}` })),
    ...sentences.map(({ id: name, words: says }) =>
      entry('sentence', says, states.find((one) => one.sentences.includes(name))?.path ?? '', [name]),
    ),
    ...paths.map((path) => ({ ...entry('path', path.name, ''), address: path.id })),
  ];
}

/** The best first: what begins so, what is called so, what says so somewhere. */
export function find(entries: readonly Entry[], asked: string): Entry[] {
  const wanted = asked.toLowerCase().split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [];
  const rankOf = ({ title, said, place, address }: Entry): number => {
    const [name, all] = [title.toLowerCase(), [title, ...said, place, address].join(' ').toLowerCase()];
    if (name.startsWith(wanted.join(' '))) return 0;
    if (wanted.every((word) => name.includes(word))) return 1;
    return wanted.every((word) => all.includes(word)) ? 2 : 3;
  };
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry) })).filter(({ rank }) => rank < 3);
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

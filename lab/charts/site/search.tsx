import { useEffect, useMemo, useRef, useState } from 'react';
import { type SaidSite, titleIn, useSite } from './site-context.ts';
import type { words } from './words.ts';

/** One thing that can be found. */
export interface Entry {
  readonly kind: keyof (typeof words)['kinds'];
  readonly title: string;
  /** What else it says; where it stands. */
  readonly text: string;
  readonly place: string;
  readonly address: string;
}

/** All that the site says, by what it is called. */
export function entriesOf({ charts, stories, sections }: SaidSite): Entry[] {
  const ofFlows = charts.flatMap((flow): Entry[] => {
    const events = new Map(
      flow.ways.flatMap((way) =>
        way.words && way.from ? [[`${way.words} ${way.from.split('.')[0]}`, way] as const] : [],
      ),
    );
    return [
      { kind: 'flow', title: flow.title, text: '', place: '', address: flow.id },
      ...flow.states.map((state): Entry => {
        const pages = state.pages.map(({ title, address }) => `${title} ${address}`);
        const text = [state.sentence, ...pages].join(' ');
        return { kind: 'state', title: state.title, text, place: flow.title, address: `${flow.id}/${state.path}` };
      }),
      ...[...events.values()].map((way): Entry => {
        const place = `${flow.title}: ${titleIn(flow, way.from)}`;
        return { kind: 'event', title: way.words, text: way.condition, place, address: `${flow.id}/${way.from}` };
      }),
      ...flow.rules.map((rule, index): Entry => ({
        kind: 'rule',
        title: rule,
        text: '',
        place: flow.title,
        address: `${flow.id}/rule-${index + 1}`,
      })),
      ...flow.sentences.map(({ id, words: sentence }): Entry => {
        const state = flow.states.find(({ sentences }) => sentences.includes(id));
        const address = `${flow.id}/${state?.path ?? ''}`;
        return { kind: 'sentence', title: sentence, text: id, place: flow.title, address };
      }),
      ...flow.paths.map(({ id, name }): Entry => ({
        kind: 'path',
        title: name,
        text: id,
        place: flow.title,
        address: id,
      })),
    ];
  });
  const ofTables = sections.flatMap((section) =>
    section.tables.flatMap((table) =>
      table.rows.map((row): Entry => {
        const text = [
          row.code,
          row.sentence,
          table.codes?.join(' '),
          ...row.cells.flatMap((cell) => cell?.lines ?? []),
        ];
        return {
          kind: section.id,
          title: row.title,
          text: text.filter(Boolean).join(' '),
          place: table.title,
          address: `${table.id}/${row.id}`,
        };
      }),
    ),
  );
  const ofStories = stories.map((story): Entry => {
    const text = story.scenes.map(({ says }) => says).join(' ');
    return { kind: 'story', title: story.title, text, place: '', address: `story/${story.id}` };
  });
  return [...ofStories, ...ofFlows, ...ofTables];
}

/** The best first: what begins so, what is called so, what says so somewhere. */
export function find(entries: readonly Entry[], asked: string): Entry[] {
  const wanted = asked.toLowerCase().split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [];
  const ranked = entries.flatMap((entry) => {
    const [title, all] = [entry.title.toLowerCase(), `${entry.title} ${entry.text} ${entry.place}`.toLowerCase()];
    if (!wanted.every((word) => all.includes(word))) return [];
    const rank = title.startsWith(wanted.join(' ')) ? 0 : wanted.every((word) => title.includes(word)) ? 1 : 2;
    return [{ entry, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

const most = 30;

/** A field in the head of every page; `/` leads to it from everywhere. */
export function Search() {
  const { site, say } = useSite();
  const [asked, setAsked] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => entriesOf(site), [site]);
  const found = useMemo(() => find(entries, asked).slice(0, most), [entries, asked]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  const leave = () => setAsked('');
  const move = (event: React.KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'Escape') {
      leave();
      field.current?.focus();
    } else if (event.key === 'Enter' && at === -1) links[0]?.click();
    else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (at <= 0 ? field.current : links[at - 1])?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div className="search" role="search" onKeyDown={move}>
      <input
        ref={field}
        type="search"
        value={asked}
        placeholder={say.searchHint}
        aria-label={say.search}
        onChange={(event) => setAsked(event.target.value)}
      />
      {asked.trim() && (
        <div className="found" ref={list} aria-live="polite">
          {found.length === 0 && <p>{say.noHit}</p>}
          {found.map(({ kind, title, text, place, address }, index) => (
            <a key={index} href={`#${address}`} onClick={leave}>
              <small>
                {say.kinds[kind]}
                {place && ` · ${place}`}
              </small>
              <b>{title}</b>
              {text && <span>{text}</span>}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

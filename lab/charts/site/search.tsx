import { useEffect, useMemo, useRef, useState } from 'react';
import { entryKinds } from '../words.ts';
import { entriesOf, find } from './entries.ts';
import { useSite } from './site-context.ts';

const most = 30;

/** A field in the head of every page; `/` leads to it from everywhere. */
export function Search() {
  const { site, say, locale } = useSite();
  const [asked, setAsked] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => entriesOf(site), [site]);
  const found = find(entries, asked).slice(0, most);
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
                {entryKinds[kind][locale]}
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

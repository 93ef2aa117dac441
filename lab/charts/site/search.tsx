import { useEffect, useMemo, useRef, useState } from 'react';
import { entryKinds } from '../words.ts';
import { entriesOf, find } from '../entries.ts';
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
  const press = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    if (event.key === 'Enter' && event.target === field.current) list.current?.querySelector('a')?.click();
  };
  return (
    <div className="search" role="search" onKeyDown={press}>
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
          {found.map(({ kind, title, said, place, address }, index) => (
            <a key={index} href={`#${address}`} onClick={leave}>
              <small>
                {entryKinds[kind][locale]}
                {place && ` · ${place}`}
              </small>
              <b>{title}</b>
              {kind !== 'event' && <span>{said[0]}</span>}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

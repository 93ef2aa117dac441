import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { find } from '../entries.ts';
import { entryKinds } from '../words.ts';
import type { Reading } from './reading.ts';

const most = 30;

/** A field in the head of every page; `/` leads to it from everywhere. */
export function searchField({ entries, say, locale, asked, change }: Reading) {
  const found = find(entries, asked).slice(0, most);
  const leave = () => change({ asked: '' });
  const press = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape') leave();
    if (key === 'Enter' && target instanceof HTMLInputElement)
      (currentTarget as HTMLElement).querySelector('a')?.click();
  };
  const hits = found.map(
    ({ kind, title, said, place, address }) =>
      html`<a href="#${address}" @click=${leave}>
        <small>${entryKinds[locale][kind]}${place && ` · ${place}`}</small><b>${title}</b>
        ${kind === 'event' ? nothing : html`<span>${said[0]}</span>`}
      </a>`,
  );
  return html`<div class="search" role="search" @keydown=${press}>
    <input
      type="search"
      placeholder=${say.searchHint}
      aria-label=${say.search}
      .value=${live(asked)}
      @input=${({ target }: InputEvent) => change({ asked: (target as HTMLInputElement).value })}
    />
    ${
      asked.trim() === ''
        ? nothing
        : html`<div class="found" aria-live="polite">${hits.length > 0 ? hits : html`<p>${say.noHit}</p>`}</div>`
    }
  </div>`;
}

import { readFileSync } from 'node:fs';
import { minifySync, transformSync } from 'rolldown/utils';
import { basePalette, type Mode } from '../../contract/kit/palette.ts';
import { html, Markup, type Text } from './markup.ts';
import { locales } from './phrases.ts';

/** One page that opens from disk: everything it needs is in it. */
export interface Page {
  readonly title: Text;
  /** Links to its parts, or back to the page over all. */
  readonly navigation: Markup;
  readonly main: Markup;
  /** Beside the main part; empty where nothing opens. */
  readonly aside?: Markup;
  /** For the page's program, as `JSON.parse` reads it. */
  readonly data?: unknown;
}

const product = 'Werdegang';
const words = {
  contents: { de: 'Inhalt', en: 'Contents' },
  language: { de: 'Sprache', en: 'Language' },
  skip: { de: 'Zum Inhalt', en: 'Skip to the content' },
} as const satisfies Record<string, Text>;

/** A text in both languages; the page shows one of them. */
export const bilingual = (text: Text): Markup =>
  text.de === text.en ? html`${text.de}` : html`<span lang="de">${text.de}</span><span lang="en">${text.en}</span>`;

/** The whole document, with head, navigation and the switch of languages. */
export function pageOf({ title, navigation, main, aside, data }: Page): string {
  const json = JSON.stringify(data ?? {}).replaceAll('<', '\\u003c');
  const document = html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title.de} · ${product}</title>
        <style>
          ${new Markup(styles())}
        </style>
      </head>
      <body>
        <a class="skip" href="#main">${bilingual(words.skip)}</a>
        <header>
          <h1><a href="index.html">${product}</a> <span class="subtitle">${bilingual(title)}</span></h1>
          <div class="languages" role="group" aria-label="${words.language.de} / ${words.language.en}">
            ${locales.map((locale) => html`<button type="button" lang="${locale}" data-language="${locale}">${{ de: 'Deutsch', en: 'English' }[locale]}</button>`)}
          </div>
        </header>
        <div class="columns">
          <nav aria-label="${words.contents.de} / ${words.contents.en}">
            <details class="contents" open>
              <summary>${bilingual(words.contents)}</summary>
              ${navigation}
            </details>
          </nav>
          <main id="main" tabindex="-1">${main}</main>
          ${aside ?? ''}
        </div>
        <script type="application/json" id="data">
          ${new Markup(json)}
        </script>
        <script src="page.js"></script>
      </body>
    </html> `;
  return document.text;
}

/** Colours of the product, so that diagrams look like what they are about. */
function colours(): string {
  const inMode = (mode: Mode) => {
    const { ground, surface, sunken, ink, inkSoft, line, lineStrong } = basePalette[mode];
    return `--ground:${ground};--surface:${surface};--sunken:${sunken};--ink:${ink};--ink-soft:${inkSoft};--line:${line};--line-strong:${lineStrong}`;
  };
  return `:root{${inMode('light')}}@media (prefers-color-scheme:dark){:root{${inMode('dark')}}}`;
}

const styles = (): string =>
  [colours(), ...['chart.css', 'page.css'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))].join(
    '\n',
  );

/** The page's own program, typed in its file and plain beside the pages. */
export function program(): string {
  const file = new URL('page.client.ts', import.meta.url);
  const { code } = transformSync('page.client.ts', readFileSync(file, 'utf8'));
  return minifySync('page.client.js', `(()=>{${code.replace('export {};', '')}})()`).code.trim();
}

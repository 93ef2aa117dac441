import type { Locale } from '../../contract/kit/fields.ts';

/** A picture taken, as the contact sheet lists it; `file` lies beside the sheet. */
export interface Picture {
  readonly file: string;
  readonly name: string;
  readonly route: string;
  readonly width: number;
  readonly locale: Locale;
  readonly scheme: 'light' | 'dark';
}

const filters = {
  width: ['390', '1280'],
  locale: ['de', 'en'],
  scheme: ['light', 'dark'],
} as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One HTML page with all pictures, filtered by name, width, language and scheme in the browser. */
export function contactSheet(pictures: readonly Picture[]): string {
  const sorted = [...pictures].sort((one, other) => one.file.localeCompare(other.file));
  const figures = sorted.map(
    ({ file, name, route, width, locale, scheme }) =>
      `<figure data-name="${escaped(name)}" data-width="${width}" data-locale="${locale}" data-scheme="${scheme}">` +
      `<a href="${escaped(file)}"><img loading="lazy" alt="" src="${escaped(file)}"></a>` +
      `<figcaption><b>${escaped(name)}</b> ${width} ${locale} ${scheme}<br>${escaped(route)}</figcaption></figure>`,
  );
  const choices = Object.entries(filters).map(
    ([key, values]) =>
      `<select name="${key}" aria-label="${key}"><option value="">${key}</option>` +
      `${values.map((value) => `<option>${value}</option>`).join('')}</select>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>
body { font: 14px system-ui; margin: 0; background: #ddd; color: #111 }
form { position: sticky; top: 0; z-index: 1; display: flex; gap: 8px; padding: 12px; background: #fff }
main { display: flex; flex-wrap: wrap; gap: 16px; padding: 16px; align-items: flex-start }
figure { margin: 0; background: #fff; padding: 8px; max-width: 420px }
figure[hidden] { display: none }
img { display: block; max-width: 400px; max-height: 640px }
</style>
<form><input name="name" placeholder="name" aria-label="name">${choices.join('')}<output></output></form>
<main>${figures.join('\n')}</main>
<script>
const form = document.forms[0];
function show() {
  const wished = Object.fromEntries(new FormData(form));
  let shown = 0;
  for (const figure of document.querySelectorAll('figure')) {
    const { name, width, locale, scheme } = figure.dataset;
    figure.hidden = !(name.includes(wished.name) && (!wished.width || width === wished.width)
      && (!wished.locale || locale === wished.locale) && (!wished.scheme || scheme === wished.scheme));
    if (!figure.hidden) shown += 1;
  }
  form.querySelector('output').textContent = shown + ' pictures';
}
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
form.elements.width.value = '390';
form.elements.locale.value = 'de';
form.elements.scheme.value = 'light';
show();
</script></html>
`;
}

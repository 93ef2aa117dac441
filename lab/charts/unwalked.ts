import type { Locale } from '../../contract/kit/fields.ts';
import { allPaths, notWalked } from '../paths/all-paths.ts';
import { withoutPaths } from '../paths/without-paths.ts';
import { html, type Markup, scrolling, type Text } from './markup.ts';
import { presentation, presentedOrder } from './presentation.ts';
import { proofsOf } from './proofs.ts';

const texts = {
  title: { de: 'Übergänge, die kein Weg nimmt, und warum', en: 'Transitions no path takes, and why' },
  intro: {
    de: 'Im Browser wird jeder andere Übergang dieser Maschinen gegangen',
    en: 'Every other transition of these machines is walked in the browser',
  },
  pure: {
    de: 'In reiner Logik wird jeder Übergang jeder Maschine gegangen, auch diese.',
    en: 'In pure logic every transition of every machine is walked, these too.',
  },
  reason: { de: 'Grund', en: 'Reason' },
  transitions: { de: 'Übergänge', en: 'Transitions' },
  machinesTitle: {
    de: 'Maschinen ohne Wege im Browser, und warum',
    en: 'Machines without paths in the browser, and why',
  },
  machine: { de: 'Maschine', en: 'Machine' },
  metIn: { de: 'Im Browser besucht von', en: 'Met in the browser by' },
  walkedIn: { de: 'In reiner Logik gegangen von', en: 'Walked in pure logic by' },
} as const satisfies Record<string, Text>;

/** What the browser does not walk: transitions of machines that it walks otherwise, and whole machines. */
export function unwalkedIn(locale: Locale): Markup {
  const walked = presentedOrder().filter((id) => allPaths.some(({ machine }) => machine === id));
  const titles = walked.map((id) => presentation(id).title[locale]).join(', ');
  return html`<h3 id="traceability-unwalked">${texts.title[locale]} (${notWalked.length})</h3>
    <p>${texts.intro[locale]}: ${titles}. ${texts.pure[locale]}</p>
    ${scrolling(texts.title[locale], transitionsTable(locale))}
    <h3 id="traceability-machines">${texts.machinesTitle[locale]} (${Object.keys(withoutPaths).length})</h3>
    ${scrolling(texts.machinesTitle[locale], machinesTable(locale))}`;
}

function transitionsTable(locale: Locale): Markup {
  const reasons = [...Map.groupBy(notWalked, ({ reason }) => reason[locale])];
  return html`<table>
    <thead>
      <tr>
        ${[texts.reason, texts.transitions].map((text) => html`<th scope="col">${text[locale]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${reasons.map(
        ([reason, all]) =>
          html`<tr>
            <th scope="row">${reason}</th>
            <td>
              <ul>
                ${all.map(({ transition }) => html`<li><code>${transition}</code></li>`)}
              </ul>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function machinesTable(locale: Locale): Markup {
  const files = (names: readonly string[]) => html`${names.map((name) => html`<code>${name}</code> `)}`;
  const columns = [texts.machine, texts.reason, texts.metIn, texts.walkedIn];
  return html`<table>
    <thead>
      <tr>
        ${columns.map((text) => html`<th scope="col">${text[locale]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${presentedOrder().flatMap((id) => {
        const { without, walkedIn } = proofsOf(id);
        if (!without) return [];
        return html`<tr>
          <th scope="row"><a href="index.html#${id}">${presentation(id).title[locale]}</a></th>
          <td>${without.reason[locale]}</td>
          <td>${files(without.metIn)}</td>
          <td>${files(walkedIn === undefined ? [] : [walkedIn])}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

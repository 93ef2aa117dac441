import type { Locale } from '../../contract/kit/fields.ts';
import type { Role } from '../../contract/kit/roles.ts';
import type { TenantSituation } from '../../machines/session/session.access.ts';
import { type SessionSituation, sessionSituations } from '../../machines/session/session.me.ts';
import { authorWords } from '../../machines/kit/lifecycle-words.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import type { Mark } from './chart.ts';
import { type MarkOf, unmarked } from './line-comparison.ts';
import { markClass, markWord } from './marked.ts';
import { html, type Markup, scrolling, slugOf, type Text } from './markup.ts';
import type { Section } from './section.ts';
import type { Audience } from '../../src/routes/pages.ts';
import { pagesToCome } from '../pages.ts';
import { type Cell, cellOf, isRoleKnown, type RouteGroup, routeGroups } from './verdict-table.ts';
import { cellLine, pagesLine, tenantLine, tenantVerdict } from './verdict-lines.ts';
import * as words from './verdict-words.ts';

const roles: readonly Role[] = ['applicant', 'employee', 'tenant_member', 'administrator'];

const texts = {
  title: { de: 'Wer sieht welche Seite?', en: 'Who sees which page?' },
  intro: {
    de: 'Für jede Seite, jede Lage der Sitzung und jede Rolle: öffnet sich die Seite, führt sie woandershin, wartet sie, oder gibt es sie nicht? Gerechnet wird mit derselben Funktion, die im Produkt entscheidet, über die Seiten, die es im Produkt gibt.',
    en: 'For each page, each situation of the session and each role: does the page open, lead elsewhere, wait, or not exist? Computed by the very function that decides in the product, over the pages the product has.',
  },
  situations: { de: 'Die neun Lagen', en: 'The nine situations' },
  legend: {
    de: 'Unter einem Pfeil steht in Grau die Adresse. ‹page› ist die gewünschte Seite, ‹query› was hinter ihrem Fragezeichen stand. Wer sich selbst abgemeldet hat, kommt ohne den Rückweg zur Anmeldung. Wer angemeldet ist, ist nur in vier der Lagen bekannt; in den anderen gilt das Gleiche für alle.',
    en: 'Below an arrow the address stands in grey. ‹page› is the page asked for, ‹query› what stood behind its question mark. After logging out by hand the way back is dropped. Who is logged in is known in four of the situations only; in the others the same holds for everybody.',
  },
  role: { de: 'Rolle', en: 'Role' },
  guest: { de: 'Gäste', en: 'guests' },
  everybody: { de: 'alle mit Konto', en: 'everybody with an account' },
  anybody: { de: 'alle', en: 'anybody' },
  area: { de: 'Wer sieht welche Seite', en: 'Who sees which page' },
  tenants: { de: 'Zuerst: wessen Seite ist es?', en: 'First of all: whose page is it?' },
  tenantsIntro: {
    de: 'Vor allem anderen wird der Mandant aus der Adresse gesucht. Nur wo er gefunden ist, gelten die Tabellen darunter.',
    en: 'Before everything else the tenant is looked up by the address. Only where it is found do the tables below hold.',
  },
  situation: { de: 'Lage', en: 'Situation' },
  atRoot: { de: 'auf der Startadresse', en: 'at the root address' },
  elsewhere: { de: 'auf jeder anderen', en: 'at any other' },
  goesOn: { de: 'weiter mit den Tabellen darunter', en: 'on with the tables below' },
  later: { de: 'Kommt später', en: 'Comes later' },
  laterIntro: {
    de: 'Diese Adressen nennt die Spezifikation; das Produkt hat sie noch nicht. Bis dahin gilt „Adressen ohne Seite“.',
    en: 'The specification names these addresses; the product does not have them yet. Until then “Addresses without a page” holds.',
  },
  noPage: { de: 'alles Übrige', en: 'everything else' },
} as const satisfies Record<string, Text>;

const people = (who: Audience, locale: Locale): string =>
  who === 'guest' || who === 'everybody' || who === 'anybody' ? texts[who][locale] : authorWords[locale][who];

/** The verdict table: what becomes of a visit to each page, for everybody in every situation. */
export function verdictsSection(markOf: MarkOf = unmarked): Section {
  const inLanguage = (locale: Locale) => pageIn(locale, markOf).text;
  return { id: 'verdicts', title: texts.title, html: { de: inLanguage('de'), en: inLanguage('en') } };
}

function pageIn(locale: Locale, markOf: MarkOf): Markup {
  const groups = routeGroups();
  return html`<p>${texts.intro[locale]}</p>
    <h3>${texts.situations[locale]}</h3>
    <dl>${sessionSituations.map((situation) => explained(situation, locale))}</dl>
    <p>${texts.legend[locale]}</p>
    <p>
      <span aria-hidden="true">–</span> ${words.cellWords.impossible[locale][1]}: ${words.whyImpossible.staff[locale]}
      ${words.whyImpossible.employee[locale]}
    </p>
    <h3 id="verdicts-tenant">${texts.tenants[locale]}</h3>
    <p>${texts.tenantsIntro[locale]}</p>
    ${tenantTable(locale, markOf)} ${groups.map((group) => groupIn(group, locale, markOf))}
    <h3 id="verdicts-later">${texts.later[locale]}</h3>
    <p>${texts.laterIntro[locale]}</p>
    <dl>
      ${pagesToCome().map(
        ([who, paths]) =>
          html`<dt>${people(who, locale)}</dt>
            <dd>${paths.map((path) => html`<code>${path}</code> `)}</dd>`,
      )}
    </dl>`;
}

const wordOf = (situation: SessionSituation, locale: Locale) =>
  sessionWords[locale].states[words.stateOfSituation[situation]];

function explained(situation: SessionSituation, locale: Locale): Markup {
  const [title, sentence] = wordOf(situation, locale);
  return html`<div>
    <dt>${title} <code>${situation}</code></dt>
    <dd>${sentence}</dd>
  </div>`;
}

function groupIn(group: RouteGroup, locale: Locale, markOf: MarkOf): Markup {
  const title = words.titleOf(group, locale);
  const anchor = `verdicts-${slugOf(words.titleOf(group, 'en'))}`;
  const mark = markOf(pagesLine(group));
  const paths = group.paths.length > 0 ? group.paths.map((path) => html`<li><code>${path}</code></li>`) : [];
  return html`<section>
    <h3 id="${anchor}">${title}</h3>
    <ul class="paths${markClass(mark)}">
      ${mark ? html`<li>${markWord(mark, locale)}</li>` : ''}${paths.length > 0 ? paths : html`<li>${texts.noPage[locale]}</li>`}
    </ul>
    ${scrolling(`${texts.area[locale]}: ${title}`, groupTable(group, locale, markOf))}
  </section>`;
}

function groupTable(group: RouteGroup, locale: Locale, markOf: MarkOf): Markup {
  const row = (role: Role, index: number) =>
    html`<tr>
      <th scope="row">${authorWords[locale][role]}</th>
      ${sessionSituations
        .filter((situation) => isRoleKnown(situation) || index === 0)
        .map((situation) =>
          cellIn(cellOf(group, situation, role), locale, {
            span: isRoleKnown(situation) ? 1 : roles.length,
            mark: markOf(cellLine(group, situation, role)),
          }),
        )}
    </tr>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${texts.role[locale]}</th>
        ${sessionSituations.map((situation) => html`<th scope="col">${wordOf(situation, locale)[0]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${roles.map(row)}
    </tbody>
  </table>`;
}

/** How many rows a cell is high, and what a comparison found in it. */
interface CellLook {
  readonly span?: number;
  readonly mark: Mark | undefined;
}

function cellIn(cell: Cell, locale: Locale, { span = 1, mark }: CellLook): Markup {
  const rows = span > 1 ? html` rowspan="${span}"` : '';
  const look = (name: string) => html`${rows} class="${name}${markClass(mark)}"`;
  if (cell.kind === 'redirect') {
    return html`<td${look('redirect')}>${markWord(mark, locale)}<span aria-hidden="true">→</span> ${words.destinationOf(cell, locale)}
      <code>${cell.href}</code></td>`;
  }
  const [sign, text] = words.cellWords[cell.kind][locale];
  return html`<td${look(cell.kind.toLowerCase())}>${markWord(mark, locale)}<span aria-hidden="true">${sign}</span> ${text}</td>`;
}

function tenantTable(locale: Locale, markOf: MarkOf): Markup {
  const verdict = (tenant: TenantSituation, pathname: '/' | '/dashboard'): Markup => {
    const mark = markOf(tenantLine(tenant, pathname));
    const found = tenantVerdict(tenant, pathname);
    switch (found.kind) {
      case 'allow':
        return html`<td class="allow${markClass(mark)}">
          ${markWord(mark, locale)}<span aria-hidden="true">✓</span> ${texts.goesOn[locale]}
        </td>`;
      case 'redirect':
        return cellIn({ kind: 'redirect', path: found.href, href: found.href, target: 'none' }, locale, { mark });
      case 'error':
        return html`<td class="error${markClass(mark)}">
          ${markWord(mark, locale)}<span aria-hidden="true">!</span> ${found.status}
          <code lang="en">${found.message}</code>
        </td>`;
      default:
        return cellIn({ kind: found.kind }, locale, { mark });
    }
  };
  const situations = Object.keys(words.tenantSituationWords) as TenantSituation[];
  const table = html`<table>
    <thead>
      <tr>
        ${[texts.situation, texts.atRoot, texts.elsewhere].map((text) => html`<th scope="col">${text[locale]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${situations.map(
        (tenant) =>
          html`<tr>
            <th scope="row">${words.tenantSituationWords[tenant][locale]}</th>
            ${verdict(tenant, '/')} ${verdict(tenant, '/dashboard')}
          </tr>`,
      )}
    </tbody>
  </table>`;
  return scrolling(texts.tenants[locale], table);
}

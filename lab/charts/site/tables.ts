import { html, nothing } from 'lit-html';
import type { Cell, Row, Section, Table } from '../table.ts';
import { marks } from '../words.ts';
import { type Reading, to } from './reading.ts';

export function tablesView(reading: Reading, { id, title, intro, tables }: Section) {
  return html`<article lang=${id === 'traceability' ? 'en' : nothing}>
    <h1>${title}</h1>
    <p class="intro">${intro}</p>
    <ul class="jump">
      ${tables.map((table) => html`<li>${to(table.id, table.title)}</li>`)}
    </ul>
    ${tables.map((table) => tableView(reading, table))}
  </article>`;
}

function tableView(reading: Reading, { id, title, codes = [], columns, rows }: Table) {
  return html`<section id=${id}>
    <h2>${title}</h2>
    <p><code>${codes.join(', ')}</code></p>
    <div class="scroll" role="region" aria-label=${title} tabindex="0">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => rowView(reading, `${id}/${row.id}`, row))}
        </tbody>
      </table>
    </div>
  </section>`;
}

const rowView = ({ locale, address }: Reading, own: string, { title, sentence, code, cells, mark }: Row) =>
  html`<tr id=${own} class=${address === own ? 'chosen' : (mark ?? nothing)}>
    <th scope="row">
      ${mark && html`<b class="mark">${marks[locale][mark]}</b>`} ${to(own, title)}
      ${sentence && html`<small>${sentence}</small>`} ${code && html`<code>${code}</code>`}
    </th>
    ${cells.map((cell) => cell && cellView(cell))}
  </tr>`;

const cellView = ({ lines, code, look, span }: Cell) =>
  html`<td rowspan=${span ?? nothing} class=${look ?? nothing}>
    ${lines.length === 0 ? '–' : lines.map((line) => html`<p>${line}</p>`)} ${code && html`<code>${code}</code>`}
  </td>`;

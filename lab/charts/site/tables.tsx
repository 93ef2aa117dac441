import { useEffect } from 'react';
import type { Cell, Section, Table } from '../table.ts';
import { marks } from '../words.ts';
import { useSite } from './site-context.ts';

/** A page of tables; the address may name one of them, or a row. */
export function Tables({ section, address }: { section: Section; address: string }) {
  useEffect(() => {
    const found = document.querySelector(`[id="${CSS.escape(address)}"]`);
    if (found) found.scrollIntoView({ block: 'center' });
    else window.scrollTo(0, 0);
  }, [address]);
  return (
    <article>
      <h1>{section.title}</h1>
      <p className="intro">{section.intro}</p>
      <ul className="jump">
        {section.tables.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      {section.tables.map((table) => (
        <TableOf key={table.id} table={table} address={address} />
      ))}
    </article>
  );
}

function TableOf({ table: { id, title, codes = [], columns, rows }, address }: { table: Table; address: string }) {
  const { locale } = useSite();
  return (
    <section id={id}>
      <h2>{title}</h2>
      <p>
        <code>{codes.join(', ')}</code>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard */}
      <div className="scroll" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} id={`${id}/${row.id}`} className={address === `${id}/${row.id}` ? 'chosen' : row.mark}>
                <th scope="row">
                  {row.mark && <b className="mark">{marks[row.mark][locale]}</b>}
                  <a href={`#${id}/${row.id}`}>{row.title}</a>
                  {row.sentence && <small>{row.sentence}</small>}
                  {row.code && <code>{row.code}</code>}
                </th>
                {row.cells.map((cell, index) => cell && <CellOf key={index} cell={cell} />)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const CellOf = ({ cell: { lines, code, look, span } }: { cell: Cell }) => (
  <td rowSpan={span} className={look}>
    {lines.length === 0 && '–'}
    {lines.map((line, index) => (
      <p key={index}>{line}</p>
    ))}
    {code && <code>{code}</code>}
  </td>
);

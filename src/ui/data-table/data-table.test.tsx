import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { DataTable, type Column, type DataTableProps } from './data-table.tsx';

type Code = { id: string; name: string; used: number };

const codes: Code[] = [
  { id: '1', name: 'Fair', used: 12 },
  { id: '2', name: 'Letter', used: 7 },
];
const columns: Column<Code>[] = [
  { id: 'name', header: 'Name', isSortable: true, render: ({ id, name }) => <a href={`#${id}`}>{name}</a> },
  { id: 'used', header: 'Used', align: 'end', isSortable: true, render: ({ used }) => used },
  { id: 'menu', header: 'Deeds', isQuiet: true, render: ({ name }) => <button>{`More about ${name}`}</button> },
];

function table(props: Partial<DataTableProps<Code>> = {}) {
  const orders: string[] = [];
  const shown = show(
    <Kept<string | undefined> start={props.order}>
      {(order, keep) => (
        <DataTable
          caption="Codes"
          columns={columns}
          rows={codes}
          getKey={({ id }) => id}
          {...props}
          order={order}
          onOrder={(next) => {
            orders.push(next);
            keep(next);
          }}
        />
      )}
    </Kept>,
  );
  return { ...shown, orders };
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('it is a table with a name, whose rows are named by what they are about', () => {
  table();
  expect(screen.getByRole('table', { name: 'Codes' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Name', 'Used', 'Deeds']);
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['Fair', 'Letter']);
});

test('as cards, each value stands beside its header; the name and quiet ones need none', () => {
  table();
  const labels = within(row('Fair'))
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('span[aria-hidden="true"]')?.textContent);
  expect(labels).toEqual(['Used', undefined]);
  expect(within(row('Fair')).getByRole('rowheader').querySelector('span[aria-hidden="true"]')).toBeNull();
});

test('a header orders by its column, and a second press turns it round', async () => {
  const { user, orders } = table({ order: 'name' });
  const sorts = () => screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
  expect(sorts()).toEqual(['ascending', 'none', null]);
  await user.click(screen.getByRole('button', { name: 'Used' }));
  expect([orders.at(-1), sorts()]).toEqual(['used', ['none', 'ascending', null]]);
  await user.click(screen.getByRole('button', { name: 'Used' }));
  expect([orders.at(-1), sorts()]).toEqual(['-used', ['none', 'descending', null]]);
});

test('a press on a row opens it, a press on what it holds does not', async () => {
  const opened: string[] = [];
  const { user } = table({ currentKey: '2', onOpen: ({ id }) => opened.push(id) });
  await user.click(screen.getByText('12'));
  await user.click(screen.getByRole('button', { name: 'More about Letter' }));
  await user.click(screen.getByRole('link', { name: 'Letter' }));
  expect(opened).toEqual(['1']);
  expect(row('Letter').getAttribute('aria-current')).toBe('true');
});

test('while it loads it holds its columns, says that it is busy, and has nothing to press', () => {
  table({ rows: [], skeletonRows: 3 });
  expect(screen.getByRole('table', { name: 'Codes' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(Array.from({ length: 9 }, () => ''));
});

import { modulesBelow } from '../../contract/kit/found.ts';
import type { Column } from './column.ts';

const modules = await modulesBelow<{ readonly column: Column }>(new URL('../columns/', import.meta.url).href, /\.ts$/);

/** What tests know of each column, by the name of its resource. */
export const columns: ReadonlyMap<string, Column> = new Map(
  modules.map(([path, { column }]) => [path.replace(/\.ts$/, ''), column]),
);

/** @throws Error that says what to write */
export function columnOf(name: string): Column {
  const column = columns.get(name);
  if (!column)
    throw new Error(
      `Write tests/columns/${name}.ts: how a record is made, who may call, whose its rows are (tests/support/column.ts).`,
    );
  return column;
}

/** What all columns say about one thing, by table or lifecycle. */
export const entriesOf = <Entry>(
  of: (column: Column) => Readonly<Record<string, Entry>> | undefined,
): [string, Entry][] => [...columns.values()].flatMap((column) => Object.entries(of(column) ?? {}));

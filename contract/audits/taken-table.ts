/** What the log keeps of a table that somebody took as a file. */
interface TakenTable {
  /** Its name, as in the file's. */
  readonly table: string;
  /** What was searched for; undefined where nothing was. */
  readonly searched: string | undefined;
  /** Whether anything else narrowed it; how it was ordered doesn't. */
  readonly isNarrowed: boolean;
}

const searchPrefix = 'q: ';

/** @param fields of an act `export`: the table, then what it was narrowed by, as `name: value` */
export function takenTable([table = '', ...narrowed]: readonly string[]): TakenTable {
  const searched = narrowed.find((by) => by.startsWith(searchPrefix))?.slice(searchPrefix.length);
  const isNarrowed = narrowed.some((by) => !by.startsWith(searchPrefix) && !by.startsWith('order: '));
  return { table, searched, isNarrowed };
}

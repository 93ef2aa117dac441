import * as v from 'valibot';
import { idSchema, timestampSchema } from '../../contract/kit/fields.ts';
import type { Files } from '../files/files.ts';

/**
 * What was erased, outside the database: a backup from before knows nothing of it, so whoever restores one erases these
 * again (`npm run restore:replay`). Ids alone, which lead nowhere once that is done.
 */
const erasedSchema = v.strictObject({
  kind: v.picklist(['user', 'organization']),
  tenant_id: idSchema,
  id: idSchema,
  at: timestampSchema,
});
export type Erased = v.InferOutput<typeof erasedSchema>;

const folder = 'erasures';

/** Written first: an erasure that fails after it is done by the next one, one that was never written could come back. */
export async function noteErasure(
  files: Pick<Files, 'write'>,
  { at, ...erased }: Omit<Erased, 'at'> & { readonly at: Date },
): Promise<void> {
  const entry: Erased = { ...erased, at: at.toISOString() };
  await files.write(`${folder}/${erased.tenant_id}/${erased.id}.json`, Buffer.from(JSON.stringify(entry)));
}

/** Everything that was erased, the earliest first. @throws Error for an entry that can't be read */
export async function erasures(files: Pick<Files, 'list' | 'read'>): Promise<readonly Erased[]> {
  const found: Erased[] = [];
  for (const name of await files.list(folder)) {
    // what a write left behind that broke off: its erasure never happened
    if (!name.endsWith('.json')) continue;
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    const bytes = await files.read(name);
    const entry = v.safeParse(erasedSchema, bytes && JSON.parse(bytes.toString()));
    if (!entry.success) throw new Error(`The entry ${name} of the ledger of erasures can't be read.`);
    found.push(entry.output);
  }
  return found.toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id));
}

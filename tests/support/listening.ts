import { CompiledQuery, type KyselyPlugin, type Transaction } from 'kysely';
import type { Database } from '../../server/db/client.ts';
import type { Schema } from '../../server/db/schema.ts';

/** The same database, whose statements are written down as they are sent. */
export function listening(db: Database): { readonly heard: Database; readonly statements: CompiledQuery[] } {
  const statements: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(db.kysely.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { heard: { ...db, kysely: db.kysely.withPlugin(plugin) }, statements };
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** What a statement does to a table: how many of its rows it looks at, and whether it reads all of it. */
export interface Walk {
  readonly table: string;
  readonly rows: number;
  readonly isWhole: boolean;
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Runs a statement once more and tells its walks, table by table. */
export async function walksOf(
  tx: Transaction<Schema>,
  { sql: text, parameters }: CompiledQuery,
): Promise<readonly Walk[]> {
  const { rows } = await tx.executeQuery<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
    CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters]),
  );
  return nodesOf(rows[0]!['QUERY PLAN'][0].Plan).flatMap((node) => {
    const table = node['Relation Name'];
    if (table === undefined) return [];
    const seen = ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0);
    return [{ table, rows: seen, isWhole: node['Node Type'] === 'Seq Scan' }];
  });
}

import { type Postgres, startPostgres } from '../../tests/support/postgres.ts';

/** One PostgreSQL for all steps of a run, whose tests make databases of their own on it. */
export function sharedPostgres(): { readonly url: () => Promise<string>; readonly stop: () => Promise<void> } {
  let started: Promise<Postgres> | undefined;
  return {
    url: async () => (await (started ??= startPostgres())).url,
    stop: async () => (await started?.catch(() => undefined))?.stop(),
  };
}

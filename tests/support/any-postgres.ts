import { startPostgres } from './postgres.ts';

/** A PostgreSQL server for tests that are about one: that of TEST_DATABASE_URL, else one started for them. */
export async function anyPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  return given === undefined ? startPostgres() : { url: given, stop: async () => undefined };
}

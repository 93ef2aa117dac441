import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../server/clock.ts';
import { readConfig, WrongSettings } from '../server/config.ts';
import { openDatabase } from '../server/db/client.ts';
import { DataFolderInUse } from '../server/db/data-lock.ts';
import { migrate } from '../server/db/migrate.ts';
import { foundTenant, foundingOptions, WrongInput } from '../server/tenants/found-tenant.ts';
import { tenantUrl } from '../server/tenants/tenant-url.ts';

/** `npm run tenant:create -- --slug app --name "…" …`: a tenant, its terms and templates, and its first account. */
const usage = `npm run tenant:create -- ${Object.entries(foundingOptions)
  .map(([name, what]) => `--${name} <${what}>`)
  .join(' ')}`;

try {
  const { values } = parseArgs({
    options: Object.fromEntries(Object.keys(foundingOptions).map((name) => [name, { type: 'string' as const }])),
  });
  const config = readConfig(process.env);
  const db = await openDatabase(
    config.databaseUrl === undefined ? { dataDir: join(config.dataDir, 'database') } : { url: config.databaseUrl },
  );
  try {
    await migrate(db);
    const { slug, email, type, password } = await foundTenant(db, systemClock, values);
    console.log(`The tenant ${slug} is there: ${tenantUrl(config, { slug }, '/login')}`);
    console.log(`First account (${type}): ${email}, password ${password}`);
    console.log('The password is shown this once. Log in and change it. Then publish terms of your own.');
  } finally {
    await db.close();
  }
} catch (error) {
  const isExpected = error instanceof WrongInput || error instanceof WrongSettings || error instanceof DataFolderInUse;
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : isUsage ? `${error.message}\n${usage}` : error);
  if (error instanceof WrongInput) console.error(usage);
  process.exitCode = 1;
}

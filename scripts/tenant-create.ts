import { systemClock } from '../server/clock.ts';
import { foundTenant, foundingOptions } from '../server/tenants/found-tenant.ts';
import { tenantUrl } from '../server/tenants/tenant-url.ts';
import { runCommand } from './tenants/command.ts';

/** `npm run tenant:create -- --slug app --name "…" …`: a tenant, its terms and templates, and its first account. */
await runCommand({
  name: 'tenant:create',
  options: foundingOptions,
  work: async (db, options, config) => {
    const { slug, email, password } = await foundTenant(db, systemClock, options);
    return [
      `The tenant ${slug} is there: ${tenantUrl(config, { slug }, '/login')}`,
      `First administrator: ${email}, password ${password}`,
      'The password is shown this once. Log in and change it. Then publish terms of your own.',
    ].join('\n');
  },
});

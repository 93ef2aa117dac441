import { systemClock } from '../server/clock.ts';
import { changeLogo, logoOptions } from '../server/tenants/change-logo.ts';
import { runCommand } from './tenants/command.ts';

/** `npm run tenant:logo -- --slug app --file logo.png`, or `--remove`: a tenant's logo, set, replaced or taken away. */
await runCommand({
  name: 'tenant:logo',
  options: logoOptions,
  work: async (db, options) => {
    const { slug, logo } = await changeLogo(db, systemClock, options);
    return logo === 'set'
      ? `The tenant ${slug} has this logo now; a running server shows it within ten seconds.`
      : `The tenant ${slug} has no logo now; a running server stops showing it within ten seconds.`;
  },
});

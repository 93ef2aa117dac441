import {
  checkSender,
  countAgeEffects,
  removeTenantLogo,
  sendTestMail,
  showTenantLogo,
  storeTenantLogo,
  tenants,
} from '../../contract/tenants/administration.endpoints.ts';
import { ageEffects } from '../applicants/age-effects.service.ts';
import { asPlatform } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { Later, type Route, type Upload } from '../http/route.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { findTenant, pageOfTenants } from './administration.repository.ts';
import { createTenantByAdministrator } from './administration.service.ts';
import { tenantView } from './administration.view.ts';
import { checkLogo } from './logo-file.ts';
import { checkSenderOf, resolveTxt } from './sender-check.ts';
import { changeTenant, changeTenantLogo, withinTenant } from './settings.service.ts';
import { queueTestMail } from './test-mail.ts';
import { findLogos } from './tenant-logos.repository.ts';
import { WrongInput } from './wrong-input.ts';

/** Decoded and encoded anew, by the bytes alone. @throws Failure validation */
async function prepareLogo({ file }: Upload<typeof storeTenantLogo>) {
  try {
    return { value: checkLogo(file), undo: async () => undefined };
  } catch (error) {
    if (error instanceof WrongInput) throw new Failure('validation', { errors: { logo: [{ rule: 'logo' }] } });
    throw error;
  }
}

/** Tenants as the administrators of `app` see them. */
export function tenantAdministrationRoutes(route: Route): void {
  const one = resourceRoutes(route, tenants, {
    usual: 'name',
    list: ({ tx, tenant, query }, page) =>
      asPlatform(tx, tenant, (owner) => pageOfTenants(owner, query.filter ?? {}, page)),
    find: ({ tx, tenant }, id) => asPlatform(tx, tenant, (owner) => findTenant(owner, id)),
    view: (rows, { deps }) => rows.map((row) => tenantView(row, deps.config)),
  });

  route(tenants.create, async (call) => one(call, await createTenantByAdministrator(call, call.body)));
  route(tenants.update, async (call) => one(call, await changeTenant(call, call.params.id, call.body)));

  route(countAgeEffects, async (call) => ({
    data: await withinTenant(call, call.params.id, (scoped, row) => ageEffects(scoped, row, call.query, call.now)),
  }));

  route(showTenantLogo, async (call) => {
    const png = await withinTenant(call, call.params.id, async (scoped, { logo }) =>
      logo ? (await findLogos(scoped, [logo.hash])).get(logo.hash) : undefined,
    );
    return { data: { png: png?.toString('base64') ?? null } };
  });
  route(
    storeTenantLogo,
    async (call) => one(call, await changeTenantLogo(call, call.params.id, call.prepared)),
    prepareLogo,
  );
  route(removeTenantLogo, async (call) => one(call, await changeTenantLogo(call, call.params.id, null)));

  route(sendTestMail, async (call) => {
    await queueTestMail(call, call.params.id);
    return undefined;
  });

  route(checkSender, async (call) => {
    const { sender_address } = await withinTenant(call, call.params.id, async (_, row) => row);
    const resolve = call.deps.resolveTxt ?? resolveTxt;
    return new Later(async () => ({ data: await checkSenderOf(sender_address, call.query.selector, resolve) }));
  });
}

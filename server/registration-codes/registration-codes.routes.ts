import {
  lookupRegistrationCode as lookup,
  registrationCodeHandout as handout,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { perPageDefault } from '../../contract/kit/lists.ts';
import { isOccupation, occupationName } from '../occupations/occupations.ts';
import type { Route } from '../plugins/route.ts';
import { qrOf } from './qr.ts';
import { rejectionTexts } from './rejection-texts.ts';
import { presentRegistrationCode, registrationLink } from './registration-codes.present.ts';
import { countOpening, listRegistrationCodes, type RegistrationCodeQuery } from './registration-codes.repository.ts';
import {
  createRegistrationCode,
  ownOrganization,
  readRegistrationCode,
  transitionRegistrationCode,
  updateRegistrationCode,
  usableCode,
} from './registration-codes.service.ts';

export function registrationCodesRoutes(route: Route): void {
  route(registrationCodes.list, async (call) => {
    const { query, tx, tenant, actor, now, deps } = call;
    const { page = 1, per_page = perPageDefault, order } = query;
    const { rows, total } = await listRegistrationCodes(
      tx,
      {
        organization_id: ownOrganization(actor),
        status: query.filter?.status,
        order: order && {
          by: order.replace(/^-/, '') as NonNullable<RegistrationCodeQuery['order']>['by'],
          descending: order.startsWith('-'),
        },
        limit: per_page,
        offset: (page - 1) * per_page,
      },
      tenant.timezone,
      now,
    );
    return {
      data: rows.map((row) => presentRegistrationCode(row, { ...call, config: deps.config })),
      meta: { total, per_page, current_page: page },
    };
  });

  route(registrationCodes.show, async (call) => ({
    data: presentRegistrationCode(await readRegistrationCode(call, call.params.id), {
      ...call,
      config: call.deps.config,
    }),
  }));

  route(registrationCodes.create, async (call) => ({
    data: presentRegistrationCode(await createRegistrationCode(call, call.body), { ...call, config: call.deps.config }),
  }));

  route(registrationCodes.update, async (call) => ({
    data: presentRegistrationCode(await updateRegistrationCode(call, call.params.id, call.version, call.body), {
      ...call,
      config: call.deps.config,
    }),
  }));

  route(registrationCodes.transition, async (call) => ({
    data: presentRegistrationCode(await transitionRegistrationCode(call, call.params.id, call.body.event), {
      ...call,
      config: call.deps.config,
    }),
  }));

  route(handout, async (call) => {
    const row = await readRegistrationCode(call, call.params.id);
    const link = registrationLink(call.deps.config, call.tenant, row.code);
    return { data: { qr: await qrOf(link), texts: await rejectionTexts(call, row, link) } };
  });

  route(lookup, async ({ body, tx, tenant, now }) => {
    const row = await usableCode(tx, tenant, body.code, now);
    await countOpening(tx, row.id);
    return {
      data: {
        code: row.code,
        organization: { name: row.organization_name, city: row.city },
        recommendation_text: row.recommendation_text,
        occupations: row.occupation_ids.filter(isOccupation).map((id) => ({ id, name: occupationName(id) })),
        valid_until: row.last_day,
      },
    };
  });
}

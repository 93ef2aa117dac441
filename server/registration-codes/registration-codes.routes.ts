import {
  lookupRegistrationCode as lookup,
  registrationCodeHandout as handout,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import type { RegistrationCodeOffer } from '../../contract/registration-codes/registration-codes.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { type Caller, ownedBy, reachOf } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { isOccupation, occupationName } from '../occupations/occupations.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { faceOf } from '../profiles/profiles.service.ts';
import { qrOf } from './qr.ts';
import { rejectionTexts } from './rejection-texts.ts';
import {
  countOpening,
  findByCode,
  findRegistrationCode,
  findSigner,
  listRegistrationCodes,
  type OfferedCode,
} from './registration-codes.repository.ts';
import {
  checkRegistrationCode,
  registrationCodeRecords,
  registrationCodeRow,
  usableCode,
} from './registration-codes.service.ts';
import { registrationCodeView, registrationLink } from './registration-codes.view.ts';

const find = (call: Caller, id: string) =>
  findRegistrationCode(call.tx, { id, ...reachOf(call) }, call.tenant.timezone, call.now);

/** What whoever opens the link is told: the same to them and in the company's preview. */
const offerOf = async (tx: TenantTx, row: OfferedCode): Promise<RegistrationCodeOffer> => ({
  code: row.code,
  organization: { name: row.organization_name, city: row.city },
  profile: await faceOf(tx, row.organization_id, row.profile_id),
  recommendation_text: row.recommendation_text,
  signer: await findSigner(tx, row),
  occupations: row.occupation_ids.filter(isOccupation).map((id) => ({ id, name: occupationName(id) })),
  valid_until: row.last_day,
});

export function registrationCodesRoutes(route: Route): void {
  resourceRoutes(route, registrationCodes, {
    usual: '-created_at',
    list: (call, page) => {
      const { tx, query, tenant, now } = call;
      const where = { ...query.filter, organization_id: ownedBy(call), isOrdered: query.order !== undefined };
      return listRegistrationCodes(tx, where, page, tenant.timezone, now);
    },
    find,
    view: (rows, call) => rows.map((row) => registrationCodeView(row, call)),
    records: registrationCodeRecords,
    check: checkRegistrationCode,
    toRow: registrationCodeRow,
  });

  route(handout, async (call) => {
    const { tx, tenant, now } = call;
    const own = await find(call, call.params.id);
    const row = own && (await findByCode(tx, own.code, tenant.timezone, now));
    if (!row) throw new Failure('not_found');
    const link = registrationLink(call.deps.config, call.tenant, row.code);
    return {
      data: { qr: await qrOf(link), texts: await rejectionTexts(call, row, link), offer: await offerOf(tx, row) },
    };
  });

  route(lookup, async ({ body, tx, tenant, now }) => {
    const row = await usableCode(tx, tenant, body.code, now);
    await countOpening(tx, row.id);
    return { data: await offerOf(tx, row) };
  });
}

import { profiles, removePicture, storePicture } from '../../contract/profiles/profiles.endpoints.ts';
import type { PictureKind } from '../../contract/profiles/pictures.ts';
import { audit } from '../audit/audit.ts';
import { byCaller } from '../audit/action.ts';
import { newId } from '../db/ids.ts';
import { pictureName } from '../files/files.ts';
import { encodeAnew } from '../files/pictures.ts';
import { insertPicture } from '../files/pictures.repository.ts';
import { Failure } from '../http/failure.ts';
import type { Route, Upload } from '../http/route.ts';
import { byStaff, type Caller, lockOrganizationOf, ownedBy, reachOf } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { findProfile, listProfiles, type ProfileRow, storePictureOf } from './profiles.repository.ts';
import { checkProfile, profileChanged, profileRecords, profileRow, refuseAtRest } from './profiles.service.ts';
import { profileView } from './profiles.view.ts';

/** Whoever writes waits for others of the same organization, which has one default and so many at most. */
async function find(call: Caller, id: string): Promise<ProfileRow | undefined> {
  const reach = reachOf(call);
  if (call.request.method !== 'GET') await lockOrganizationOf(call.tx, profileRecords, id, reach);
  return findProfile(call.tx, id, reach, call.now);
}

async function foundOne(call: Caller, id: string): Promise<ProfileRow> {
  const row = await find(call, id);
  if (!row) throw new Failure('not_found');
  return row;
}

/** Decoded, encoded anew and kept as a file of its own, which nothing shows yet. */
async function prepare({ file, params, tenant, now, deps: { files } }: Upload<typeof storePicture>) {
  const picture = await encodeAnew(file, params.kind);
  if ('rule' in picture) throw new Failure('validation', { errors: { [params.kind]: [picture] } });
  const { webp, width, height } = picture;
  const id = newId({ now: () => now });
  const name = pictureName(tenant.id, id);
  await files.write(name, webp);
  return { value: { id, width, height }, undo: () => files.remove(name) };
}

export function profilesRoutes(route: Route): void {
  const one = resourceRoutes(route, profiles, {
    usual: '-created_at',
    list: (call, page) => {
      const where = { ...call.query.filter, organization_id: ownedBy(call), isOrdered: call.query.order !== undefined };
      return listProfiles(call.tx, where, page, call.now);
    },
    find,
    view: (rows, call) => rows.map((row) => profileView(row, call)),
    records: profileRecords,
    check: checkProfile,
    toRow: profileRow,
    effects: profileChanged,
  });

  const shown = async (call: Caller, id: string, kind: PictureKind, picture: string | null) => {
    const { tx, actor, now } = call;
    await storePictureOf(tx, id, `${kind}_id`, picture, byStaff(actor.type, profileRecords), now);
    const event = picture === null ? 'remove_picture' : 'store_picture';
    await audit(tx, { ...byCaller(call), subject_type: 'Profile', subject_id: id, event, fields: [kind] });
    return one(call, await foundOne(call, id));
  };

  route(
    storePicture,
    async (call) => {
      const { tx, now, params, prepared } = call;
      const row = await foundOne(call, params.id);
      refuseAtRest(row);
      await insertPicture(tx, { ...prepared, organization_id: row.organization_id, now });
      return shown(call, params.id, params.kind, prepared.id);
    },
    prepare,
  );

  // what offends can be taken away from an archived profile too
  route(removePicture, async (call) => {
    await foundOne(call, call.params.id);
    return shown(call, call.params.id, call.params.kind, null);
  });
}

import { profiles, removePicture, storePicture } from '../../contract/profiles/profiles.endpoints.ts';
import type { PictureKind } from '../../contract/profiles/pictures.ts';
import { audit } from '../audit/audit.ts';
import { byCaller } from '../audit/action.ts';
import { newId } from '../db/ids.ts';
import { pictureName } from '../files/files.ts';
import { encodeAnew } from '../files/pictures.ts';
import { insertPicture } from '../files/pictures.repository.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { type Caller, ownedBy, reachOf } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { findProfile, listProfiles, type ProfileRow, storePictureOf } from './profiles.repository.ts';
import { checkProfile, profileChanged, profileRecords, profileRow } from './profiles.service.ts';
import { profileView } from './profiles.view.ts';

const find = (call: Caller, id: string) => findProfile(call.tx, id, reachOf(call));

async function foundOne(call: Caller, id: string): Promise<ProfileRow> {
  const row = await find(call, id);
  if (!row) throw new Failure('not_found');
  return row;
}

export function profilesRoutes(route: Route): void {
  const one = resourceRoutes(route, profiles, {
    usual: '-created_at',
    list: (call, page) => {
      const where = { ...call.query.filter, organization_id: ownedBy(call), isOrdered: call.query.order !== undefined };
      return listProfiles(call.tx, where, page);
    },
    find,
    view: (rows, call) => rows.map((row) => profileView(row, call)),
    records: profileRecords,
    check: checkProfile,
    toRow: profileRow,
    effects: profileChanged,
  });

  const shown = async (call: Caller, id: string, kind: PictureKind, picture: string | null) => {
    const { tx, now } = call;
    await storePictureOf(tx, id, `${kind}_id`, picture, now);
    await audit(tx, { ...byCaller(call), subject_type: 'Profile', subject_id: id, event: 'update' });
    return one(call, await foundOne(call, id));
  };

  route(storePicture, async (call) => {
    const { tx, tenant, now, deps, file, params } = call;
    const { organization_id, status } = await foundOne(call, params.id);
    if (status === 'archived') throw new Failure('conflict');
    const picture = await encodeAnew(file, params.kind);
    if ('rule' in picture) throw new Failure('validation', { errors: { [params.kind]: [picture] } });
    const id = newId({ now: () => now });
    await insertPicture(tx, { ...picture, id, organization_id, now });
    const name = pictureName(tenant.id, id);
    await deps.files.write(name, picture.webp);
    return shown(call, params.id, params.kind, id).catch(async (error: unknown) => {
      await deps.files.remove(name);
      throw error;
    });
  });

  route(removePicture, async (call) => {
    const { status } = await foundOne(call, call.params.id);
    if (status === 'archived') throw new Failure('conflict');
    return shown(call, call.params.id, call.params.kind, null);
  });
}

import type { Database } from '../db/client.ts';
import { inTenantUnhurried } from '../db/scope.ts';
import { tenantsWith } from '../jobs/in-each-tenant.ts';
import { type Files, pictureName } from './files.ts';
import { deletePicture, findGone, picturesDue } from './pictures.repository.ts';

/**
 * Removes the files of pictures that nothing shows any more; each row goes once its file has, and one that can't be
 * removed keeps no other from it. @throws AggregateError at the end, where something failed
 */
export async function sweepPictures(db: Database, files: Files): Promise<void> {
  const failures: unknown[] = [];
  const sweep = async (tenantId: string, id: string): Promise<void> => {
    await files.remove(pictureName(tenantId, id));
    await inTenantUnhurried(db, tenantId, (tx) => deletePicture(tx, id));
  };
  for (const tenant of await tenantsWith(db, picturesDue))
    // oxlint-disable-next-line no-await-in-loop -- one tenant after the other
    for (const id of await inTenantUnhurried(db, tenant.id, findGone)) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await sweep(tenant.id, id).catch((error: unknown) => failures.push(error));
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Some pictures could not be removed.');
}

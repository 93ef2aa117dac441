import type { Database } from '../db/client.ts';
import { inTenantUnhurried } from '../db/scope.ts';
import { tenantsWith } from '../jobs/in-each-tenant.ts';
import { type Files, pictureName } from './files.ts';
import { deletePicture, findGone, picturesDue } from './pictures.repository.ts';

/** Removes the files of pictures that nothing shows any more; each row goes once its file has. */
export async function sweepPictures(db: Database, files: Files): Promise<void> {
  for (const tenant of await tenantsWith(db, picturesDue)) {
    // oxlint-disable-next-line no-await-in-loop -- one tenant after the other
    for (const id of await inTenantUnhurried(db, tenant.id, findGone)) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await files.remove(pictureName(tenant.id, id));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await inTenantUnhurried(db, tenant.id, (tx) => deletePicture(tx, id));
    }
  }
}

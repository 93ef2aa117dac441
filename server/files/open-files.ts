import { resolve } from 'node:path';
import { openBucket } from './bucket.ts';
import type { Files } from './files.ts';
import { openFolder } from './folder.ts';

/** A folder, or `s3://key:secret@host/bucket` (`s3+http://` without TLS; region as `?region=`). */
export const openFiles = (setting: string): Files =>
  /^s3(\+http)?:/.test(setting) ? openBucket(new URL(setting)) : openFolder(resolve(setting));

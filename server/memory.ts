import { setFlagsFromString } from 'node:v8';

// Imported first. Otherwise what is made where others lived for a while goes straight among the old, where it stays until
// everything is collected: rows of a file did, all of them (docs/decisions/tables-as-files.md).
setFlagsFromString('--no-allocation-site-pretenuring');

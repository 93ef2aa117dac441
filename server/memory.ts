import { setFlagsFromString } from 'node:v8';

// What is made where others lived for a while would go straight among the old, where it stays until everything is
// collected: rows of a file did, all of them (docs/decisions/tables-as-files.md). Comes before what is measured by it.
setFlagsFromString('--no-allocation-site-pretenuring');

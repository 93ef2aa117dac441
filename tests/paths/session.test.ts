import { testPaths } from './kit/tests.ts';
import { sessionScript } from './session.script.ts';

testPaths(sessionScript, { paths: 20, steps: 146, walked: 71, notWalked: 22 });

import { testPaths } from './kit/tests.ts';
import { sessionScript } from './session.script.ts';

testPaths(sessionScript, { paths: 21, steps: 167, walked: 82, notWalked: 11 });

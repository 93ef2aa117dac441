import { testPaths } from './kit/tests.ts';
import { sessionScript } from './session.script.ts';

testPaths(sessionScript, { paths: 21, steps: 163, walked: 81, notWalked: 12 });

import { testPaths } from './kit/tests.ts';
import { verificationScript } from './verification.script.ts';

testPaths(verificationScript, { paths: 11, steps: 59, walked: 25, notWalked: 5 });

import { testPaths } from './kit/tests.ts';
import { verificationScript } from './verification.script.ts';

testPaths(verificationScript);

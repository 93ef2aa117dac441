import { guardianConsentScript } from './guardian-consent.script.ts';
import { testPaths } from './kit/tests.ts';

testPaths(guardianConsentScript, { paths: 18, steps: 121, walked: 44, notWalked: 12 });

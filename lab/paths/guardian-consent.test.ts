import { guardianConsentScript } from './guardian-consent.script.ts';
import { testPaths } from './kit/tests.ts';

testPaths(guardianConsentScript);

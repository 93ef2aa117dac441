import { testPaths } from './kit/tests.ts';
import { sessionScript } from './session.script.ts';

testPaths(sessionScript);

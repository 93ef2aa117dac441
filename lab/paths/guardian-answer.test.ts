import { guardianAnswerScript } from './guardian-answer.script.ts';
import { testPaths } from './kit/tests.ts';

testPaths(guardianAnswerScript, { paths: 27, steps: 127, walked: 36, notWalked: 8 });

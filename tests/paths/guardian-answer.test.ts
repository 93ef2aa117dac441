import { guardianAnswerScript } from './guardian-answer.script.ts';
import { testPaths } from './kit/tests.ts';

testPaths(guardianAnswerScript, { paths: 24, steps: 116, walked: 33, notWalked: 8 });

import { guardianAnswerScript } from './guardian-answer.script.ts';
import { testPaths } from './kit/tests.ts';

testPaths(guardianAnswerScript, { paths: 26, steps: 125, walked: 35, notWalked: 8 });

import { guardianAnswerScript } from './guardian-answer.script.ts';
import { testPaths } from './kit/tests.ts';

testPaths(guardianAnswerScript);

import { testPaths } from './kit/tests.ts';
import { pingAnswerScript } from './ping-answer.script.ts';

testPaths(pingAnswerScript);

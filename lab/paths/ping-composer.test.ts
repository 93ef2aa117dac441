import { testPaths } from './kit/tests.ts';
import { pingComposerScript } from './ping-composer.script.ts';

testPaths(pingComposerScript);

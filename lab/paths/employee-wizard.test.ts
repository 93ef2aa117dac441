import { employeeWizardScript } from './employee-wizard.script.ts';
import { testPaths } from './kit/tests.ts';

testPaths(employeeWizardScript, { paths: 6, steps: 35, walked: 9, notWalked: 11 });

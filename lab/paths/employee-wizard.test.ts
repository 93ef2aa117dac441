import { employeeWizardScript } from './employee-wizard.script.ts';
import { testPaths } from './kit/tests.ts';

testPaths(employeeWizardScript);

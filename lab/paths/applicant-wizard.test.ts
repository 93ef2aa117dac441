import { applicantWizardScript } from './applicant-wizard.script.ts';
import { testPaths } from './kit/tests.ts';

testPaths(applicantWizardScript, { paths: 10, steps: 65, walked: 16, notWalked: 4 });

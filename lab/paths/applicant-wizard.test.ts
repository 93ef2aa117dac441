import { applicantWizardScript } from './applicant-wizard.script.ts';
import { testPaths } from './kit/tests.ts';

testPaths(applicantWizardScript);

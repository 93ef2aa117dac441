import { EmployeeWizardScene } from './employee-wizard.scene.ts';
import { testPaths } from './kit/tests.ts';
import { employeeWizardPlan } from './wizard.plan.ts';
import { wizardScript } from './wizard.script.ts';

testPaths(
  wizardScript({
    plan: employeeWizardPlan,
    scene: (visit) => EmployeeWizardScene.begin(visit),
    way: 'Setting up',
    stepNames: { 'usage-type': 'Your aim', 'about-you': 'About you' },
    finished: { address: /\/dashboard/, standing: { situation: 'ready', role: 'employee' } },
  }),
);

import { expect } from '@playwright/test';
import { employeeWizardPlan } from './employee-wizard.plan.ts';
import { EmployeeWizardScene } from './employee-wizard.scene.ts';
import { aims, phoneFields } from './page-controls.ts';
import { wizardScript } from './wizard.script.ts';

export const employeeWizardScript = wizardScript({
  plan: employeeWizardPlan,
  scene: (visit) => EmployeeWizardScene.begin(visit),
  save: /^PATCH \/api\/v1\/(organizations|employees)\//,
  way: 'Setting up',
  stepNames: { 'usage-type': 'Your aim', 'about-you': 'About you' },
  last: 'Finish',
  finished: {
    address: /\/dashboard/,
    standing: { situation: 'ready', role: 'employee' },
    beside: ['link Create code'],
  },
  fields: (slug, say) => (slug === 'usage-type' ? aims(say) : ['textbox Position', ...phoneFields]),
  facts: async (scene, { output }) => {
    if (output['code'] === 'stale') await scene.alter();
  },
  aftermath: async ({ visitor }, { output }) => {
    if (output['code'] === 'stale') await expect(visitor.text('A colleague was faster')).toBeVisible();
  },
  comeBackOn: () => {
    throw new Error('Nobody asks an employee for a birth date.');
  },
});

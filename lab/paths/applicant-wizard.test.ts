import { ApplicantWizardScene } from './applicant-wizard.scene.ts';
import { testPaths } from './kit/tests.ts';
import { applicantWizardPlan } from './wizard.plan.ts';
import { wizardScript } from './wizard.script.ts';

testPaths(
  wizardScript({
    plan: applicantWizardPlan,
    scene: (visit) => ApplicantWizardScene.begin(visit),
    way: 'Your way to being found',
    stepNames: { profile: 'Your goal', phonenumber: 'Phone number', address: 'Address' },
    finished: { address: /\/tos\/accept/, standing: { situation: 'needsTos', role: 'applicant' } },
    buttons: ['Show list', 'My job is missing', 'I don’t know yet'],
  }),
);

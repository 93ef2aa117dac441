import { writtenDay } from '../../contract/kit/dates.ts';
import { applicantWizardPlan } from './applicant-wizard.plan.ts';
import { ApplicantWizardScene } from './applicant-wizard.scene.ts';
import { addressFields, findableText, goalFields, phoneFields, termsText } from './page-controls.ts';
import { wizardScript } from './wizard.script.ts';

export const applicantWizardScript = wizardScript({
  plan: applicantWizardPlan,
  scene: (visit) => ApplicantWizardScene.begin(visit),
  save: /^PATCH \/api\/v1\/applicants\//,
  way: 'Your way to being found',
  stepNames: { profile: 'Your goal', phonenumber: 'Phone number', address: 'Address' },
  last: 'Continue',
  finished: {
    address: /\/tos\/accept/,
    standing: { situation: 'needsTos', role: 'applicant' },
    beside: ['button I agree', findableText, termsText],
  },
  fields: (slug) => (slug === 'profile' ? goalFields : slug === 'phonenumber' ? phoneFields : addressFields),
  // What is typed alone decides.
  facts: () => Promise.resolve(),
  comeBackOn: ({ comeBackOn, visitor: { locale } }) => writtenDay(locale, 'UTC', new Date(`${comeBackOn}T00:00:00Z`)),
});

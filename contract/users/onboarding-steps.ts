/** The steps of each onboarding, in order (specification, section 2). Without schemas: the login page needs no more of it. */
export const onboardingSteps = {
  applicant: ['profile', 'phonenumber', 'address'],
  employee: ['usage-type', 'about-you'],
} as const;

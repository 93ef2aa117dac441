/** The steps of each onboarding, in order (specification, section 2). Without schemas: the login page needs no more of it. */
export const onboardingSteps = {
  applicant: ['profile', 'phonenumber', 'address'],
  employee: ['usage-type', 'about-you'],
} as const;

/**
 * What lies between a confirmed address and being found, in order: the steps, then whose yes is asked for. Wherever an
 * applicant is told how many steps there are, it is as many as these; it isn't fewer for anybody.
 */
export const stepsToBeFound = (isMinor: boolean) =>
  [...onboardingSteps.applicant, isMinor ? 'guardian' : 'agreement'] as const;

/** A consent to a release, as whoever decides reads it. */
export const releaseConsent = {
  version: 1,
  text: 'Consent: to give contact details to a company\n\nThe company gets what stands here.',
  hash: 'a'.repeat(64),
  locale: 'en',
} as const;

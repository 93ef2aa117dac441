const second = 1_000;
const minute = 60 * second;

/** Of codes sent by mail (decisions, section 5); times in milliseconds. */
export const verificationLimits = {
  validFor: 10 * minute,
  triesPerCode: 5,
  resendAfter: minute,
  /** Besides the one sent at registration. */
  resendsPerDay: 10,
  wrongPerDay: 25,
  day: 24 * 60 * minute,
} as const;

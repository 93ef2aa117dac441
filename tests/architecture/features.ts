/** The columns of the house: each feature bears this name in every row it has a part in. */
export const features = [
  'applicants',
  'authentication',
  'email-templates',
  'employees',
  'invitations',
  'legal-contacts',
  'organizations',
  'pings',
  'profiles',
  'recommendations',
  'registration-codes',
  'search',
  'tenants',
  'terms',
  'users',
] as const;

/** Folders of a row that are no feature: what the features stand on. */
export const foundations = {
  contract: ['kit'],
  machines: ['kit', 'session', 'wizard'],
  server: ['audit', 'db', 'dev', 'i18n', 'jobs', 'mail', 'plugins', 'sessions', 'shell', 'tokens'],
  'src/features': [
    'errors',
    'legal',
    'onboarding',
    'verification',
    'registration',
    'ping-answer',
    'dashboard',
    'help',
    'account',
    'navigation',
  ],
} as const satisfies Record<string, readonly string[]>;

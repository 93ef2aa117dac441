import { readdirSync } from 'node:fs';

const contract = readdirSync(new URL('../../contract/', import.meta.url), { withFileTypes: true });

/** The columns of the house, by their names in the contract: each bears it in every row it has a part in. */
export const features: readonly string[] = [
  ...contract.flatMap((entry) => (entry.isDirectory() && entry.name !== 'kit' ? [entry.name] : [])),
  // without endpoints of their own
  'onboarding',
  'registration',
  'session-end',
  'verification',
];

/** Folders of a row that are no feature: what the features stand on, and situations that several of them share. */
export const foundations = {
  contract: ['kit'],
  machines: ['kit', 'session', 'wizard', 'chunk-guard', 'link', 'list', 'notification', 'records'],
  server: [
    'audit',
    'consents',
    'db',
    'demo',
    'dev',
    'files',
    'geo',
    'handles',
    'http',
    'i18n',
    'jobs',
    'kit',
    'mail',
    'phonenumbers',
    'shell',
    'session',
    'tokens',
  ],
  'src/features': ['errors', 'help', 'legal', 'standstill'],
} as const satisfies Record<string, readonly string[]>;

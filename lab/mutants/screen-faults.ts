/** A fault between a machine and its screen, what stands for it in place of what, and which test has to notice it. */
export type ScreenFault = readonly [what: string, file: string, from: string, to: string, test: string];

const features = 'src/features';
const pings = `${features}/pings`;

export const screenFaults: readonly ScreenFault[] = [
  [
    'the guardian’s no is sent as a yes',
    `${features}/legal-contacts/guardian-answer.actors.ts`,
    "input.event === 'accept' ? { ...input, token, custody: true as const } : { ...input, token }",
    "({ ...input, event: 'accept', token, custody: true }) as never",
    'guardian-answer.states',
  ],
  [
    'Back is there where the wizard refuses it',
    `${features}/onboarding/onboarding-wizard.tsx`,
    "snapshot.context.index > 0 ? pressing(actor, { type: 'step.back' }) : undefined",
    "{ ...pressing(actor, { type: 'step.back' }), disabled: false }",
    'onboarding.states',
  ],
  [
    'a withdrawn consent is called expired',
    `${features}/terms/terms-screen.tsx`,
    'situation="withdrawn"',
    'situation="expired"',
    'terms.states',
  ],
  [
    'what was typed is dropped as the session ends',
    'src/app/session.ts',
    "snapshot.matches('loggedOut') && snapshot.context.endedBy === 'logout'",
    "snapshot.matches('loggedOut')",
    'app/session.test',
  ],
  [
    'a message can be sent before it was read',
    `${pings}/composer-drawer.tsx`,
    'check={() => lineIssues(snapshot.context.line).length === 0}',
    'isAsked check={() => lineIssues(snapshot.context.line).length === 0}',
    'composer.states',
  ],
  [
    'a message the company closed is shown as one’s own no',
    `${pings}/answer/ping-answer-screen.tsx`,
    'situation={situation} organization',
    "situation={situation === 'revoked' ? 'declined' : situation} organization",
    'ping-answer.states',
  ],
  [
    'a used link is called expired',
    `${features}/account/link/account-link-screen.tsx`,
    "link_used: 'used'",
    "link_used: 'expired'",
    'account-link.states',
  ],
  [
    'Undo in the notification does nothing',
    `${pings}/undo-toast.ts`,
    "onSelect: () => actor.send({ type: 'ping.undo' })",
    'onSelect: () => undefined',
    'composer.states',
  ],
  [
    'Back after a no takes the yes back',
    `${features}/applicants/ping-answer.tsx`,
    "<Do on={actor} event={{ type: 'answer.cancel' }}",
    "<Do on={actor} event={{ type: 'accept.confirm' }}",
    'ping-card.states',
  ],
  [
    'the pause before another code is not said',
    `${features}/verification/resend-line.tsx`,
    "snapshot.matches({ open: { resend: 'waiting' } })",
    "snapshot.matches({ open: { resend: 'resending' } })",
    'verify-email.states',
  ],
  [
    'a code that was tried too often is called expired',
    `${features}/verification/code-form.tsx`,
    "code: { void: 'expired' }",
    "code: { void: 'tries' }",
    'verify-email.states',
  ],
  [
    'the guardian who is named in another’s place is named twice over',
    `${features}/terms/guardian-form.tsx`,
    "|| snapshot.matches('replacing')",
    '',
    'terms.states',
  ],
  [
    'a link that failed to renew the search says that it did',
    `${features}/applicants/looking/renew-looking-screen.tsx`,
    "if (state === 'done') {",
    "if (state === 'done' || state === 'failed') {",
    'renew-looking.states',
  ],
];

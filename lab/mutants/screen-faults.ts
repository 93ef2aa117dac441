/** A fault between a machine and its screen, what stands for it in place of what, and which test has to notice it. */
export type ScreenFault = readonly [what: string, test: string, file: string, from: string, to: string];

export const screenFaults: readonly ScreenFault[] = String.raw`
the guardian’s no is sent as a yes — guardian-answer.states
src/features/legal-contacts/guardian-answer.actors.ts
- input.event === 'accept' ? { ...input, token, custody: true as const } : { ...input, token }
+ ({ ...input, event: 'accept', token, custody: true }) as never

Back can be pressed where the wizard refuses it — onboarding.states
src/features/onboarding/onboarding-wizard.tsx
- pressing(actor, { type: 'step.back' })
+ { ...pressing(actor, { type: 'step.back' }), disabled: false }

a withdrawn consent is called expired — terms.states
src/features/terms/terms-screen.tsx
- situation="withdrawn"
+ situation="expired"

what was typed is dropped as the session ends — app/session.test
src/app/session.ts
- snapshot.matches('loggedOut') && snapshot.context.endedBy === 'logout'
+ snapshot.matches('loggedOut')

a message can be sent before it was read — composer.states
src/features/pings/composer-drawer.tsx
- check={() => lineIssues(snapshot.context.line).length === 0}
+ isAsked check={() => lineIssues(snapshot.context.line).length === 0}

a message the company closed is shown as one’s own no — ping-answer.states
src/features/pings/answer/ping-answer-screen.tsx
- situation={situation} organization
+ situation={situation === 'revoked' ? 'declined' : situation} organization

a used link is called expired — account-link.states
src/features/account/link/account-link-screen.tsx
- link_used: 'used'
+ link_used: 'expired'

Undo in the notification does nothing — composer.states
src/features/pings/undo-toast.ts
- onUndo: () => actor.send({ type: 'ping.undo' })
+ onUndo: () => undefined

Back after a no takes the yes back — ping-card.states
src/features/applicants/decline-question.tsx
- <Do on={actor} event={{ type: 'answer.cancel' }}
+ <Do on={actor} event={{ type: 'accept.confirm' }}

the pause before another code is not said — verify-email.states
src/features/verification/resend-line.tsx
- snapshot.matches({ open: { resend: 'waiting' } })
+ snapshot.matches({ open: { resend: 'resending' } })

a code that was tried too often is called expired — verify-email.states
src/features/verification/code-form.tsx
- code: { void: 'expired' }
+ code: { void: 'tries' }

the guardian who is named in another’s place is named twice over — terms.states
src/features/terms/guardian-form.tsx
- || snapshot.matches('replacing')
+ 

a link that failed to renew the search says that it did — renew-looking.states
src/features/applicants/looking/renew-looking-screen.tsx
- if (state === 'done') {
+ if (state === 'done' || state === 'failed') {
`
  .trim()
  .split('\n\n')
  .map((said) => {
    const [, ...fault] = /^(.+) — (.+)\n(.+)\n- (.+)\n\+ ?(.*)$/.exec(said) ?? [];
    if (fault.length < 5) throw new Error(`No fault is made like this: ${said}`);
    return fault as unknown as ScreenFault;
  });

/** Mutants that may live, under the reason why nobody can tell them from the product; one that is killed or gone must leave. */
export const equivalent: readonly string[] = [
  ...`
a page of a stage never becomes the target itself: it passes on the one it carries, as its own or as the carried one:
- verdicts: areas onboarding, unverified, verify-email: verify-email + T
- verdicts: areas terms, unverified, verify-email: verify-email + T
- verdicts: areas terms, needsOnboarding, onboarding: onboarding + T

each stage is passed at once where nothing is missing, round to the one where something is:
- session: loggedIn.stage: begins in needsOnboarding
- session: loggedIn.stage: begins in needsTos
- session: loggedIn.stage: begins in ready

every way into it names the state inside:
- session: fetchingMe: begins in silent
- session: fetchingMe: begins in failed
- verification: open.code.void: begins in expired

a pause that was just told is always one to wait for:
- verification: open.resend.resending -- done [tooEarly] --> open.resend.choosing: goes to open.resend.waiting

what is known about the guardian has not changed, and sorts to the same page:
- guardianAnswer: accepting -- * --> asking: goes to sorting
- guardianAnswer: confirmingDecline -- decline.cancel --> asking: goes to sorting
- guardianAnswer: confirmingNotMe -- notMe.cancel --> asking: goes to sorting
- guardianAnswer: reporting -- * --> asking: goes to sorting
- guardianAnswer: withdrawing -- * --> askingWithdraw: goes to sorting

what is known about the message has not changed, or bears the answer just given, and sorts to the same page:
- pingAnswer: confirming* -- answer.cancel --> asking: goes to sorting
- pingAnswer: confirmingWithdraw -- answer.cancel --> accepted: goes to sorting
- pingAnswer: declining -- done [ok] --> declined: goes to sorting
- pingAnswer: withdrawing -- done [ok] --> withdrawn: goes to sorting
- pingAnswer: accepting -- done [isNowWithGuardian] --> guardianAsked: goes to sorting
- pingAnswer: confirmingDecline -- answer.cancel [isWithGuardian] --> guardianAsked: goes to sorting

only a host with a name to look up can have failed, and it is read as before:
- tenant: failed -- tenant.retry --> looking: goes to reading

only a notification on time can be held:
- notification: showing.held -- pointer.leave --> showing.timed: goes to showing.choosing
`.matchAll(/^- (.+)$/gm),
].map(([, id = '']) => id);

/** Innermost states in which no path stands still, each with the screen of tests/screens/catalogue that shows it: the storyboard takes its picture. */
export const screens: Readonly<Record<string, string>> = {
  'tenant/noSubdomain': 'error.no-subdomain',
  'tenant/found': 'login',
  'tenant/leaving': 'error.no-tenant',
  'tenant/failed': 'error.tenant-not-loaded',
  'link/entering': 'forgot-password',
  'link/pending': 'register-applicant.loading',
  'link/done': 'register-applicant',
  'link/closed': 'register-employee.expired',
  'link/failed': 'account.delete.unsent',
  'list/loading': 'pings.loading',
  'list/showing': 'pings',
  'list/empty': 'pings.empty',
  'list/failed': 'pings.failing',
  'recordAction/resting.offered': 'code',
  'recordAction/resting.done': 'code.inactive',
  'recordAction/resting.failed': 'code.archiving.unsent',
  'recordAction/asking': 'code.archiving',
  'recordAction/doing': 'code.archiving.sending',
  'recordForm/editing.unchanged': 'code',
  'recordForm/editing.refused': 'code.create.missing',
  'recordForm/editing.failed': 'code.saving.unsent',
  'recordForm/submitting.saving': 'code.saving.sending',
  'notification/showing.timed': 'composer.undone',
  'notification/showing.staying': 'composer.sent',
  'chunkGuard/failed': 'error.part-missing',
  'sessionEnd/near': 'session-end',
  'sessionEnd/unsure': 'session-end.unsent',
  'sessionEnd/last': 'session-end.last',
};

/** The other innermost states, each under the reason why there is nothing of its own to see. */
export const withoutLook = {
  'is over in the same moment': statesIn(`tenant/reading notification/showing.choosing chunkGuard/reloading`),
  'nobody notices': statesIn(`
    tenant/looking list/debouncing recordForm/submitting.comparing notification/showing.held notification/dismissed
    chunkGuard/watching sessionEnd/far sessionEnd/read sessionEnd/ended`),
  'the page of another state, with another sentence or a button that counts down': statesIn(`
    tenant/unconfigured guardianConsent/expired.cooling guardianConsent/expired.limitedToday
    guardianConsent/withdrawn.cooling recordAction/resting.refused recordForm/editing.changed recordForm/editing.saved
    recordForm/stale pingComposer/choosing.passedOver pingComposer/choosing.unrelated
    pingComposer/choosing.warned sessionEnd/staying sessionEnd/asking`),
};
function statesIn(text: string): string[] {
  return text.trim().split(/\s+/u);
}

/** Machines through which the browser walks no computed paths, under the reason why; the others have a flow. */
export const withoutPaths = {
  'Many pages share it, and what it shows depends on no way before.': statesIn(
    `link list recordAction recordForm notification sessionEnd`,
  ),
  'Nobody does anything: the address decides, or what the program lacks.': statesIn(`tenant chunkGuard`),
};

/**
 * What an administrator of the operator may do in another tenant, and what for. Endpoints that aren't here are refused to
 * them, new ones too; public ones are everybody's. No page of a person, no message, no file, no deletion, no log.
 */
export const handedOver: ReadonlyMap<string, string> = new Map([
  ['auth.me', 'who one is here, why and until when'],
  ['auth.logout', 'leaves'],
  ['activities.count', 'the own ones, of which there are none: every page asks'],
  ['addresses.list', 'where a place lies'],
  ['addresses.streets', 'what a street is called'],
  ['handovers.list', 'when somebody of the operator was here'],
  ['organizations.create', 'set-up: brings companies in'],
  ['organizations.update', 'support: puts right what a company asks for'],
  ['organizations.verify-preview', 'support: what letting several in would do'],
  ['organizations.verify-several', 'support: the same, for several'],
  ['bulk-actions.undo', 'support: takes that back within the minute, as nothing else is theirs to take back'],
  ['organizations.list', 'support: which companies there are, and how they stand'],
  ['organizations.show', 'support: what one says of itself'],
  [
    'organizations.transition',
    'support: lets one in, rejects it, pauses it, lets it go on, ends its part here, takes it back',
  ],
  ['staff.list', 'set-up: who looks after the tenant'],
  ['staff.create', 'set-up: the first administrator, while no active one of the tenant’s own has been here'],
  ['staff.invite-again', 'set-up: the same, where the link was lost'],
  ['terms.list', 'set-up: the terms'],
  ['terms.statistics', 'set-up: whom new terms would ask'],
  ['terms.publish', 'set-up: the terms'],
]);

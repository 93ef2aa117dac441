export const tenantWords = `
  tenant.retry: noch einmal versuchen | try again

  reading: Adresse lesen — Der erste Teil des Namens sagt, wessen Seite es ist. | Reading the address — The first part of the name says whose page it is.
  noSubdomain: Kein Name davor — Der Adresse fehlt der Name des Anbieters. | No subdomain — The address lacks the provider's name.
  looking: Sucht — Der Anbieter wird gesucht. | Looking — The provider is being looked up.
  found: Gefunden — Name und Farbe sind bekannt. | Found — Name and colour are known.
  leaving: Wechselt — Weiter zur selben Seite bei „app“. | Leaving — On to the same page at “app”.
  unconfigured: Nicht eingerichtet — Auch „app“ gibt es hier nicht. | Not set up — There is no “app” here either.
  failed: Nicht geladen — Der Server antwortet nicht. Man kann es noch einmal versuchen. | Not loaded — The server does not answer. You can try again.

  leavesOnlyFromElsewhere: Zu „app“ wechselt nur, wer nicht schon dort ist. | Only who is not at “app” already leaves for it.
  namedByServer: Kein Anbieter erscheint, den der Server nicht genannt hat. | No provider appears that the server has not named.
`;

import { wordsOf } from '../kit/words.ts';
import type { tenantMachine } from './tenant.machine.ts';

export const tenantWords = wordsOf<typeof tenantMachine>({
  events: { 'tenant.retry': ['noch einmal versuchen', 'try again'] },
  de: {
    reading: ['Adresse lesen', 'Der erste Teil des Namens sagt, wessen Seite es ist.'],
    noSubdomain: ['Kein Name davor', 'Der Adresse fehlt der Name des Anbieters.'],
    looking: ['Sucht', 'Der Anbieter wird gesucht.'],
    found: ['Gefunden', 'Name und Farbe sind bekannt.'],
    leaving: ['Wechselt', 'Weiter zur selben Seite bei „app“.'],
    unconfigured: ['Nicht eingerichtet', 'Auch „app“ gibt es hier nicht.'],
    failed: ['Nicht geladen', 'Der Server antwortet nicht. Man kann es noch einmal versuchen.'],
  },
  en: {
    reading: ['Reading the address', 'The first part of the name says whose page it is.'],
    noSubdomain: ['No subdomain', "The address lacks the provider's name."],
    looking: ['Looking', 'The provider is being looked up.'],
    found: ['Found', 'Name and colour are known.'],
    leaving: ['Leaving', 'On to the same page at “app”.'],
    unconfigured: ['Not set up', 'There is no “app” here either.'],
    failed: ['Not loaded', 'The server does not answer. You can try again.'],
  },
});

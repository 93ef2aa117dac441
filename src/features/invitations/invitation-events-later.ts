import { needCatalogs } from '../../i18n/catalogs.ts';
import { rowEvents } from '../../kit/row-events.tsx';
import { eventLooks, eventWords } from './invitation-words.ts';

export const Events = rowEvents({
  words: eventWords,
  looks: eventLooks,
  load: async () =>
    (await Promise.all([import('./invitation-events.tsx'), needCatalogs('errors', 'records')]))[0].InvitationEvents,
});

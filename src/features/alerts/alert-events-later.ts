import { needCatalogs } from '../../i18n/catalogs.ts';
import { rowEvents } from '../../kit/row-events.tsx';
import { eventLooks, rowWords } from './alert-words.ts';

export const Events = rowEvents({
  words: rowWords,
  looks: eventLooks,
  load: async () =>
    (await Promise.all([import('./alert-events.tsx'), needCatalogs('forms', 'records')]))[0].AlertEvents,
});

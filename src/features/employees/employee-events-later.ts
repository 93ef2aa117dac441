import { needCatalogs } from '../../i18n/catalogs.ts';
import { rowEvents } from '../../kit/row-events.tsx';
import { eventLooks, eventWords } from './employee-words.ts';

export const Events = rowEvents({
  words: eventWords,
  looks: eventLooks,
  load: async () =>
    (await Promise.all([import('./employee-events.tsx'), needCatalogs('errors', 'records')]))[0].EmployeeEvents,
});

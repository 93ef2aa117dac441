import { needCatalogs } from '../../i18n/catalogs.ts';
import { rowEvents } from '../../kit/row-events.tsx';
import { later } from '../../ui/dialog/layer.ts';
import { eventLooks, eventWords } from './staff-words.ts';

/** What is filled in once somebody is to be invited. */
export const inviteStaffForm = later(
  async () => (await Promise.all([import('./invite-staff-form.tsx'), needCatalogs('forms', 'reports')]))[0].InviteForm,
);

export const Events = rowEvents({
  words: eventWords,
  looks: eventLooks,
  load: async () =>
    (await Promise.all([import('./staff-events.tsx'), needCatalogs('errors', 'records', 'reports')]))[0].StaffEvents,
});

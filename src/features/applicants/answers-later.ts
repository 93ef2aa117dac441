import { needCatalogs } from '../../i18n/catalogs.ts';
import { later, layer } from '../../ui/dialog/layer.ts';

const words = () => needCatalogs('forms', 'applicants-later');

/** Times to choose from or to keep: with the page where there are some. */
export const pingAppointments = later(async () => (await import('./ping-appointments.tsx')).PingAppointments);

/** What answers to a message ask before they are given comes once the page rests, or when somebody presses for it. */
export const acceptQuestion = layer(
  async () => (await Promise.all([import('./accept-question.tsx'), words()]))[0].AcceptQuestion,
);
export const declineQuestion = layer(
  async () => (await Promise.all([import('./decline-question.tsx'), words()]))[0].DeclineQuestion,
);
export const withdrawQuestion = layer(
  async () => (await Promise.all([import('./withdraw-question.tsx'), words()]))[0].WithdrawQuestion,
);

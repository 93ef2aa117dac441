import type { LifecycleWords } from '../kit/lifecycle-words.ts';
import type { invitationLifecycle } from './invitation.lifecycle.ts';

export const invitationWords: LifecycleWords<typeof invitationLifecycle> = {
  de: {
    title: 'Einladung in einen Betrieb',
    statuses: {
      pending: ['Wartet', 'Der Link ist unterwegs und gilt zwei Wochen; danach läuft die Einladung ab.'],
      accepted: ['Angenommen', 'Die eingeladene Person arbeitet jetzt hier mit.'],
      declined: ['Abgelehnt', 'Die Person möchte nicht dazukommen; es geht keine weitere E-Mail hinaus.'],
      expired: ['Abgelaufen', 'Die Zeit ist um; erneut gesendet kommt ein neuer Link.'],
      revoked: ['Zurückgezogen', 'Der Link in der E-Mail gilt nicht mehr.'],
    },
    events: {
      accept: 'annehmen',
      decline: 'ablehnen',
      timeout: 'Frist läuft ab',
      revoke: 'zurückziehen',
      resend: 'erneut senden',
    },
  },
  en: {
    title: 'Invitation to a company',
    statuses: {
      pending: ['Waiting', 'The link is on its way and counts for two weeks; then the invitation expires.'],
      accepted: ['Accepted', 'The invited person works here now.'],
      declined: ['Declined', 'The person does not want to join; no further e-mail goes out.'],
      expired: ['Expired', 'The time is over; sent again, a new link comes.'],
      revoked: ['Taken back', 'The link in the e-mail no longer works.'],
    },
    events: {
      accept: 'accept',
      decline: 'decline',
      timeout: 'the time runs out',
      revoke: 'take back',
      resend: 'send again',
    },
  },
};

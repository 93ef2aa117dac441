import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { invitationLifecycle } from './invitation.lifecycle.ts';

export const invitationWords = lifecycleWords(invitationLifecycle, {
  title: ['Einladung in einen Betrieb', 'Invitation to a company'],
  events: {
    accept: ['annehmen', 'accept'],
    decline: ['ablehnen', 'decline'],
    timeout: ['Frist läuft ab', 'the time runs out'],
    revoke: ['zurückziehen', 'take back'],
    resend: ['erneut senden', 'send again'],
  },
  de: {
    pending: ['Wartet', 'Der Link ist unterwegs und gilt zwei Wochen; danach läuft die Einladung ab.'],
    accepted: ['Angenommen', 'Die eingeladene Person arbeitet jetzt hier mit.'],
    declined: ['Abgelehnt', 'Die Person möchte nicht dazukommen; es geht keine weitere E-Mail hinaus.'],
    expired: ['Abgelaufen', 'Die Zeit ist um; erneut gesendet kommt ein neuer Link.'],
    revoked: ['Zurückgezogen', 'Der Link in der E-Mail gilt nicht mehr.'],
  },
  en: {
    pending: ['Waiting', 'The link is on its way and counts for two weeks; then the invitation expires.'],
    accepted: ['Accepted', 'The invited person works here now.'],
    declined: ['Declined', 'The person does not want to join; no further e-mail goes out.'],
    expired: ['Expired', 'The time is over; sent again, a new link comes.'],
    revoked: ['Taken back', 'The link in the e-mail no longer works.'],
  },
});

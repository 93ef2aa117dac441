import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { appointmentLifecycle } from './appointment.lifecycle.ts';

export const appointmentWords = lifecycleWords(appointmentLifecycle, {
  title: ['Termin', 'Appointment'],
  events: {
    accept: ['zusagen', 'agree'],
    decline: ['passt nicht', 'none fits'],
    withdraw: ['absagen', 'call off'],
    lapse: ['verfallen', 'lapse'],
  },
  de: {
    pending: ['Vorgeschlagen', 'Der Betrieb hat den Termin vorgeschlagen; die Antwort steht aus.'],
    accepted: ['Vereinbart', 'Beide haben zugesagt.'],
    declined: ['Passt nicht', 'Keiner der vorgeschlagenen Termine passt.'],
    expired: ['Verfallen', 'Ein anderer wurde gewählt, oder die Zeit ist vorbei.'],
    revoked: ['Abgesagt', 'Eine der beiden Seiten hat abgesagt.'],
  },
  en: {
    pending: ['Proposed', 'The company has proposed it; the answer is open.'],
    accepted: ['Agreed', 'Both have agreed.'],
    declined: ['Does not fit', 'None of those proposed fits.'],
    expired: ['Lapsed', 'Another one was chosen, or its time has passed.'],
    revoked: ['Called off', 'One of the two has called it off.'],
  },
});

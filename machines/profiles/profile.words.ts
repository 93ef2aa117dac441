import type { LifecycleWords } from '../kit/lifecycle-words.ts';
import type { profileLifecycle } from './profile.lifecycle.ts';

export const profileWords: LifecycleWords<typeof profileLifecycle> = {
  de: {
    title: 'Auftritt eines Betriebs',
    statuses: {
      draft: ['Entwurf', 'Der Auftritt wird gestaltet; zu sehen ist er erst, wenn er freigegeben ist.'],
      published: ['Freigegeben', 'Nachrichten und Codes des Betriebs tragen diesen Auftritt.'],
      archived: ['Archiviert', 'Nichts trägt ihn mehr; er lässt sich wiederherstellen.'],
    },
    events: {
      publish: 'freigeben',
      unpublish: 'Freigabe zurücknehmen',
      archive: 'archivieren',
      restore: 'wiederherstellen',
    },
  },
  en: {
    title: 'Face of a company',
    statuses: {
      draft: ['Draft', 'It is being designed; it is to be seen once it is published.'],
      published: ['Published', 'Messages and codes of the company bear it.'],
      archived: ['Archived', 'Nothing bears it any more; it can be restored.'],
    },
    events: {
      publish: 'publish',
      unpublish: 'take back the publication',
      archive: 'archive',
      restore: 'restore',
    },
  },
};

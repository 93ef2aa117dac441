import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { profileLifecycle } from './profile.lifecycle.ts';

export const profileWords = lifecycleWords(profileLifecycle, {
  title: ['Auftritt eines Betriebs', 'Face of a company'],
  events: {
    publish: ['freigeben', 'publish'],
    unpublish: ['Freigabe zurücknehmen', 'take back the publication'],
    archive: ['archivieren', 'archive'],
    restore: ['wiederherstellen', 'restore'],
  },
  de: {
    draft: ['Entwurf', 'Der Auftritt wird gestaltet; zu sehen ist er erst, wenn er freigegeben ist.'],
    published: ['Freigegeben', 'Nachrichten und Codes des Betriebs tragen diesen Auftritt.'],
    archived: ['Archiviert', 'Nichts trägt ihn mehr; er lässt sich wiederherstellen.'],
  },
  en: {
    draft: ['Draft', 'It is being designed; it is to be seen once it is published.'],
    published: ['Published', 'Messages and codes of the company bear it.'],
    archived: ['Archived', 'Nothing bears it any more; it can be restored.'],
  },
});

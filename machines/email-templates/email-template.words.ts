import type { LifecycleWords } from '../kit/lifecycle-words.ts';
import type { emailTemplateLifecycle } from './email-template.lifecycle.ts';

export const emailTemplateWords: LifecycleWords<typeof emailTemplateLifecycle> = {
  de: {
    title: 'Vorlage einer Nachricht',
    statuses: {
      draft: ['Entwurf', 'Die Vorlage wird geschrieben; benutzen lässt sie sich erst, wenn sie freigegeben ist.'],
      published: ['Freigegeben', 'Der Betrieb kann mit ihr schreiben; wer sie ändert, macht sie wieder zum Entwurf.'],
      archived: ['Archiviert', 'Niemand schreibt mehr mit ihr; sie lässt sich wiederherstellen.'],
    },
    events: {
      publish: 'freigeben',
      edit: 'ändern',
      archive: 'archivieren',
      restore: 'wiederherstellen',
    },
  },
  en: {
    title: 'Template of a message',
    statuses: {
      draft: ['Draft', 'The template is being written; it can be used once it is published.'],
      published: ['Published', 'The company can write with it; changing it makes it a draft again.'],
      archived: ['Archived', 'Nobody writes with it any more; it can be restored.'],
    },
    events: {
      publish: 'publish',
      edit: 'edit',
      archive: 'archive',
      restore: 'restore',
    },
  },
};

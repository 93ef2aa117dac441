import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { emailTemplateLifecycle } from './email-template.lifecycle.ts';

export const emailTemplateWords = lifecycleWords(emailTemplateLifecycle, {
  title: ['Vorlage einer Nachricht', 'Template of a message'],
  events: {
    publish: ['freigeben', 'publish'],
    edit: ['ändern', 'edit'],
    archive: ['archivieren', 'archive'],
    restore: ['wiederherstellen', 'restore'],
  },
  de: {
    draft: ['Entwurf', 'Die Vorlage wird geschrieben; benutzen lässt sie sich erst, wenn sie freigegeben ist.'],
    published: ['Freigegeben', 'Der Betrieb kann mit ihr schreiben; wer sie ändert, macht sie wieder zum Entwurf.'],
    archived: ['Archiviert', 'Niemand schreibt mehr mit ihr; sie lässt sich wiederherstellen.'],
  },
  en: {
    draft: ['Draft', 'The template is being written; it can be used once it is published.'],
    published: ['Published', 'The company can write with it; changing it makes it a draft again.'],
    archived: ['Archived', 'Nobody writes with it any more; it can be restored.'],
  },
});

import { msg } from '@lingui/core/macro';
import { pageApi } from '../../kit/given.ts';
import { NewRecordPage, NewRecordPending, type NewRecordWords } from '../../kit/fields/new-record-page.tsx';
import { Preview } from './preview.tsx';
import { beginningOf, templateForm } from './template-form.tsx';
import { editTemplatePage } from './template-words.ts';

const route = pageApi('/member/email-templates/create');

const words: NewRecordWords = {
  title: msg`A new template`,
  lead: msg`It begins with the words of the association. It can be sent once it is published.`,
  back: ['/email-templates', msg`All templates`],
  button: msg`Save as draft`,
  done: msg`The draft is saved. You can publish it now.`,
};

export function CreateEmailTemplateScreen() {
  const offers = route.useLoaderData();
  return (
    <NewRecordPage
      of={templateForm}
      words={words}
      offers={offers}
      begin={beginningOf(offers, 'ping')}
      page={editTemplatePage}
      renderPreview={(held) => <Preview values={held} profiles={offers.profiles} />}
    />
  );
}

/** The form while what it offers is being fetched. */
export const CreateEmailTemplatePending = () => <NewRecordPending words={words} />;

import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { exampleSender } from '../../../../contract/email-templates/example-sender.ts';
import { NewRecordPage, NewRecordPending, type NewRecordWords } from '../../../kit/fields/new-record-page.tsx';
import { Preview } from '../preview.tsx';
import { beginningOf } from '../template-form.tsx';
import { defaultTemplateForm } from './default-template-form.ts';
import { defaultTemplatePage } from './default-template-words.ts';

const route = getRouteApi('/member/default-templates/create');

const words: NewRecordWords = {
  title: msg`A new default template`,
  lead: msg`It begins with the words that your companies have already. They can write with it once you publish it.`,
  back: ['/default-templates', msg`All default templates`],
  button: msg`Save as draft`,
  done: msg`The draft is saved. You can publish it now.`,
};

export function CreateDefaultTemplateScreen() {
  const offers = route.useLoaderData();
  return (
    <NewRecordPage
      of={defaultTemplateForm}
      words={words}
      offers={offers}
      begin={beginningOf(offers, 'ping')}
      page={defaultTemplatePage}
      renderPreview={(held) => <Preview values={{ ...held, profile_id: null }} example={exampleSender} />}
    />
  );
}

/** The form while what it offers is being fetched. */
export const CreateDefaultTemplatePending = () => <NewRecordPending words={words} />;

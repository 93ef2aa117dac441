import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { pageApi } from '../../kit/given.ts';
import { NewRecordPage, NewRecordPending, type NewRecordWords } from '../../kit/fields/new-record-page.tsx';
import { codeForm } from './code-form.tsx';
import { codePage } from './code-words.ts';

const route = pageApi('/member/registration-codes/create');

const words: NewRecordWords = {
  title: msg`A new registration code`,
  lead: msg`Hand it to good applicants you can’t take yourself. They register with it and are found by others.`,
  back: ['/registration-codes', msg`All registration codes`],
  button: msg`Create code`,
  done: msg`The code is ready`,
};

export function CreateCodeScreen() {
  const { t } = useLingui();
  const recommendation_text = t`Your application convinced us. Unfortunately we have no place left, so we gladly recommend you.`;
  const offers = { ...route.useLoaderData(), isUnused: true };
  return <NewRecordPage of={codeForm} words={words} offers={offers} begin={{ recommendation_text }} page={codePage} />;
}

/** The form while what it offers is being fetched. */
export const CreateCodePending = () => <NewRecordPending words={words} />;

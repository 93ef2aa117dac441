import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { BackTo, type BackLink } from '../back-to.tsx';
import { type FormHeader, FormPage, FormPending } from '../form-page.tsx';
import type { Written } from './fields.ts';
import { NewRecord, type NewRecordProps } from './new-record.tsx';

/** How the page of a new record begins, and how it ends. */
export interface NewRecordWords {
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  /** The list it will stand in. */
  readonly back: BackLink;
  /** What the button says, and what is said of a record that counts from now on. */
  readonly button: MessageDescriptor;
  readonly done: MessageDescriptor;
}

interface Headed {
  readonly words: NewRecordWords;
  /** Where whoever came otherwise than by the list goes back to. */
  readonly back?: BackLink | undefined;
}

function useHeader({ words: { title, lead, back }, back: other = back }: Headed): FormHeader {
  const { i18n } = useLingui();
  return { title: i18n._(title), lead: i18n._(lead), back: other };
}

/** The page of a new record: its form in one column, or with its preview beside it. */
export function NewRecordPage<R extends Written, Offers>({
  words,
  back,
  ...form
}: Headed & Omit<NewRecordProps<R, Offers>, 'button' | 'done'>) {
  const { i18n } = useLingui();
  const header = useHeader({ words, back });
  const drawn = <NewRecord {...form} button={i18n._(words.button)} done={i18n._(words.done)} />;
  if (!form.renderPreview) return <FormPage {...header}>{drawn}</FormPage>;
  return (
    <Stack gap={8}>
      <PageHeader {...header} back={<BackTo link={header.back} />} />
      {drawn}
    </Stack>
  );
}

/** The same while what the form offers is being fetched. */
export const NewRecordPending = (headed: Headed) => <FormPending header={useHeader(headed)} />;

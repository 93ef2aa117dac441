import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import * as v from 'valibot';
import { type NewTerms, newTermsSchema } from '../../../../contract/terms/terms.schema.ts';
import { useMe } from '../../../api/session.ts';
import { AppForm } from '../../../forms/app-form.tsx';
import { unsaved } from '../../../forms/outcome.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { BackTo } from '../../../kit/back-to.tsx';
import { type FormHeader, FormPending } from '../../../kit/form-page.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextChanges } from '../../../ui/text-changes/text-changes.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';
import { type Material, MaterialQuestion } from './material-question.tsx';
import { PublishQuestion } from './publish-question.tsx';
import * as css from './languages.css.ts';
import { useLanguages } from './use-languages.ts';

const route = getRouteApi('/member/terms/create');

/** Whether everybody is asked again is said by whoever publishes, and never assumed. */
const schema = v.pipe(
  v.strictObject({ ...newTermsSchema.entries, material: v.picklist(['yes', 'no'], 'required') }),
  v.transform((typed): NewTerms => ({ ...typed, material: typed.material === 'yes' })),
);
const unsaid: { readonly material: Material } = { material: '' };
const mostCharacters = 40_000;

/** A new version of the terms, in both languages beside each other, with what it changes and whom it asks. */
export function NewTermsScreen() {
  const { current, asked } = route.useLoaderData();
  const { user } = useMe();
  const { t } = useLingui();
  const notify = useNotify();
  const languages = useLanguages();
  const header = useHeader();
  const [toPublish, setToPublish] = useState<NewTerms>();
  const { version: number, text: stored } = current;
  const form = useAppForm({
    schema,
    defaultValues: { replaces: number, text: stored, ...unsaid },
    draft: { name: `terms.${number}`, userId: user.id },
    // it counts at once and for everybody: one more question
    submit: (typed) => {
      const isOther = typed.text.de !== stored.de || typed.text.en !== stored.en;
      if (isOther) setToPublish(typed);
      else notify.show({ tone: 'info', title: t`Nothing is different from version ${number} yet` });
      return Promise.resolve(unsaved);
    },
  });
  const typed = useDeferredValue(useStore(form.api.store, ({ values }) => values.text));
  return (
    <Stack gap={8}>
      <PageHeader {...header} back={<BackTo link={header.back} />} />
      <AppForm form={form}>
        <div className={css.languages}>
          {languages.map(([lang, name]) => (
            <form.Field key={lang} name={`text.${lang}`}>
              {(field) => (
                <TextArea
                  {...form.bind(field)}
                  label={name}
                  lang={lang}
                  rows={18}
                  maxLength={mostCharacters}
                  required
                />
              )}
            </form.Field>
          ))}
        </div>
        <Stack gap={3}>
          <Heading level={2} look="title">
            <Trans>What is different from version {number}</Trans>
          </Heading>
          <div className={css.languages}>
            {languages.map(([lang]) => (
              <TextChanges key={lang} from={stored[lang]} to={typed[lang]} lang={lang} />
            ))}
          </div>
        </Stack>
        <form.Field name="material">{(field) => <MaterialQuestion {...form.bind(field)} asked={asked} />}</form.Field>
        <Row>
          <Button type="submit">
            <Trans>Put in force …</Trans>
          </Button>
        </Row>
      </AppForm>
      <PublishQuestion
        terms={toPublish}
        asked={asked}
        onClose={() => setToPublish(undefined)}
        onPublished={form.takeStored}
      />
    </Stack>
  );
}

export const NewTermsPending = () => <FormPending header={useHeader()} />;

function useHeader(): FormHeader {
  const { t } = useLingui();
  return {
    title: t`A new version of the terms`,
    lead: t`It begins with the text in force. An empty line separates paragraphs, a short line of its own is a heading, and “- ” begins an item of a list.`,
    back: ['/terms', msg`All versions`],
  };
}

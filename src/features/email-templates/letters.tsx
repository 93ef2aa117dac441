import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type SampleKind, sampleKinds } from '../../../contract/email-templates/samples.ts';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import { type Locale, locales } from '../../../contract/kit/fields.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './email-templates.css.ts';
import { Letter } from './letter.tsx';
import { languageWords, sampleWords } from './template-words.ts';
import { type SendTest, TestMail } from './test-mail.tsx';
import { type Example, useSampleValues } from './use-sample-values.ts';

interface LettersProps {
  readonly template: Pick<EmailTemplate, 'id' | 'purpose' | 'subject' | 'body' | 'status'>;
  /** The name it shows. */
  readonly profile?: string | undefined;
  readonly example?: Example;
  readonly send?: SendTest;
}

/** The letter in both languages beside each other, to whoever is chosen. */
export function Letters({ template, profile, example, send }: LettersProps) {
  const { t, i18n } = useLingui();
  const [sample, setSample] = useState<SampleKind>('full');
  const own = localeOf(i18n);
  return (
    <Stack gap={4}>
      <Select
        label={t`Example`}
        name="preview-sample"
        width="medium"
        value={sample}
        onChange={(next) => setSample(next as SampleKind)}
        options={sampleKinds.map((value) => ({ value, label: i18n._(sampleWords[value]) }))}
      />
      <div className={css.letters}>
        {locales
          .toSorted((locale) => (locale === own ? -1 : 1))
          .map((locale) => (
            <InLanguage
              key={locale}
              template={template}
              profile={profile}
              example={example}
              sample={sample}
              locale={locale}
            />
          ))}
      </div>
      <Text look="small">
        <Trans>The recipient is invented. In the e-mail, the link becomes a button.</Trans>
      </Text>
      {template.status === 'archived' ? null : <TestMail id={template.id} locale={own} sample={sample} send={send} />}
    </Stack>
  );
}

interface InLanguageProps {
  readonly template: LettersProps['template'];
  readonly profile: string | undefined;
  readonly example: Example | undefined;
  readonly sample: SampleKind;
  readonly locale: Locale;
}

function InLanguage({ template: { purpose, subject, body }, profile, example, sample, locale }: InLanguageProps) {
  const { i18n } = useLingui();
  const values = useSampleValues(sample, locale, { profile, example });
  return (
    <Stack gap={2}>
      <Heading level={2} look="label">
        {i18n._(languageWords[locale])}
      </Heading>
      <Letter purpose={purpose} subject={subject[locale]} text={body[locale]} values={values} locale={locale} />
    </Stack>
  );
}

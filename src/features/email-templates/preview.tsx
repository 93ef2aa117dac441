import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type SampleKind, sampleKinds } from '../../../contract/email-templates/samples.ts';
import { type Locale, locales } from '../../../contract/kit/fields.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './email-templates.css.ts';
import { Letter } from './letter.tsx';
import type { TemplateValues } from './template-form.tsx';
import { languageWords, sampleWords } from './template-words.ts';
import { type SendTest, TestMail } from './test-mail.tsx';
import { localeOf } from '../../i18n/in-both.ts';
import { type Example, useSampleValues } from './use-sample-values.ts';

interface PreviewProps {
  readonly values: Pick<TemplateValues, 'purpose' | 'subject' | 'body' | 'profile_id'>;
  /** Of the company that writes. */
  readonly profiles?: readonly Profile[];
  /** Of a template that is stored: a test can be sent. */
  readonly id?: string;
  readonly send?: SendTest;
  readonly example?: Example;
}

/** What its reader gets, from the program that sends it, while one types. */
export function Preview({
  values: { purpose, subject, body, profile_id },
  profiles = [],
  id,
  send,
  example,
}: PreviewProps) {
  const { t, i18n } = useLingui();
  const [locale, setLocale] = useState<Locale>(localeOf(i18n));
  const [sample, setSample] = useState<SampleKind>('full');
  const profile = profiles.find((one) => one.id === profile_id)?.name;
  const values = useSampleValues(sample, locale, { profile, example });
  return (
    <Stack gap={3}>
      <Heading level={2} look="label">
        <Trans>How it arrives</Trans>
      </Heading>
      <div className={css.choices}>
        <Select
          label={t`Language`}
          name="preview-language"
          value={locale}
          onChange={(next) => setLocale(next as Locale)}
          options={locales.map((value) => ({ value, label: i18n._(languageWords[value]) }))}
        />
        <Select
          label={t`Example`}
          name="preview-sample"
          value={sample}
          onChange={(next) => setSample(next as SampleKind)}
          options={sampleKinds.map((value) => ({ value, label: i18n._(sampleWords[value]) }))}
        />
      </div>
      <Letter purpose={purpose} subject={subject[locale]} text={body[locale]} values={values} locale={locale} />
      <Text look="small">
        <Trans>The recipient is invented. In the e-mail, the link becomes a button.</Trans>
      </Text>
      {id === undefined ? null : <TestMail id={id} locale={locale} sample={sample} send={send} />}
    </Stack>
  );
}
